import { conceptApi } from '@/features/concepts/model/concepts.api'
import type { Secrecy, State } from '@/features/concepts/domain/conceptStates'
import type { Action } from '@/features/concepts/domain/conceptWorkflow'
import { conceptNoticeApi } from '@/features/concepts/model/notice.api'
import type { AnyEndpoint } from '@/shared/api'
import { concepts, type StoredConcept } from '@mocks/concepts/store'
import { scoreWeights } from '@mocks/concepts/figures'
import { ACCOUNTS } from '@mocks/account/seed/accounts'
import { createRandom } from '@mocks/entities/seed/catalog/demo/random'
import { makeFirstStage, makeSecondStage } from '@mocks/concepts/seed/forms'
import { newConcept } from '@mocks/concepts/seed/simulateConcept'

const byName = (name: string) => ACCOUNTS.find(({ userName }) => userName === name)!
const APPROVED = 1_000_000

const card = () => ({
  scores: [...scoreWeights().keys()].map((item) => ({ item, score: 7, comment: null })),
  vote: 'invest' as const,
  time: '2026-01-01 00:00:00',
})

const voted = (name: string) => ({ name, hasConflict: false, card: card() })
const declared = (name: string) => ({ name, hasConflict: false })

/** Actions that need a state other than a signed agreement. */
const SECRECY_FOR: ReadonlyMap<Action, Secrecy> = new Map([
  ['applySecrecy', 'none'],
  ['signSecrecy', 'applied'],
  ['withdrawSecrecy', 'applied'],
])

/**
 * Stores a concept of the founder in the mock backend, in the given state and with everything else that the action
 * requires.
 */
export function readyFor(action: Action, state: State, more: Partial<StoredConcept> = {}): StoredConcept {
  const random = createRandom(7)
  const founder = byName('founder')
  const isSealing = action === 'unseal'
  const concept: StoredConcept = {
    ...newConcept('7000', founder, founder, null, new Date()),
    state,
    seal: isSealing ? 'sealed' : 'open',
    secrecy: SECRECY_FOR.get(action) ?? 'signed',
    service: action === 'signService' ? 'none' : 'signed',
    highlight: action === 'markSeen',
    firstStage: { ...makeFirstStage(random), name: '一个完整的项目', contact: '吴创始' },
    secondStage: makeSecondStage(random, Date.now()),
    afterStage: {
      contractNo: 'HT-1',
      signedOn: '2026-01-01',
      instalments: [{ due: '2026-02-01', amount: APPROVED }],
      insurance: 'none',
    },
    approvedAmount: APPROVED,
    afterSubmitterId: founder.userId,
    panel: [byName('expert').userId, '9201', '9202'],
    reviews: {
      '9201': voted('谢专家'),
      '9202': voted('邹专家'),
      [byName('expert').userId]: declared('卫专家'),
      [byName('expert2').userId]: { name: '蒋专家', hasConflict: true },
      [byName('chair').userId]: declared('沈主席'),
      [byName('admin').userId]: declared('系统管理员'),
    },
    notes:
      action === 'answerNote'
        ? [{ id: 'n1', stage: 'first', field: 'summary', text: '请补充', before: null, after: null }]
        : [],
    ...more,
  }
  concepts.put(concept)
  return concept
}

interface Call {
  endpoint: AnyEndpoint
  args: (concept: StoredConcept) => { path?: Record<string, string>; query?: object; body?: unknown }
}

const withBody = (endpoint: AnyEndpoint, more: object = {}): Call => ({
  endpoint,
  args: ({ id, version }) => ({ body: { id, version, ...more } }),
})

const upload = (endpoint: AnyEndpoint): Call => ({
  endpoint,
  args: ({ id, version }) => {
    const body = new FormData()
    body.append('id', id)
    body.append('version', String(version))
    body.append('file', new File(['%PDF-1.7'], '记录.pdf'))
    return { body }
  },
})

const byPath = (endpoint: AnyEndpoint): Call => ({ endpoint, args: ({ id }) => ({ path: { id } }) })
const byIds = (endpoint: AnyEndpoint): Call => ({ endpoint, args: ({ id }) => ({ path: { ids: id } }) })

const REASON = { reasonClass: 'science', reason: '数据不足，请补充' }

export const CALLS: Record<Action, Call> = {
  editFirst: {
    endpoint: conceptApi.editFirst,
    args: ({ id, version, firstStage }) => ({ body: { id, version, firstStage } }),
  },
  remove: byPath(conceptApi.remove),
  answerNote: withBody(conceptApi.answerNote, { noteId: 'n1', reply: '已补充数据' }),
  submitFirst: withBody(conceptApi.submitFirst),
  recordFirst: upload(conceptApi.recordFirst),
  passFirst: withBody(conceptApi.passFirst, { opinion: '立项依据充分，同意进入孵化。' }),
  returnFirst: withBody(conceptApi.returnFirst, {
    ...REASON,
    notes: [{ field: 'summary', text: '请补充差异化数据' }],
  }),
  readSecrecyTerms: byPath(conceptApi.secrecyDefault),
  applySecrecy: withBody(conceptApi.applySecrecy, {
    disclosing: '甲方单位',
    receiving: '乙方单位',
    disclosingPerson: '王小明',
    receivingPerson: '李小红',
    validUntil: '2029-01-01',
  }),
  signSecrecy: upload(conceptApi.signSecrecy),
  withdrawSecrecy: withBody(conceptApi.withdrawSecrecy),
  signService: upload(conceptApi.signService),
  markSeen: {
    endpoint: conceptNoticeApi.markSeen,
    args: ({ id }) => ({ body: { ids: [id] } }),
  },
  editSecond: {
    endpoint: conceptApi.editSecond,
    args: ({ id, version, secondStage }) => ({ body: { id, version, info: secondStage } }),
  },
  submitSecond: withBody(conceptApi.submitSecond),
  recordSecond: upload(conceptApi.recordSecond),
  declare: { endpoint: conceptApi.score, args: ({ id }) => ({ body: { id, coi: 'none' } }) },
  score: { endpoint: conceptApi.score, args: ({ id }) => ({ body: { id, card: card() } }) },
  decide: withBody(conceptApi.decide, {
    decision: 'conditions',
    amount: APPROVED,
    currency: 'CNY',
    conditions: ['首期实验达标'],
  }),
  returnSecond: withBody(conceptApi.returnSecond, { ...REASON, outcome: 'rework', notes: [] }),
  addToDecision: {
    endpoint: conceptApi.addToDecision,
    args: ({ id }) => ({ body: { id, text: '补充意见：请关注安全性数据。' } }),
  },
  readAfter: byPath(conceptApi.afterInfo),
  editAfter: {
    endpoint: conceptApi.editAfter,
    args: ({ id, version, afterStage }) => ({ body: { id, version, info: afterStage, submit: false } }),
  },
  submitAfter: {
    endpoint: conceptApi.editAfter,
    args: ({ id, version, afterStage }) => ({ body: { id, version, info: afterStage, submit: true } }),
  },
  passAfter: withBody(conceptApi.passAfter, {
    checklist: { contract: true, funding: true, insurance: true, account: true },
  }),
  returnAfter: withBody(conceptApi.returnAfter, { reason: '与合同不一致' }),
  seal: byIds(conceptApi.seal),
  unseal: byIds(conceptApi.unseal),
}
