import type { QuestionViewer, QuestionState } from '@/features/rooms/domain/questionWorkflow'
import { isOpenQuestion, questionWorkflow } from '@/features/rooms/domain/questionWorkflow'
import type { faqApis, PRIORITIES, questionApis } from '@/features/rooms/questions/questions.api'
import texts from '@/features/rooms/locales/questions.zh.json'
import type { RawAnswerOf } from '@/shared/api/endpoint'
import { perScope, type Scope } from '@/entities/roomScope'
import { now } from '../platform/clock'
import { collection } from '../platform/collection'
import { nextId, type Account } from '../platform/db'
import { createWorkflowStore, type StoredEntity } from '../platform/workflow'
import { entriesOf } from '../entities/seed/dictionaries'
import { groups, isInGroup, say, tellNews } from './groups'
import { REFUSALS } from './refusals'
import { coordinatorsOf, readerIn, type RoomReader } from './sides'
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
  /** Members; the tag is the one that the asker had then. */
  askerId: string
  tagId: string | null
  assigneeId: string | null
  /** What the asker is told. */
  answer: string
  answerTime: string | null
  /** What is being reviewed. */
  proposal: string
  /** Why the proposal before was given back. */
  reason: string
  notes: readonly { time: string; memberId: string; text: string }[]
  submitTime: string | null
}

/** A published answer: nothing in it says whose it was, but to the server. */
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

/** Whether a question is for the caller: his own and his tag's, those that he is to answer, or all that was asked. */
function isFor({ state, askerId, tagId, assigneeId }: StoredQuestion, { side, member }: RoomReader): boolean {
  if (askerId === member.id) return true
  if (state === 'draft') return false
  if (side === 'coordinator' || assigneeId === member.id) return true
  return side === 'asker' && tagId !== null && tagId === member.tagId
}

/** The questions of a room that are for the caller. */
export const questionsFor = (scope: Scope, roomId: string, reader: RoomReader) =>
  questionsOf(scope, roomId).filter((question) => isFor(question, reader))

/** Whether a message is for the caller: what says that something was asked is for those who see the question. */
export const isToldOf = (scope: Scope, questionId: string | null, reader: RoomReader): boolean => {
  const question = questionId === null ? undefined : questions[scope].get(questionId)
  return questionId === null || (question !== undefined && isFor(question, reader))
}

/** Waiting for an answer, as far as they are for the caller. */
export const openFor = (scope: Scope, account: Account, roomId: string) =>
  membershipIn(scope, roomId, account)
    ? questionsFor(scope, roomId, readerIn(scope, account, roomId)).filter(isOpenQuestion)
    : []

/** What a tag may ask, and how much of it is open. A member without a tag stands for himself. */
export function quotaOf(scope: Scope, { roomId, tagId, id }: StoredMember) {
  const given = tagId === null ? null : (tags[scope].get(tagId)?.questionQuota ?? null)
  const used = questionsOf(scope, roomId).filter(
    (question) =>
      isOpenQuestion(question) && (tagId === null ? question.askerId === id : question.tagId === tagId),
  ).length
  return { given, used }
}

/** What the workflow asks of a question. */
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

/** What was cited, for who may see it; nothing is said of the rest but to those who cited it. */
export function citationFor(
  cited: Pick<StoredQuestion, 'documentId' | 'versionNo' | 'page'>,
  reader: RoomReader,
) {
  const { documentId, versionNo, page } = cited
  const documentName = documentId === null ? undefined : reader.documentName(documentId)
  return documentId !== null && documentName !== undefined
    ? { documentId, documentName, versionNo, page }
    : null
}

/** Steps that an asker is told of, and those that only who coordinates makes: he is known to all. */
const TOLD = new Set(['submit', 'approve', 'publish', 'close', 'reopen'])
const OF_COORDINATORS = new Set(['assign', 'approve', 'reject', 'publish', 'close', 'reopen'])

/** A question as the caller may know it. */
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
  const ofTag = isMine || (reader.side === 'asker' && tagId !== null && tagId === reader.member.tagId)
  const maySeeAsker = reader.side === 'coordinator' || ofTag
  const group = groups[scope].get(question.groupId)
  const knowsGroup = group !== undefined && isInGroup(group, reader.member)
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
    groupId: knowsGroup ? group.id : null,
    groupName: knowsGroup ? group.name : '',
    citation,
    isCitationGone: question.documentId !== null && citation === null && maySeeAsker,
    isMine,
    askerId: maySeeAsker && reader.nameOf(askerId) !== '' ? askerId : null,
    askerName: maySeeAsker ? reader.nameOf(askerId) : '',
    tagId: maySeeAsker ? tagId : null,
    tagName: maySeeAsker && tagId !== null ? (tags[scope].get(tagId)?.name ?? '') : '',
    assigneeId: isInside ? assigneeId : null,
    assigneeName: isInside ? reader.nameOf(assigneeId) : '',
    answer,
    answerTime,
    proposal: isInside ? proposal : '',
    reason: isInside ? reason : '',
    isGroupOpen,
    quotaLeft: isMine ? quotaLeft : null,
    submitTime,
    // What is done behind the asker's back is no news to him.
    updateTime: isOutside ? (answerTime ?? submitTime ?? stateTime) : updateTime,
  }
}

/** The same with what was said and done about it. */
export function questionDetail(scope: Scope, question: StoredQuestion, reader: RoomReader): Row {
  const row = questionFor(scope, question, reader)
  const isInside = reader.side === 'coordinator' || question.assigneeId === reader.member.id
  return {
    ...row,
    notes: isInside
      ? question.notes.map(({ time, memberId, text }) => ({ time, text, by: reader.nameOf(memberId) }))
      : [],
    events: question.events
      .filter(({ action }) => isInside || TOLD.has(action))
      .map(({ time, by, action, from, to, text }) => ({
        time,
        by: reader.side === 'coordinator' || OF_COORDINATORS.has(action) ? by : '',
        action,
        from: from ?? null,
        to,
        text: text ?? '',
      })),
  }
}

/** Tells those who see a question that something became of it. */
export function tellOf(scope: Scope, { roomId, tagId, askerId, assigneeId }: StoredQuestion) {
  const own = membersOf(scope, roomId).filter(
    (member) =>
      member.id === askerId || member.id === assigneeId || (tagId !== null && member.tagId === tagId),
  )
  tellNews([...own, ...coordinatorsOf(scope, roomId)], roomId)
}

const stateText = (state: QuestionState) =>
  entriesOf('vdr_question_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

/** What the handlers of a section do the actions on questions with. */
export const questionActs = perScope((scope) =>
  createWorkflowStore({
    workflow: questionWorkflow,
    noun: texts.noun,
    find: (account, id) =>
      questions[scope].require(id, (question) => {
        const member = membershipIn(scope, question.roomId, account)
        return member !== undefined && isFor(question, readerIn(scope, account, question.roomId))
      }),
    put: (question: StoredQuestion) => void questions[scope].put(question),
    viewerOf: (account, { roomId }) => questionViewer(scope, account, roomId),
    factsFor: (question) => factsOf(scope, question),
    reasons: texts.guard,
    stateText,
    callOf: (action) => action,
    unrecorded: ['edit', 'note'],
  }),
)

/** A question that nobody has asked yet. */
export function aDraft(
  account: Account,
  member: StoredMember,
  written: Pick<
    StoredQuestion,
    'groupId' | 'title' | 'body' | 'category' | 'priority' | 'documentId' | 'versionNo' | 'page'
  >,
): StoredQuestion {
  const time = now()
  return {
    ...written,
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

/** Says in its group that a question was asked there. */
export function sayAsked(scope: Scope, { id, groupId, askerId }: StoredQuestion) {
  say(scope, {
    groupId,
    memberId: askerId,
    clientId: `question ${id}`,
    content: '',
    questionId: id,
    time: now(),
  })
}

/** Published answers as the caller may know them. */
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
