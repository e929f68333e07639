import { questionnaireApi } from '@/features/valuation/questionnaire/questionnaire.api'
import { example, type Example } from '../example'

export const examples: readonly Example[] = [
  example(questionnaireApi.list, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(questionnaireApi.answer, () => ({
    body: { id: '7002', answers: { source: '公开年报', quality: 4 } },
  })),
]
