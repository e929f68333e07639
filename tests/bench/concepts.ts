/** Speed of the mock lists and statistics with 2,000 concepts, against their budgets. Run by run.mjs. */
import { conceptsOf, rowsOf } from '../../mocks/concepts/lists'
import { redactFor, statisticsOf } from '../../mocks/concepts/statistics'
import { concepts } from '../../mocks/concepts/store'
import { resetDb } from '../../mocks/platform/db'
import { page } from '../../mocks/platform/page'
import { ACCOUNTS } from '../../mocks/account/seed/accounts'
import '../../mocks/concepts/seed/concepts'
import budgets from './budgets.json'
import { report, RUNS, timeOf, typicalTime } from './timing'

const PAGE = { pageNum: 1, pageSize: 100 }

resetDb()
report(
  'generating the concepts',
  timeOf(() => concepts.all()),
  'ms',
  budgets.concepts.generate,
)
for (const name of ['manager', 'chair']) {
  const account = { ...ACCOUNTS.find(({ userName }) => userName === name)!, hasPassword: true }
  const list = (filters: Parameters<typeof rowsOf>[1], query = {}) =>
    page(rowsOf(account, filters), { ...PAGE, ...query })
  const statistics = () => statisticsOf(redactFor(account, conceptsOf(account, {})))
  const reportTime = (what: string, work: () => unknown, budget: number) =>
    report(`${name}: ${what}, median of ${RUNS}`, typicalTime(work), 'ms', budget)
  reportTime(`list of ${conceptsOf(account, {}).length}`, () => list({}), budgets.concepts.list)
  reportTime('list by name', () => list({}, { orderByColumn: 'name', isAsc: 'asc' }), budgets.concepts.list)
  reportTime('list by keyword', () => list({ keyword: '疫苗' }), budgets.concepts.list)
  reportTime('statistics', statistics, budgets.concepts.statistics)
}
