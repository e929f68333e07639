/** Speed of the demo's search over 10,000 drugs, facets included, against its budgets. Run by run.mjs. */
import budgets from './budgets.json'
import type { SearchQuery } from '../../src/features/search/model/search.api'
import { kinds } from '../../mocks/search/kinds'
import { pageOf } from '../../mocks/search/lists'
import { suggest } from '../../mocks/search/suggest'
import { writers } from '../../mocks/search/rowWriters'
import { catalog } from '../../mocks/entities/seed/catalog'
import { median, report, RUNS, timeOf } from './timing'

const KEYWORDS = ['PD-1', '非小细胞肺癌', 'pembrolizumab', 'pembrolizumob', 'DEMO-01234', 'demo', '单抗']

const PAGE = { pageNum: 1, pageSize: 20, language: 'zh' } as const
const find = (query: Partial<SearchQuery>) => pageOf(kinds.drug(), writers.drug, { ...PAGE, ...query }, false)

report('generating the catalogue', timeOf(catalog.trials), 'ms', budgets.search.generate)
report(
  `first search of ${catalog.drugs().length} drugs, indexing included`,
  timeOf(() => find({ keyword: 'PD-1' })),
  'ms',
  budgets.search.first,
)
for (const keyword of KEYWORDS) {
  const times = Array.from({ length: RUNS }, () => timeOf(() => find({ keyword })))
  report(`drugs by "${keyword}" with facets, median of ${RUNS}`, median(times), 'ms', budgets.search.keyword)
}
const all = Array.from({ length: RUNS }, () => timeOf(() => find({ facets: { stage: 'phase2,phase3' } })))
report(`all drugs, two stages chosen, median of ${RUNS}`, median(all), 'ms', budgets.search.all)
const suggested = Array.from({ length: RUNS }, () => timeOf(() => suggest('integrated', 'pem')))
report(`suggestions, median of ${RUNS}`, median(suggested), 'ms', budgets.search.suggest)
