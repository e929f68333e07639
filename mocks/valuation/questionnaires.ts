import type { Answer, Questionnaire } from '@/features/valuation/questionnaire/questionnaire.api'
import { answersTo } from '@/features/valuation/questionnaire/answersSchema'
import { check } from '@/shared/form/validation'
import { now, serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

type Stored = Omit<Questionnaire, 'answers' | 'answerTime' | 'state'> & { deadline: string }

interface StoredAnswers {
  id: string
  answers: Record<string, Answer>
  answerTime: string
}

export const questionnaires = collection<Stored>(REFUSALS.noQuestionnaire)
const storedAnswers = collection<StoredAnswers>()

const keyOf = (userId: string, id: string) => `${userId} ${id}`

function questionnaireFor(userId: string, stored: Stored): Questionnaire {
  const { id: _, ...answer } = storedAnswers.get(keyOf(userId, stored.id)) ?? {}
  const isOver = stored.deadline < serverDay()
  return { ...stored, state: 'answers' in answer ? 'answered' : isOver ? 'closed' : 'open', ...answer }
}

export const questionnairesOf = (userId: string) =>
  questionnaires.all().map((each) => questionnaireFor(userId, each))

export function answer(userId: string, id: string, answers: StoredAnswers['answers']) {
  const found = questionnaireFor(userId, questionnaires.require(id))
  if (found.state === 'answered') throw new Refusal(500, REFUSALS.answered)
  if (found.state === 'closed') throw new Refusal(500, REFUSALS.closed)
  const checked = check(answersTo(found.questions), answers)
  if (!checked.isValid) {
    const wrong = found.questions.find((question) => question.id === checked.issues[0]?.path[0])
    throw new Refusal(500, REFUSALS.wrongAnswer(wrong?.title ?? ''))
  }
  storedAnswers.put({ id: keyOf(userId, id), answers: checked.body, answerTime: now() })
}
