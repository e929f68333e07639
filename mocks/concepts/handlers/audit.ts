import { now } from '../../platform/clock'
import { conceptApi } from '@/features/concepts/model/concepts.api'
import { unscoredItems } from '@/features/concepts/domain/review'
import { canCreate } from '@/features/concepts/domain/conceptWorkflow'
import { hasRole } from '@/shared/auth/permissions'
import {
  actWithFile,
  auditedBy,
  daysFromNow,
  linkedReport,
  notifyOwner,
  withOpinion,
} from '../conceptActions'
import { panelFor, withAnswers, withNotes, withReview } from '../review'
import { scoreWeights } from '../figures'
import { act, allowed, concepts, type StoredConcept } from '../store'
import { nextId } from '../../platform/db'
import { db } from '../../account/store'
import { mock, Refusal } from '../../platform/mock'
import { newConcept } from '../seed/simulateConcept'
import { REFUSALS } from '../refusals'

const LIST = 'poconcept:poconceptInfo:list'
const REVIEW_DAYS = 14

const firstMocks = [
  mock(conceptApi.create, LIST, ({ account, body: { firstStage, ownerId = account.userId } }) => {
    if (!canCreate(account)) throw new Refusal(500, REFUSALS.mayNotCreate)
    const owner = db.accounts.find(({ userId }) => userId === ownerId)
    const isOther = ownerId !== account.userId
    if (
      !owner ||
      (isOther && !hasRole(account.roles, { any: ['poc_auditor', 'poc_manager', 'poc_secretary'] }))
    ) {
      throw new Refusal(500, REFUSALS.mayNotCreateFor)
    }
    const concept = newConcept(nextId(), owner, account, firstStage, new Date())
    concepts.put(concept)
    return { id: concept.id, version: concept.version, state: concept.state }
  }),

  mock(conceptApi.editFirst, LIST, (call) =>
    act('editFirst', call, () => ({ firstStage: call.body.firstStage })),
  ),

  mock(conceptApi.remove, LIST, ({ account, path }) =>
    concepts.delete(allowed(account, 'remove', { id: String(path.id) }).id),
  ),

  mock(conceptApi.answerNote, LIST, (call) =>
    act('answerNote', call, ({ notes }) => {
      const { noteId, reply } = call.body
      if (!notes.some(({ id }) => id === noteId)) throw new Refusal(404, REFUSALS.noNote)
      return { notes: notes.map((note) => (note.id === noteId ? { ...note, reply } : note)) }
    }),
  ),

  mock(conceptApi.submitFirst, LIST, (call) =>
    act('submitFirst', call, (concept) => ({
      submitTime: concept.submitTime ?? now(),
      notes: withAnswers(concept, 'first'),
    })),
  ),

  mock(conceptApi.recordFirst, LIST, (call) =>
    actWithFile('recordFirst', call, (record) => ({ firstRecord: record })),
  ),

  mock(conceptApi.passFirst, LIST, (call) => {
    const {
      account,
      body: { opinion: text },
    } = call
    const opinion = { stage: 'first', isPass: true, text } as const
    const change = (concept: StoredConcept) => ({
      wasPassed: true,
      ...auditedBy(account),
      ...withOpinion(concept, account, opinion),
    })
    return notifyOwner(act('passFirst', call, change, { text }))
  }),

  mock(conceptApi.returnFirst, LIST, (call) => {
    const {
      account,
      body: { reason: text, reasonClass, notes },
    } = call
    const opinion = { stage: 'first', isPass: false, text, reasonClass } as const
    const change = (concept: StoredConcept) => ({
      ...auditedBy(account),
      ...withOpinion(concept, account, opinion),
      ...withNotes(concept, account, 'first', notes),
    })
    return notifyOwner(act('returnFirst', call, change, { text }))
  }),
]

const secondMocks = [
  mock(conceptApi.editSecond, LIST, (call) =>
    act('editSecond', call, (concept) => ({
      secondStage: { ...call.body.info, report: linkedReport(concept, call.body.info.report) },
    })),
  ),

  mock(conceptApi.submitSecond, LIST, (call) =>
    act('submitSecond', call, (concept) => ({
      notes: withAnswers(concept, 'second'),
      ...panelFor(concept),
      deadline: daysFromNow(REVIEW_DAYS),
    })),
  ),

  mock(conceptApi.recordSecond, LIST, (call) =>
    actWithFile('recordSecond', call, (record) => ({ secondRecord: record })),
  ),

  mock(conceptApi.score, 'poconcept:poconceptInfo:expert', ({ account, body }) => {
    const { id } = body
    const { nickName: name } = account
    if ('coi' in body) {
      const hasConflict = body.coi === 'conflict'
      act('declare', { account, body: { id } }, withReview(account, { name, hasConflict }))
      return
    }
    const { card } = body
    const isRecusal = card.vote === 'recuse'
    const review = isRecusal
      ? { name, hasConflict: true }
      : { name, hasConflict: false, card: { ...card, time: now() } }
    act('score', { account, body: { id } }, (concept) => {
      const missing = unscoredItems(card, scoreWeights())
      if (missing.length > 0) throw new Refusal(500, REFUSALS.notScored(missing))
      return withReview(account, review)(concept)
    })
  }),

  mock(conceptApi.decide, LIST, (call) => {
    const { decision, amount, currency, conditions } = call.body
    const stamp = { by: call.account.nickName, time: now() }
    const change = { decision: { decision, amount, currency, conditions, ...stamp }, approvedAmount: amount }
    return notifyOwner(act('decide', call, () => change))
  }),

  mock(conceptApi.returnSecond, LIST, (call) => {
    const {
      account,
      body: { outcome, reason, reasonClass, notes },
    } = call
    const stamp = { by: account.nickName, time: now() }
    const opinion = { stage: 'second', isPass: false, text: reason, reasonClass } as const
    const change = (concept: StoredConcept) => ({
      decision: { decision: outcome, amount: null, currency: null, reason, ...stamp },
      ...withOpinion(concept, account, opinion),
      ...withNotes(concept, account, 'second', notes),
    })
    return notifyOwner(act('returnSecond', call, change, { input: { outcome }, text: reason }))
  }),

  mock(conceptApi.addToDecision, LIST, (call) => {
    const { text } = call.body
    const addendum = { text, by: call.account.nickName, time: now() }
    const change = ({ addenda }: StoredConcept) => ({ addenda: [...(addenda ?? []), addendum] })
    return act('addToDecision', call, change, { text })
  }),
]

export const conceptAuditMocks = [...firstMocks, ...secondMocks]
