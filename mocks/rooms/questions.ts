import type { QuestionViewer, QuestionState } from '@/features/rooms/domain/questionWorkflow'
import { isOpenQuestion, questionWorkflow } from '@/features/rooms/domain/questionWorkflow'
import type { faqApis, PRIORITIES, questionApis } from '@/features/rooms/questions/questions.api'
import texts from '@/features/rooms/locales/questions.zh.json'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import { perScope, type Scope } from '@/entities/roomScope'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { createWorkflowStore, type StoredEntity } from '../platform/workflowStore'
import { entriesOf } from '../entities/seed/dictionaries'
import { groups, isInGroup, addMessage, notifyMembers } from './groups'
import { REFUSALS } from './refusals'
import { coordinatorsOf, roomReaderIn, type RoomReader } from './roomReader'
import { members, membersOf, membershipIn, roomFor, rooms, stateOf, tags, type StoredMember } from './store'

export interface StoredQuestion extends StoredEntity<QuestionState> {
  roomId: string
  groupId: string
  title: string
  body: string
  category: string
  priority: (typeof PRIORITIES)[number]
  due: string | null
  documentId: string | null
  versionNo: number | null
  page: number | null
  askerId: string
  tagId: string | null
  assigneeId: string | null
  /** The approved answer, visible to the asker. */
  answer: string
  answerTime: string | null
  /** The answer under review. */
  proposal: string
  reason: string
  notes: readonly { time: string; memberId: string; text: string }[]
  submitTime: string | null
}

/** A published answer. Only the server knows the original question, so clients cannot identify the asker. */
export interface StoredFaq {
  id: string
  roomId: string
  questionId: string
  question: string
  answer: string
  category: string
  documentId: string | null
  versionNo: number | null
  page: number | null
  time: string
}

export const questions = perScope(() => collection<StoredQuestion>(REFUSALS.noQuestion))
export const faqs = perScope(() => collection<StoredFaq>())

export const questionsOf = (scope: Scope, roomId: string) =>
  questions[scope].all().filter((question) => question.roomId === roomId)

function isVisibleTo(
  { state, askerId, tagId, assigneeId }: StoredQuestion,
  { side, member }: RoomReader,
): boolean {
  if (askerId === member.id) return true
  if (state === 'draft') return false
  if (side === 'coordinator' || assigneeId === member.id) return true
  return side === 'asker' && tagId !== null && tagId === member.tagId
}

export const questionsFor = (scope: Scope, roomId: string, reader: RoomReader) =>
  questionsOf(scope, roomId).filter((question) => isVisibleTo(question, reader))

/** A notice that a question was asked is visible only to users who see the question. */
export const isMessageVisible = (scope: Scope, questionId: string | null, reader: RoomReader): boolean => {
  const question = questionId === null ? undefined : questions[scope].get(questionId)
  return questionId === null || (question !== undefined && isVisibleTo(question, reader))
}

export const openQuestionsFor = (scope: Scope, account: Account, roomId: string) =>
  membershipIn(scope, roomId, account)
    ? questionsFor(scope, roomId, roomReaderIn(scope, account, roomId)).filter(isOpenQuestion)
    : []

export function quotaOf(scope: Scope, { roomId, tagId, id }: StoredMember) {
  const given = tagId === null ? null : (tags[scope].get(tagId)?.questionQuota ?? null)
  const used = questionsOf(scope, roomId).filter(
    (question) =>
      isOpenQuestion(question) && (tagId === null ? question.askerId === id : question.tagId === tagId),
  ).length
  return { given, used }
}

export function factsOf(scope: Scope, question: StoredQuestion) {
  const { state, askerId, assigneeId, groupId } = question
  const asker = state === 'draft' ? members[scope].get(askerId) : undefined
  const { given, used } = asker ? quotaOf(scope, asker) : { given: null, used: 0 }
  return {
    state,
    askerId,
    assigneeId,
    isGroupOpen: groups[scope].get(groupId)?.isOpen ?? false,
    quotaLeft: given === null ? null : Math.max(0, given - used),
  }
}

export function questionViewer(scope: Scope, account: Account, roomId: string): QuestionViewer {
  const room = rooms[scope].require(roomId)
  const { role, memberId } = roomFor(scope, room, account)
  return { role, state: stateOf(room), memberId }
}

type Row = RawAnswerOf<(typeof questionApis)['vdr']['list']>['rows'][number]

/** Null unless the caller may see the document. A party with a variant is told of no later version. */
export function citationFor(
  cited: Pick<StoredQuestion, 'documentId' | 'versionNo' | 'page'>,
  reader: RoomReader,
) {
  const { documentId, versionNo, page } = cited
  const document = documentId === null ? undefined : reader.documentOf(documentId)
  if (!document) return null
  const isKnown = document.variantId === undefined || (versionNo ?? 0) <= document.versionNo!
  return {
    documentId: document.id,
    documentName: document.name,
    versionNo: isKnown ? versionNo : null,
    page,
  }
}

/** Events visible to the asker, and those whose author everyone may know because only coordinators cause them. */
const ASKER_EVENTS = new Set(['submit', 'approve', 'publish', 'close', 'reopen'])
const COORDINATOR_EVENTS = new Set(['assign', 'approve', 'reject', 'publish', 'close', 'reopen'])

export function questionFor(scope: Scope, question: StoredQuestion, reader: RoomReader): Row {
  const {
    id,
    version,
    state,
    title,
    body,
    category,
    priority,
    due,
    askerId,
    tagId,
    assigneeId,
    answer,
    answerTime,
    proposal,
    reason,
    submitTime,
    updateTime,
    stateTime,
  } = question
  const isMine = askerId === reader.member.id
  const isInside = reader.side === 'coordinator' || assigneeId === reader.member.id
  const isOutside = !isInside
  const isOwnTag = isMine || (reader.side === 'asker' && tagId !== null && tagId === reader.member.tagId)
  const canSeeAsker = reader.side === 'coordinator' || isOwnTag
  const group = groups[scope].get(question.groupId)
  const canSeeGroup = group !== undefined && isInGroup(group, reader.member)
  const citation = citationFor(question, reader)
  const { isGroupOpen, quotaLeft } = factsOf(scope, question)
  return {
    id,
    version,
    status: state,
    title,
    body,
    category,
    priority,
    due: isInside ? due : null,
    groupId: canSeeGroup ? group.id : null,
    groupName: canSeeGroup ? group.name : '',
    citation,
    isCitationGone: question.documentId !== null && citation === null && canSeeAsker,
    isMine,
    askerId: canSeeAsker && reader.nameOf(askerId) !== '' ? askerId : null,
    askerName: canSeeAsker ? reader.nameOf(askerId) : '',
    tagId: canSeeAsker ? tagId : null,
    tagName: canSeeAsker && tagId !== null ? (tags[scope].get(tagId)?.name ?? '') : '',
    assigneeId: isInside ? assigneeId : null,
    assigneeName: isInside ? reader.nameOf(assigneeId) : '',
    answer,
    answerTime,
    proposal: isInside ? proposal : '',
    reason: isInside ? reason : '',
    isGroupOpen,
    quotaLeft: isMine ? quotaLeft : null,
    submitTime,
    // Internal changes must not alter the time that the asker sees.
    updateTime: isOutside ? (answerTime ?? submitTime ?? stateTime) : updateTime,
  }
}

export function questionDetail(scope: Scope, question: StoredQuestion, reader: RoomReader): Row {
  const row = questionFor(scope, question, reader)
  const isInside = reader.side === 'coordinator' || question.assigneeId === reader.member.id
  return {
    ...row,
    notes: isInside
      ? question.notes.map(({ time, memberId, text }) => ({ time, text, by: reader.nameOf(memberId) }))
      : [],
    events: question.events
      .filter(({ action }) => isInside || ASKER_EVENTS.has(action))
      .map(({ time, by, action, from, to, text }) => ({
        time,
        by: reader.side === 'coordinator' || COORDINATOR_EVENTS.has(action) ? by : '',
        action,
        from: from ?? null,
        to,
        text: text ?? '',
      })),
  }
}

export function notifyQuestion(scope: Scope, { roomId, tagId, askerId, assigneeId }: StoredQuestion) {
  const own = membersOf(scope, roomId).filter(
    (member) =>
      member.id === askerId || member.id === assigneeId || (tagId !== null && member.tagId === tagId),
  )
  notifyMembers([...own, ...coordinatorsOf(scope, roomId)], roomId)
}

const stateText = (state: QuestionState) =>
  entriesOf('vdr_question_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

export const questionStores = perScope((scope) =>
  createWorkflowStore({
    workflow: questionWorkflow,
    noun: texts.noun,
    find: (account, id) =>
      questions[scope].require(id, (question) => {
        const member = membershipIn(scope, question.roomId, account)
        return member !== undefined && isVisibleTo(question, roomReaderIn(scope, account, question.roomId))
      }),
    put: (question: StoredQuestion) => void questions[scope].put(question),
    viewerOf: (account, { roomId }) => questionViewer(scope, account, roomId),
    factsFor: (question) => factsOf(scope, question),
    messages: texts.guard,
    stateText,
    wireNameOf: (action) => action,
    withoutEvent: ['edit', 'note'],
  }),
)

export function makeDraft(
  account: Account,
  member: StoredMember,
  fields: Pick<
    StoredQuestion,
    'groupId' | 'title' | 'body' | 'category' | 'priority' | 'documentId' | 'versionNo' | 'page'
  >,
): StoredQuestion {
  const time = now()
  return {
    ...fields,
    id: nextId(),
    roomId: member.roomId,
    askerId: member.id,
    tagId: member.tagId,
    due: null,
    assigneeId: null,
    answer: '',
    answerTime: null,
    proposal: '',
    reason: '',
    notes: [],
    submitTime: null,
    state: 'draft',
    version: 1,
    stateTime: time,
    updateTime: time,
    updatedBy: account.nickName,
    events: [],
  }
}

export function postQuestionNotice(scope: Scope, { id, groupId, askerId }: StoredQuestion) {
  addMessage(scope, {
    groupId,
    memberId: askerId,
    clientId: `question ${id}`,
    content: '',
    questionId: id,
    time: now(),
  })
}

export const faqFor = (
  { id, question, answer, category, time, ...cited }: StoredFaq,
  reader: RoomReader,
): RawAnswerOf<(typeof faqApis)['vdr']['list']>['rows'][number] => ({
  id,
  question,
  answer,
  category,
  time,
  citation: citationFor(cited, reader),
})
