import { now } from '../../platform/clock'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import { conceptNoticeApi } from '@/features/concepts/model/notice.api'
import { actWithFile, daysFromNow, notifyOwner, notifyPassed, withOpinion } from '../conceptActions'
import { defaultParties } from '../secrecyParties'
import { conceptsFile } from '../conceptsFile'
import { conceptsOf, detailOf, hatchingCount, rowsOf, secrecyRowsOf, waitingCount } from '../lists'
import { scoresFor } from '../review'
import { claimsOf, paymentsOf } from '../figures'
import { redactFor, ownersOf, statisticsOf } from '../statistics'
import { act, allowed, commit, conceptFor, concepts, isRedacted, visibleTo } from '../store'
import { SUCCESS_MESSAGE, mock, Refusal } from '../../platform/mock'
import { list } from '../../platform/list'
import { page } from '../../platform/page'
import { push } from '../../platform/socket'
import { storeGeneratedFile } from '../../platform/files'

const LIST = 'poconcept:poconceptInfo:list'

const byId = (id: unknown) => ({ id: String(id) })

const highlightedOf = (ownerId: string) =>
  concepts.all().filter((concept) => concept.ownerId === ownerId && concept.highlight)

const noticeMocks = [
  mock(conceptNoticeApi.highlightFlag, 'signed-in', ({ account }) =>
    highlightedOf(account.userId).map(({ firstStage }) => String(firstStage?.name ?? '')),
  ),

  mock(conceptNoticeApi.markSeen, 'signed-in', ({ account, body }) => {
    for (const { id } of highlightedOf(account.userId)) {
      if (body.ids && !body.ids.includes(id)) continue
      act('markSeen', { account, body: { id } })
    }
  }),

  mock(conceptNoticeApi.waitListCount, 'signed-in', ({ account }) => waitingCount(account)),
  mock(conceptNoticeApi.waitHatchListCount, 'signed-in', ({ account }) => hatchingCount(account)),
]

const readMocks = [
  mock(conceptApi.list, LIST, ({ account, query }) => page(rowsOf(account, query), query)),

  mock(conceptApi.sealList, 'poconcept:poconceptInfo:sealList', ({ account, query }) =>
    page(rowsOf(account, { ...query, seal: 'sealed' }), query),
  ),

  mock(
    conceptApi.export,
    'poconcept:poconceptInfo:export',
    async ({ account, query: { language, ...query } }) => ({
      msg: storeGeneratedFile(await conceptsFile(rowsOf(account, query), { account, language, query })),
    }),
  ),

  mock(conceptApi.statistics, 'poconcept:poconceptInfo:statistics', ({ account, query }) => {
    // Filtered like the lists that the chart's marks link to.
    const found = conceptsOf(account, query)
    const isNarrowed = Object.values(query).some(Boolean)
    const conceptIds = isNarrowed ? new Set(found.map(({ id }) => id)) : null
    return {
      ...statisticsOf(redactFor(account, found)),
      claims: claimsOf(account, conceptIds),
      payments: paymentsOf(account, conceptIds),
      owners: ownersOf(visibleTo(account)),
    }
  }),

  mock(conceptApi.secrecyList, 'poconcept:poconceptInfo:secrecy', ({ account, query }) =>
    list(secrecyRowsOf(account), query, { keyword: ['code', 'name'], equals: ['state'] }),
  ),

  mock(conceptApi.secrecyDefault, LIST, ({ account, path }) => {
    return defaultParties(allowed(account, 'readSecrecyTerms', byId(path.id)), daysFromNow(0))
  }),

  mock(conceptApi.afterInfo, LIST, ({ account, path }) => {
    const concept = allowed(account, 'readAfter', byId(path.id))
    return {
      info: concept.afterStage,
      approvedAmount: concept.approvedAmount,
      currency: concept.decision?.currency,
      conditions: concept.decision?.conditions,
      returnReason: concept.opinions?.findLast(({ stage, isPass }) => stage === 'after' && !isPass)?.text,
    }
  }),

  mock(conceptApi.timeline, LIST, ({ account, path }) => {
    const concept = conceptFor(account, String(path.id))
    return isRedacted(concept, account) ? [] : [...concept.events]
  }),

  mock(
    conceptApi.notes,
    LIST,
    ({ account, path }) => detailOf(conceptFor(account, String(path.id)), account).notes,
  ),
  mock(conceptApi.scores, LIST, ({ account, path }) =>
    scoresFor(conceptFor(account, String(path.id)), account),
  ),
]

const agreementMocks = [
  mock(conceptApi.applySecrecy, LIST, (call) => {
    const { id: _, version: __, ...parties } = call.body
    return act('applySecrecy', call, () => ({ secrecyParties: parties }))
  }),

  mock(conceptApi.withdrawSecrecy, LIST, (call) =>
    act('withdrawSecrecy', call, () => ({ secrecyParties: null })),
  ),

  mock(conceptApi.signSecrecy, LIST, (call) =>
    actWithFile('signSecrecy', call, (record) => ({ secrecyFile: record })),
  ),

  mock(conceptApi.signService, LIST, async (call) => {
    const result = await actWithFile('signService', call, (record, { managerName }) => ({
      serviceFile: record,
      managerName: managerName || call.account.nickName,
    }))
    push(concepts.get(result.id)!.ownerId, { code: 200, msg: 'highlight' })
    return result
  }),
]

const afterMocks = [
  mock(conceptApi.editAfter, LIST, ({ account, body }) => {
    const afterStage = body.info
    const action = body.submit ? 'submitAfter' : 'editAfter'
    const concept = allowed(account, action, body, { afterStage })
    return commit(account, action, concept, body.submit ? { afterSubmitterId: account.userId } : {})
  }),

  mock(conceptApi.passAfter, LIST, (call) => notifyOwner(notifyPassed(act('passAfter', call), call.account))),

  mock(conceptApi.returnAfter, LIST, (call) => {
    const {
      account,
      body: { reason: text },
    } = call
    const opinion = { stage: 'after', isPass: false, text } as const
    return notifyOwner(
      act('returnAfter', call, (concept) => withOpinion(concept, account, opinion), { text }),
    )
  }),
]

/** Runs the action once per id; an error does not stop the others. */
const forEachId = (ids: unknown, run: (id: string) => unknown) =>
  [...new Set(String(ids).split(','))].map((id) => {
    try {
      run(id)
      return { id, ok: true, msg: SUCCESS_MESSAGE }
    } catch (error) {
      if (error instanceof Refusal) return { id, ok: false, msg: error.message }
      throw error
    }
  })

const sealMocks = [
  mock(conceptApi.seal, LIST, ({ account, path }) =>
    forEachId(path.ids, (id) =>
      act('seal', { account, body: { id } }, () => ({ sealedBy: account.nickName, sealedTime: now() })),
    ),
  ),

  mock(conceptApi.unseal, LIST, ({ account, path }) =>
    forEachId(path.ids, (id) =>
      act('unseal', { account, body: { id } }, () => ({ sealedBy: null, sealedTime: null })),
    ),
  ),
]

export const conceptMocks = [
  ...noticeMocks,
  ...readMocks,
  ...agreementMocks,
  ...afterMocks,
  ...sealMocks,
  // Must be last: its path also matches those of the lists.
  mock(conceptApi.detail, LIST, ({ account, path }) =>
    detailOf(conceptFor(account, String(path.id)), account),
  ),
]
