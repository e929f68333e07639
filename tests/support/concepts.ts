import { conceptApi } from '@/features/concepts/api'
import type { Secrecy, State } from '@/features/concepts/domain/states'
import type { Action } from '@/features/concepts/domain/transitions'
import { conceptNoticeApi } from '@/features/concepts/notice/api'
import type { AnyEndpoint } from '@/shared/api'
import { putConcept, type StoredConcept } from '@mocks/concepts/store'
import { scoreWeights } from '@mocks/concepts/figures'
import { ACCOUNTS } from '@mocks/account/seed/accounts'
import { randomOf } from '@mocks/domain/seed/catalog/demo/random'
import { firstStage, secondStage } from '@mocks/concepts/seed/forms'
import { newConcept } from '@mocks/concepts/seed/life'

const byName = (name: string) => ACCOUNTS.find(({ userName }) => userName === name)!
const APPROVED = 1_000_000

const card = () => ({
  scores: [...scoreWeights().keys()].map((item) => ({ item, score: 7, comment: null })),
  vote: 'invest' as const,
  time: '2026-01-01 00:00:00',
})

const voted = (name: string) => ({ name, hasConflict: false, card: card() })
const declared = (name: string) => ({ name, hasConflict: false })

/** Where an action needs another one than a signed agreement. */
const SECRECY_FOR: ReadonlyMap<Action, Secrecy> = new Map([
  ['goSecrecyApply', 'none'],
  ['uploadSecrecy', 'applied'],
  ['backSecrecyApply', 'applied'],
])

/** A concept of the founder's in a state, with all that an action asks for besides; kept by the mock backend. */
export function readyFor(action: Action, state: State, more: Partial<StoredConcept> = {}): StoredConcept {
  const random = randomOf(7)
  const founder = byName('founder')
  const isSealing = action === 'batchBackSeal'
  const concept: StoredConcept = {
    ...newConcept('7000', founder, founder, null, new Date()),
    state,
    seal: isSealing ? 'sealed' : 'open',
    secrecy: SECRECY_FOR.get(action) ?? 'signed',
    service: action === 'uploadHelpServer' ? 'none' : 'signed',
    highlight: action === 'removeHighlightFlag',
    firstStage: { ...firstStage(random), name: '一个完整的项目', contact: '吴创始' },
    secondStage: secondStage(random, Date.now()),
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
      action === 'resolveNote'
        ? [{ id: 'n1', stage: 'first', field: 'summary', text: '请补充', before: null, after: null }]
        : [],
    ...more,
  }
  putConcept(concept)
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

/** A good call for each action. */
export const CALLS: Record<Action, Call> = {
  update: {
    endpoint: conceptApi.update,
    args: ({ id, version, firstStage }) => ({ body: { id, version, firstStage } }),
  },
  remove: byPath(conceptApi.remove),
  resolveNote: withBody(conceptApi.resolveNote, { noteId: 'n1', reply: '已补充数据' }),
  goFirstApply: withBody(conceptApi.goFirstApply),
  uploadFirstRecord: upload(conceptApi.uploadFirstRecord),
  goFirstAuditSuccess: withBody(conceptApi.goFirstAuditSuccess, { opinion: '立项依据充分，同意进入孵化。' }),
  goFirstAuditFalse: withBody(conceptApi.goFirstAuditFalse, {
    ...REASON,
    notes: [{ field: 'summary', text: '请补充差异化数据' }],
  }),
  getPocSecrecyDefault: byPath(conceptApi.secrecyDefault),
  goSecrecyApply: withBody(conceptApi.goSecrecyApply, {
    disclosing: '甲方单位',
    receiving: '乙方单位',
    disclosingPerson: '王小明',
    receivingPerson: '李小红',
    validUntil: '2029-01-01',
  }),
  uploadSecrecy: upload(conceptApi.uploadSecrecy),
  backSecrecyApply: withBody(conceptApi.backSecrecyApply),
  uploadHelpServer: upload(conceptApi.uploadHelpServer),
  removeHighlightFlag: {
    endpoint: conceptNoticeApi.removeHighlightFlag,
    args: ({ id }) => ({ body: { ids: [id] } }),
  },
  editSecondPocInfo: {
    endpoint: conceptApi.editSecondPocInfo,
    args: ({ id, version, secondStage }) => ({ body: { id, version, info: secondStage } }),
  },
  goSecondApply: withBody(conceptApi.goSecondApply),
  uploadSecondRecord: upload(conceptApi.uploadSecondRecord),
  declare: { endpoint: conceptApi.score, args: ({ id }) => ({ body: { id, coi: 'none' } }) },
  score: { endpoint: conceptApi.score, args: ({ id }) => ({ body: { id, card: card() } }) },
  goSecondAuditSuccess: withBody(conceptApi.goSecondAuditSuccess, {
    decision: 'conditions',
    amount: APPROVED,
    currency: 'CNY',
    conditions: ['首期实验达标'],
  }),
  goSecondAuditFalse: withBody(conceptApi.goSecondAuditFalse, { ...REASON, outcome: 'rework', notes: [] }),
  replenishSecondDecision: {
    endpoint: conceptApi.replenishSecondDecision,
    args: ({ id }) => ({ body: { id, text: '补充意见：请关注安全性数据。' } }),
  },
  showAfterSecondPocInfo: byPath(conceptApi.afterInfo),
  updateAfterSecondPocInfo: {
    endpoint: conceptApi.updateAfterSecondPocInfo,
    args: ({ id, version, afterStage }) => ({ body: { id, version, info: afterStage, submit: false } }),
  },
  submitAfterSecondPocInfo: {
    endpoint: conceptApi.updateAfterSecondPocInfo,
    args: ({ id, version, afterStage }) => ({ body: { id, version, info: afterStage, submit: true } }),
  },
  passAfterSecondPocInfo: withBody(conceptApi.passAfterSecondPocInfo, {
    checklist: { contract: true, funding: true, insurance: true, account: true },
  }),
  noPssAfterSecondPocInfo: withBody(conceptApi.noPssAfterSecondPocInfo, { reason: '与合同不一致' }),
  batchGoSeal: byIds(conceptApi.batchGoSeal),
  batchBackSeal: byIds(conceptApi.batchBackSeal),
}
