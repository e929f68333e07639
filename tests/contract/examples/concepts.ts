import { conceptApi } from '@/features/concepts/model/concepts.api'
import { conceptWorkflow } from '@/features/concepts/domain/conceptWorkflow'
import { conceptNoticeApi } from '@/features/concepts/model/notice.api'
import { concepts } from '@mocks/concepts/store'
import { CALLS, readyFor } from '../../support/concepts'
import { example, type Example } from '../example'

const ADMIN = '1'

/** Those of the administrator's that only an owner may do something with. */
const prepared = (action: (typeof conceptWorkflow.names)[number]) => {
  const { from, who } = conceptWorkflow.actions[action]
  return readyFor(action, from[0]!, (who as readonly string[]).includes('owner') ? { ownerId: ADMIN } : {})
}

/** Two actions are two ways to make one call. */
const TWICE = new Set(['declare', 'editAfter'])

const some = () => ({ path: { id: concepts.all()[0]!.id } })
// Ids that other calls are tried with are those of rows that have come far.
const farthest = { pageNum: 1, pageSize: 10, orderByColumn: 'state', isAsc: 'desc' as const }

export const examples: readonly Example[] = [
  example(conceptNoticeApi.highlightFlag, () => ({})),
  example(conceptNoticeApi.waitListCount, () => ({})),
  example(conceptNoticeApi.waitHatchListCount, () => ({})),
  example(conceptApi.list, () => ({ query: farthest })),
  example(conceptApi.sealList, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(conceptApi.secrecyList, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(conceptApi.detail, some),
  example(conceptApi.timeline, some),
  example(conceptApi.notes, some),
  example(conceptApi.scores, some),
  example(conceptApi.statistics, () => ({ query: {} })),
  example(conceptApi.export, () => ({ query: { keyword: '疫苗', language: 'en' as const } })),
  example(conceptApi.create, () => ({ body: { firstStage: { name: '新的项目' } } })),
  ...conceptWorkflow.names
    .filter((action) => !TWICE.has(action))
    .map((action) => ({
      endpoint: CALLS[action].endpoint,
      args: () => CALLS[action].args(prepared(action)),
    })),
]
