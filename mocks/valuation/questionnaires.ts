import type { Answer, Questionnaire } from '@/features/valuation/questionnaire/api'
import { answersTo } from '@/features/valuation/questionnaire/answers'
import { check } from '@/shared/form/issues'
import { beijing, serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { QUESTIONNAIRES } from './demoQuestionnaires'

interface Given {
  /** User and questionnaire. */
  id: string
  answers: Record<string, Answer>
  answerTime: string
}

const given = collection<Given>()

const keyOf = (userId: string, id: string) => `${userId} ${id}`

/** The questionnaires as they stand for a user. */
export const questionnairesOf = (userId: string): Questionnaire[] =>
  QUESTIONNAIRES.map((each) => {
    const { id: _, ...answer } = given.get(keyOf(userId, each.id)) ?? {}
    const isOver = each.deadline < serverDay()
    return { ...each, state: 'answers' in answer ? 'answered' : isOver ? 'closed' : 'open', ...answer }
  })

/** Keeps what a user answers, once and in time. */
export function answer(userId: string, id: string, answers: Given['answers']) {
  const found = questionnairesOf(userId).find((each) => each.id === id)
  if (!found) throw new Refusal(404, REFUSALS.noQuestionnaire)
  if (found.state === 'answered') throw new Refusal(500, REFUSALS.answered)
  if (found.state === 'closed') throw new Refusal(500, REFUSALS.closed)
  const checked = check(answersTo(found.questions), answers)
  if (!checked.isRight) {
    const wrong = found.questions.find((question) => question.id === checked.issues[0]?.path[0])
    throw new Refusal(500, REFUSALS.wrongAnswer(wrong?.title ?? ''))
  }
  given.put({ id: keyOf(userId, id), answers: checked.body, answerTime: beijing(new Date()) })
}
