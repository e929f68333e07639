import { dictionaries } from '@/shared/domain/dictionary/early'
import { firstPage } from '@/shared/list/firstPage'
import type { EarlyRead, PagesReads } from '@/shared/earlyReads'
import { LATEST, oldestThat, WAITS, type Waits } from './home/reads'
import { npvApi } from './npv/api'
import { questionnaireApi } from './questionnaire/api'
import { reportsApi } from './reports/rows/api'

const ofHome = (query: NonNullable<EarlyRead[1]['query']>): EarlyRead => [
  reportsApi.list,
  { query },
  'valuation:report:list',
]

export default {
  '/index': [ofHome(LATEST), ...(Object.keys(WAITS) as Waits[]).map((waits) => ofHome(oldestThat(waits)))],
  'valuation/report/index': [firstPage(reportsApi.list), ...dictionaries('clinical_phase')],
  'valuation/npv/index': [firstPage(npvApi.list)],
  'valuation/questionnaire/index': [firstPage(questionnaireApi.list)],
} satisfies PagesReads
