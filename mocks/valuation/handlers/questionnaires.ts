import { questionnaireApi } from '@/features/valuation/questionnaire/questionnaire.api'
import { list } from '../../platform/list'
import { mock } from '../../platform/mock'
import { answer, questionnairesOf } from '../questionnaires'

export const questionnaireMocks = [
  mock(questionnaireApi.list, 'valuation:questionnaire:list', ({ account, query }) =>
    list(questionnairesOf(account.userId), query, { contains: ['title'], equals: ['state'] }),
  ),

  mock(questionnaireApi.answer, 'valuation:questionnaire:add', ({ account, body: { id, answers } }) =>
    answer(account.userId, id, answers),
  ),
]
