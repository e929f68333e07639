import { conceptApi } from '@/features/concepts/model/api'
import { unscored } from '@/features/concepts/domain/review'
import { STATE } from '@/features/concepts/domain/states'
import { mayCreate } from '@/features/concepts/domain/workflow'
import { hasRole } from '@/shared/auth/permissions'
import { later, linkedReport, now, received, tellOwner, withOpinion } from '../acts'
import { newNotes, panelFor, withAnswers } from '../review'
import { scoreWeights } from '../figures'
import { allowed, commit, dropConcept, putConcept } from '../store'
import { nextId } from '../../platform/db'
import { db } from '../../account/store'
import { mock, Refusal } from '../../platform/mock'
import { newConcept } from '../seed/life'
import { REFUSALS } from '../refusals'

const LIST = 'poconcept:poconceptInfo:list'
/** Days that a panel has. */
const DAYS_TO_JUDGE = 14

const firstMocks = [
  mock(conceptApi.create, LIST, ({ account, body: { firstStage, ownerId = account.userId } }) => {
    if (!mayCreate(account)) throw new Refusal(500, REFUSALS.mayNotCreate)
    const owner = db.accounts.find(({ userId }) => userId === ownerId)
    const isOther = ownerId !== account.userId
    if (
      !owner ||
      (isOther && !hasRole(account.roles, { any: ['poc_auditor', 'poc_manager', 'poc_secretary'] }))
    ) {
      throw new Refusal(500, REFUSALS.mayNotCreateFor)
    }
    const concept = newConcept(nextId(), owner, account, firstStage, new Date())
    putConcept(concept)
    return { id: concept.id, version: concept.version, state: concept.state }
  }),

  mock(conceptApi.editFirst, LIST, ({ account, body }) =>
    commit(account, 'editFirst', allowed(account, 'editFirst', body), { firstStage: body.firstStage }),
  ),

  mock(conceptApi.remove, LIST, ({ account, path }) =>
    dropConcept(allowed(account, 'remove', { id: String(path.id) }).id),
  ),

  mock(conceptApi.answerNote, LIST, ({ account, body }) => {
    const concept = allowed(account, 'answerNote', body)
    const notes = concept.notes ?? []
    if (!notes.some(({ id }) => id === body.noteId)) throw new Refusal(404, REFUSALS.noNote)
    return commit(account, 'answerNote', concept, {
      notes: notes.map((note) => (note.id === body.noteId ? { ...note, reply: body.reply } : note)),
    })
  }),

  mock(conceptApi.submitFirst, LIST, ({ account, body }) => {
    const concept = allowed(account, 'submitFirst', body)
    return commit(account, 'submitFirst', concept, {
      submitTime: concept.submitTime ?? now(),
      notes: withAnswers(concept, 'first'),
    })
  }),

  mock(conceptApi.recordFirst, LIST, async ({ account, body }) => {
    const { concept, record } = await received(account, 'recordFirst', body)
    return commit(account, 'recordFirst', concept, { firstRecord: record })
  }),

  mock(conceptApi.passFirst, LIST, ({ account, body }) => {
    const concept = allowed(account, 'passFirst', body)
    tellOwner(concept, STATE.incubating)
    return commit(
      account,
      'passFirst',
      concept,
      {
        wasPassed: true,
        auditorId: account.userId,
        auditorName: account.nickName,
        ...withOpinion(concept, account, { stage: 'first', isPass: true, text: body.opinion }),
      },
      { text: body.opinion },
    )
  }),

  mock(conceptApi.returnFirst, LIST, ({ account, body }) => {
    const concept = allowed(account, 'returnFirst', body)
    const { reason, reasonClass, notes } = body
    tellOwner(concept, STATE.firstFailed)
    return commit(
      account,
      'returnFirst',
      concept,
      {
        auditorId: account.userId,
        auditorName: account.nickName,
        ...withOpinion(concept, account, { stage: 'first', isPass: false, text: reason, reasonClass }),
        notes: [...(concept.notes ?? []), ...newNotes(concept, 'first', notes, account)],
      },
      { text: reason },
    )
  }),
]

const secondMocks = [
  mock(conceptApi.editSecond, LIST, ({ account, body }) => {
    const concept = allowed(account, 'editSecond', body)
    return commit(account, 'editSecond', concept, {
      secondStage: { ...body.info, report: linkedReport(concept, body.info.report) },
    })
  }),

  mock(conceptApi.submitSecond, LIST, ({ account, body }) => {
    const concept = allowed(account, 'submitSecond', body)
    return commit(account, 'submitSecond', concept, {
      notes: withAnswers(concept, 'second'),
      ...panelFor(concept),
      deadline: later(DAYS_TO_JUDGE),
    })
  }),

  mock(conceptApi.recordSecond, LIST, async ({ account, body }) => {
    const { concept, record } = await received(account, 'recordSecond', body)
    return commit(account, 'recordSecond', concept, { secondRecord: record })
  }),

  mock(conceptApi.score, 'poconcept:poconceptInfo:expert', ({ account, body }) => {
    const name = account.nickName
    if ('coi' in body) {
      const concept = allowed(account, 'declare', { id: body.id })
      const review = { name, hasConflict: body.coi === 'conflict' }
      commit(account, 'declare', concept, { reviews: { ...concept.reviews, [account.userId]: review } })
      return
    }
    const concept = allowed(account, 'score', { id: body.id })
    const { card } = body
    const missing = unscored(card, scoreWeights())
    const isRecusal = card.vote === 'recuse'
    if (missing.length > 0) throw new Refusal(500, REFUSALS.notScored(missing))
    const review = isRecusal
      ? { name, hasConflict: true }
      : { name, hasConflict: false, card: { ...card, time: now() } }
    commit(account, 'score', concept, { reviews: { ...concept.reviews, [account.userId]: review } })
  }),

  mock(conceptApi.decide, LIST, ({ account, body }) => {
    const concept = allowed(account, 'decide', body)
    const { decision, amount, currency, conditions } = body
    tellOwner(concept, STATE.decided)
    return commit(account, 'decide', concept, {
      decision: { decision, amount, currency, conditions, by: account.nickName, time: now() },
      approvedAmount: amount,
    })
  }),

  mock(conceptApi.returnSecond, LIST, ({ account, body }) => {
    const concept = allowed(account, 'returnSecond', body)
    const { outcome, reason, reasonClass, notes } = body
    const said = { by: account.nickName, time: now() }
    tellOwner(concept, STATE.secondFailed)
    return commit(
      account,
      'returnSecond',
      concept,
      {
        decision: { decision: outcome, amount: null, currency: null, reason, ...said },
        ...withOpinion(concept, account, { stage: 'second', isPass: false, text: reason, reasonClass }),
        notes: [...(concept.notes ?? []), ...newNotes(concept, 'second', notes, account)],
      },
      { said: { outcome }, text: reason },
    )
  }),

  mock(conceptApi.addToDecision, LIST, ({ account, body }) => {
    const concept = allowed(account, 'addToDecision', body)
    const addendum = { text: body.text, by: account.nickName, time: now() }
    return commit(
      account,
      'addToDecision',
      concept,
      { addenda: [...(concept.addenda ?? []), addendum] },
      { text: body.text },
    )
  }),
]

/** From the draft to the decision. */
export const conceptAuditMocks = [...firstMocks, ...secondMocks]
