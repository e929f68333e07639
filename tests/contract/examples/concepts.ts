import { conceptApi } from '@/features/concepts/model/concepts.api'
import { conceptWorkflow } from '@/features/concepts/domain/conceptWorkflow'
import { conceptNoticeApi } from '@/features/concepts/model/notice.api'
import { concepts } from '@mocks/concepts/store'
import { CALLS, readyFor } from '../../support/concepts'
import { example, type Example } from '../example'

const ADMIN = '1'

/** Concept ready for the action, owned by the administrator if only owners may perform it. */
const prepared = (action: (typeof conceptWorkflow.names)[number]) => {
  const { from, who } = conceptWorkflow.actions[action]
  return readyFor(action, from[0]!, (who as readonly string[]).includes('owner') ? { ownerId: ADMIN } : {})
}

/** Both actions use the same endpoint. */
const TWICE = new Set(['declare', 'editAfter'])

const some = () => ({ path: { id: concepts.all()[0]!.id } })
// Other calls are tried with the ids of these rows, so they are in late states.
const latestStateFirst = { pageNum: 1, pageSize: 10, orderByColumn: 'state', isAsc: 'desc' as const }

export const examples: readonly Example[] = [
  example(conceptNoticeApi.highlightFlag, () => ({})),
  example(conceptNoticeApi.waitListCount, () => ({})),
  example(conceptNoticeApi.waitHatchListCount, () => ({})),
  example(conceptApi.list, () => ({ query: latestStateFirst })),
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
