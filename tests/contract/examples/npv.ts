import { npvApi } from '@/features/valuation/npv/npv.api'
import { NpvBody } from '@/features/valuation/npv/npvBody'
import { today } from '@/shared/lib/dates'
import { npvs } from '@mocks/valuation/npvStore'
import { makeNpvDraft } from '@mocks/valuation/seed/npvs'
import { example, type Example } from '../example'

const first = () => [...npvs.keys()][0]!
const body = () => NpvBody.parse(makeNpvDraft(today(), { name: 'A new calculation' }))

export const examples: readonly Example[] = [
  example(npvApi.list, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(npvApi.detail, () => ({ path: { id: first() } })),
  example(npvApi.create, () => ({ body: body() })),
  example(npvApi.update, () => ({ body: { ...body(), id: first() } })),
  example(npvApi.remove, () => ({ path: { ids: first() } })),
  example(npvApi.download, () => ({ path: { id: first() }, query: { format: 'xlsx' as const } })),
]
