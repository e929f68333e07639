import { questionnaireApi, type Answer, type Questionnaire } from '@/features/valuation/questionnaire/api'
import { answersTo } from '@/features/valuation/questionnaire/answers'
import { check } from '@/shared/form/issues'
import { beijing } from '../../platform/clock'
import { onReset } from '../../platform/db'
import { mock, Refusal } from '../../platform/mock'
import { page } from '../../platform/page'
import { QUESTIONNAIRES } from '../seed/questionnaires'
import { serverDay } from '../store'

interface Given {
  answers: Record<string, Answer>
  answerTime: string
}

/** Answers by user and questionnaire. */
const given = new Map<string, Given>()
onReset(() => given.clear())

const keyOf = (userId: string, id: string) => `${userId} ${id}`

/** The questionnaires as they stand for a user. */
const questionnairesOf = (userId: string): Questionnaire[] =>
  QUESTIONNAIRES.map((each) => {
    const answer = given.get(keyOf(userId, each.id))
    const isOver = each.deadline < serverDay()
    return { ...each, state: answer ? 'answered' : isOver ? 'closed' : 'open', ...answer }
  })

export const questionnaireMocks = [
  mock(questionnaireApi.list, 'valuation:questionnaire:list', ({ account, query }) => {
    const { title, state } = query
    const rows = questionnairesOf(account.userId)
      .filter((each) => !title || each.title.includes(title.trim()))
      .filter((each) => !state || each.state === state)
    return page(rows, query)
  }),

  mock(questionnaireApi.answer, 'valuation:questionnaire:add', ({ account, body: { id, answers } }) => {
    const found = questionnairesOf(account.userId).find((each) => each.id === id)
    if (!found) throw new Refusal(404, '问卷不存在')
    if (found.state === 'answered') throw new Refusal(500, '您已提交过该问卷')
    if (found.state === 'closed') throw new Refusal(500, '该问卷已截止')
    const checked = check(answersTo(found.questions), answers)
    if (!checked.isRight) {
      const wrong = found.questions.find((question) => question.id === checked.issues[0]?.path[0])
      throw new Refusal(500, `“${wrong?.title}”填写不正确`)
    }
    given.set(keyOf(account.userId, id), { answers: checked.body, answerTime: beijing(new Date()) })
  }),
]
