import { conceptApi } from '@/features/concepts/api'
import { STATE } from '@/features/concepts/domain/states'
import { mayCreate, type Action } from '@/features/concepts/domain/transitions'
import { conceptNoticeApi } from '@/features/concepts/notice/api'
import { hasRole } from '@/shared/auth/permissions'
import { beijing } from '../clock'
import { conceptsFile } from '../conceptFile'
import { detailOf, hatchingCount, rowsOf, waitingCount } from '../conceptLists'
import { newNotes, panelFor, scoresFor, withAnswers } from '../conceptReview'
import {
  allowed,
  commit,
  conceptFor,
  concepts,
  dropConcept,
  isWithheld,
  putConcept,
  visibleTo,
  type StoredConcept,
} from '../conceptStore'
import { statisticsOf, scoreWeights } from '../conceptStatistics'
import { db, nextId, type Account } from '../db'
import { mock, Refusal } from '../mock'
import { page } from '../page'
import '../seed/concepts'
import { newConcept } from '../seed/conceptLife'
import { push } from '../socket'
import { keepMadeFile, storeFile } from '../storedFiles'

const LIST = 'poconcept:poconceptInfo:list'
const DAY = 86_400_000
/** Days that a panel has. */
const DAYS_TO_JUDGE = 14

const now = () => beijing(new Date())
const later = (days: number) => beijing(new Date(Date.now() + days * DAY)).slice(0, 10)

/** Tells the owner of a concept where it has come to. */
const tellOwner = ({ ownerId, id }: StoredConcept, state: string) =>
  push(ownerId, { code: 200, msg: 'concept', data: { id, state } })

/** The file of a form together with the concept that it is for, once all is known to be right. */
async function received(account: Account, action: Action, form: FormData) {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const concept = allowed(account, action, { id: text('id'), version: Number(text('version')) })
  const file = form.get('file')
  const fileName = await storeFile(file)
  const { name, size } = file as File
  return { concept, record: { fileName, originalName: name, size, by: account.nickName, time: now() } }
}

const byId = (id: unknown) => ({ id: String(id) })

/** Does the same with each of several, each by itself. */
const each = (ids: unknown, run: (id: string) => void) =>
  [...new Set(String(ids).split(','))].map((id) => {
    try {
      run(id)
      return { id, ok: true, msg: '操作成功' }
    } catch (error) {
      if (error instanceof Refusal) return { id, ok: false, msg: error.message }
      throw error
    }
  })

const flaggedOf = (ownerId: string) =>
  concepts().filter((concept) => concept.ownerId === ownerId && concept.highlight)

const noticeMocks = [
  mock(conceptNoticeApi.highlightFlag, 'signed-in', ({ account }) =>
    flaggedOf(account.userId).map(({ firstStage }) => String(firstStage?.name ?? '')),
  ),

  mock(conceptNoticeApi.removeHighlightFlag, 'signed-in', ({ account, body }) => {
    for (const { id } of flaggedOf(account.userId)) {
      if (body.ids && !body.ids.includes(id)) continue
      commit(account, 'removeHighlightFlag', allowed(account, 'removeHighlightFlag', { id }))
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

  mock(conceptApi.export, 'poconcept:poconceptInfo:export', async ({ account, query }) => ({
    msg: keepMadeFile(await conceptsFile(rowsOf(account, query), account)),
  })),

  mock(conceptApi.statistics, 'poconcept:poconceptInfo:statistics', ({ account, query }) =>
    statisticsOf(visibleTo(account), query),
  ),

  mock(conceptApi.secrecyList, 'poconcept:poconceptInfo:secrecy', ({ account, query }) => {
    const rows = visibleTo(account)
      .filter(({ ownerId }) => ownerId === account.userId || hasRole(account.roles, 'poc_manager'))
      .filter(({ secrecy }) => secrecy !== 'none' && (!query.state || secrecy === query.state))
      .map((concept) => ({
        id: concept.id,
        version: concept.version,
        code: concept.code,
        name: String(concept.firstStage?.name ?? ''),
        counterpart: concept.secrecyParties?.receiving,
        state: concept.secrecy,
        signedTime: concept.secrecyFile?.time,
        validUntil: concept.secrecyParties?.validUntil,
        fileName: concept.secrecyFile?.fileName,
      }))
      .filter(({ name, code }) => !query.keyword || `${code} ${name}`.includes(query.keyword))
    return page(rows, query)
  }),

  mock(conceptApi.secrecyDefault, LIST, ({ account, path }) => {
    const { firstStage, ownerName } = allowed(account, 'getPocSecrecyDefault', byId(path.id))
    return {
      disclosing: String(firstStage?.organisation ?? ''),
      disclosingPerson: String(firstStage?.contact ?? ownerName),
      receiving: '医药成果转化平台（演示）',
      receivingPerson: '冯经理',
      validUntil: later(3 * 365),
    }
  }),

  mock(conceptApi.afterInfo, LIST, ({ account, path }) => {
    const concept = allowed(account, 'showAfterSecondPocInfo', byId(path.id))
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
    return isWithheld(concept, account) ? [] : [...concept.events]
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

const firstMocks = [
  mock(conceptApi.create, LIST, ({ account, body: { firstStage, ownerId = account.userId } }) => {
    if (!mayCreate(account)) throw new Refusal(500, '您没有创建项目的角色，或账户尚未认证')
    const owner = db.accounts.find(({ userId }) => userId === ownerId)
    const isOther = ownerId !== account.userId
    if (
      !owner ||
      (isOther && !hasRole(account.roles, { any: ['poc_auditor', 'poc_manager', 'poc_secretary'] }))
    ) {
      throw new Refusal(500, '不能为该用户创建项目')
    }
    const concept = newConcept(nextId(), owner, account, firstStage, new Date())
    putConcept(concept)
    return { id: concept.id, version: concept.version, state: concept.state }
  }),

  mock(conceptApi.update, LIST, ({ account, body }) =>
    commit(account, 'update', allowed(account, 'update', body), { firstStage: body.firstStage }),
  ),

  mock(conceptApi.remove, LIST, ({ account, path }) =>
    dropConcept(allowed(account, 'remove', byId(path.id)).id),
  ),

  mock(conceptApi.resolveNote, LIST, ({ account, body }) => {
    const concept = allowed(account, 'resolveNote', body)
    const notes = concept.notes ?? []
    if (!notes.some(({ id }) => id === body.noteId)) throw new Refusal(404, '退回意见不存在')
    return commit(account, 'resolveNote', concept, {
      notes: notes.map((note) => (note.id === body.noteId ? { ...note, reply: body.reply } : note)),
    })
  }),

  mock(conceptApi.goFirstApply, LIST, ({ account, body }) => {
    const concept = allowed(account, 'goFirstApply', body)
    return commit(account, 'goFirstApply', concept, {
      submitTime: concept.submitTime ?? now(),
      notes: withAnswers(concept, 'first'),
    })
  }),

  mock(conceptApi.uploadFirstRecord, LIST, async ({ account, body }) => {
    const { concept, record } = await received(account, 'uploadFirstRecord', body)
    return commit(account, 'uploadFirstRecord', concept, { firstRecord: record })
  }),

  mock(conceptApi.goFirstAuditSuccess, LIST, ({ account, body }) => {
    const concept = allowed(account, 'goFirstAuditSuccess', body)
    const opinion = {
      stage: 'first' as const,
      isPass: true,
      text: body.opinion,
      by: account.nickName,
      time: now(),
    }
    tellOwner(concept, STATE.incubating)
    return commit(
      account,
      'goFirstAuditSuccess',
      concept,
      {
        wasPassed: true,
        auditorId: account.userId,
        auditorName: account.nickName,
        opinions: [...(concept.opinions ?? []), opinion],
      },
      { text: body.opinion },
    )
  }),

  mock(conceptApi.goFirstAuditFalse, LIST, ({ account, body }) => {
    const concept = allowed(account, 'goFirstAuditFalse', body)
    const { reason, reasonClass, notes } = body
    const opinion = {
      stage: 'first' as const,
      isPass: false,
      text: reason,
      reasonClass,
      by: account.nickName,
      time: now(),
    }
    tellOwner(concept, STATE.firstFailed)
    return commit(
      account,
      'goFirstAuditFalse',
      concept,
      {
        auditorId: account.userId,
        auditorName: account.nickName,
        opinions: [...(concept.opinions ?? []), opinion],
        notes: [...(concept.notes ?? []), ...newNotes(concept, 'first', notes, account)],
      },
      { text: reason },
    )
  }),
]

const secondMocks = [
  mock(conceptApi.editSecondPocInfo, LIST, ({ account, body }) =>
    commit(account, 'editSecondPocInfo', allowed(account, 'editSecondPocInfo', body), {
      secondStage: body.info,
    }),
  ),

  mock(conceptApi.goSecondApply, LIST, ({ account, body }) => {
    const concept = allowed(account, 'goSecondApply', body)
    return commit(account, 'goSecondApply', concept, {
      notes: withAnswers(concept, 'second'),
      ...panelFor(concept),
      deadline: later(DAYS_TO_JUDGE),
    })
  }),

  mock(conceptApi.uploadSecondRecord, LIST, async ({ account, body }) => {
    const { concept, record } = await received(account, 'uploadSecondRecord', body)
    return commit(account, 'uploadSecondRecord', concept, { secondRecord: record })
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
    const missing = [...scoreWeights().keys()].filter(
      (item) => !card.scores.some((score) => score.item === item),
    )
    const isRecusal = card.vote === 'recuse'
    if (!isRecusal && missing.length > 0) throw new Refusal(500, `请为全部项目评分（${missing.join('、')}）`)
    const review = isRecusal
      ? { name, hasConflict: true }
      : { name, hasConflict: false, card: { ...card, time: now() } }
    commit(account, 'score', concept, { reviews: { ...concept.reviews, [account.userId]: review } })
  }),

  mock(conceptApi.goSecondAuditSuccess, LIST, ({ account, body }) => {
    const concept = allowed(account, 'goSecondAuditSuccess', body)
    const { decision, amount, currency, conditions } = body
    tellOwner(concept, STATE.decided)
    return commit(account, 'goSecondAuditSuccess', concept, {
      decision: { decision, amount, currency, conditions, by: account.nickName, time: now() },
      approvedAmount: amount,
    })
  }),

  mock(conceptApi.goSecondAuditFalse, LIST, ({ account, body }) => {
    const concept = allowed(account, 'goSecondAuditFalse', body)
    const { outcome, reason, reasonClass, notes } = body
    const said = { by: account.nickName, time: now() }
    tellOwner(concept, STATE.secondFailed)
    return commit(
      account,
      'goSecondAuditFalse',
      concept,
      {
        decision: { decision: outcome, amount: null, currency: null, reason, ...said },
        opinions: [
          ...(concept.opinions ?? []),
          { stage: 'second', isPass: false, text: reason, reasonClass, ...said },
        ],
        notes: [...(concept.notes ?? []), ...newNotes(concept, 'second', notes, account)],
      },
      { said: { outcome }, text: reason },
    )
  }),

  mock(conceptApi.replenishSecondDecision, LIST, ({ account, body }) => {
    const concept = allowed(account, 'replenishSecondDecision', body)
    const addendum = { text: body.text, by: account.nickName, time: now() }
    return commit(
      account,
      'replenishSecondDecision',
      concept,
      { addenda: [...(concept.addenda ?? []), addendum] },
      { text: body.text },
    )
  }),
]

const agreementMocks = [
  mock(conceptApi.goSecrecyApply, LIST, ({ account, body: { id, version, ...parties } }) =>
    commit(account, 'goSecrecyApply', allowed(account, 'goSecrecyApply', { id, version }), {
      secrecyParties: parties,
    }),
  ),

  mock(conceptApi.uploadSecrecy, LIST, async ({ account, body }) => {
    const { concept, record } = await received(account, 'uploadSecrecy', body)
    return commit(account, 'uploadSecrecy', concept, { secrecyFile: record })
  }),

  mock(conceptApi.uploadHelpServer, LIST, async ({ account, body }) => {
    const { concept, record } = await received(account, 'uploadHelpServer', body)
    const stand = commit(account, 'uploadHelpServer', concept, {
      serviceFile: record,
      managerName: concept.managerName || account.nickName,
    })
    push(concept.ownerId, { code: 200, msg: 'highlight' })
    return stand
  }),
]

const afterMocks = [
  mock(conceptApi.updateAfterSecondPocInfo, LIST, ({ account, body }) => {
    const afterStage = body.info
    const action = body.submit ? 'submitAfterSecondPocInfo' : 'updateAfterSecondPocInfo'
    const concept = allowed(account, action, body, { afterStage })
    return commit(account, action, concept, body.submit ? { afterSubmitterId: account.userId } : {})
  }),

  mock(conceptApi.passAfterSecondPocInfo, LIST, ({ account, body }) => {
    const concept = allowed(account, 'passAfterSecondPocInfo', body)
    tellOwner(concept, STATE.implementing)
    return commit(account, 'passAfterSecondPocInfo', concept)
  }),

  mock(conceptApi.noPssAfterSecondPocInfo, LIST, ({ account, body }) => {
    const concept = allowed(account, 'noPssAfterSecondPocInfo', body)
    const opinion = {
      stage: 'after' as const,
      isPass: false,
      text: body.reason,
      by: account.nickName,
      time: now(),
    }
    tellOwner(concept, STATE.afterFailed)
    return commit(
      account,
      'noPssAfterSecondPocInfo',
      concept,
      { opinions: [...(concept.opinions ?? []), opinion] },
      { text: body.reason },
    )
  }),
]

const sealMocks = [
  mock(conceptApi.batchGoSeal, LIST, ({ account, path }) =>
    each(path.ids, (id) => {
      const concept = allowed(account, 'batchGoSeal', { id })
      commit(account, 'batchGoSeal', concept, { sealedBy: account.nickName, sealedTime: now() })
    }),
  ),

  mock(conceptApi.batchBackSeal, LIST, ({ account, path }) =>
    each(path.ids, (id) => {
      const concept = allowed(account, 'batchBackSeal', { id })
      commit(account, 'batchBackSeal', concept, { sealedBy: null, sealedTime: null })
    }),
  ),
]

export const conceptMocks = [
  ...noticeMocks,
  ...readMocks,
  ...firstMocks,
  ...secondMocks,
  ...agreementMocks,
  ...afterMocks,
  ...sealMocks,
  // Last: its path is also that of the lists.
  mock(conceptApi.detail, LIST, ({ account, path }) =>
    detailOf(conceptFor(account, String(path.id)), account),
  ),
]
