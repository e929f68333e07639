/** Speed of a tree of 2,000 folders and 10,000 documents, against its budgets. Run by run.mjs. */
import { foundRows, treeOf, unfoldedRows } from '../../src/features/rooms/documents/treeModel'
import { ACCOUNTS } from '../../mocks/account/seed/accounts'
import { resetDb } from '../../mocks/platform/db'
import '../../mocks/rooms/seed/members'
import '../../mocks/rooms/seed/nodes'
import '../../mocks/rooms/seed/rooms'
import '../../mocks/rooms/seed/versions'
import { addLargeRoom } from '../../mocks/rooms/seed/manyDocuments'
import { treeFor } from '../../mocks/rooms/tree'
import budgets from './budgets.json'
import { report, RUNS, timeOf, typicalTime } from './timing'

resetDb()
report(
  'generating the room',
  timeOf(() => addLargeRoom('vdr')),
  'ms',
  budgets.rooms.generate,
)
const account = { ...ACCOUNTS.find(({ userName }) => userName === 'admin')!, hasPassword: true }
const answer = () => treeFor('vdr', account, 'large')
const nodes = answer()
const reportTime = (what: string, work: () => unknown, budget: number) =>
  report(`${what}, median of ${RUNS}`, typicalTime(work), 'ms', budget)
reportTime(`backend: tree of ${nodes.length}`, answer, budgets.rooms.answer)
reportTime('tree, first look', () => unfoldedRows(treeOf(nodes), new Set()), budgets.rooms.open)
const tree = treeOf(nodes)
const every = new Set(nodes.map(({ id }) => id))
reportTime('tree, all unfolded', () => unfoldedRows(tree, every), budgets.rooms.filter)
for (const words of ['报告', '临床资料', '9999', 'x'])
  reportTime(
    `filter ${words}: ${foundRows(tree, words).rows.length} rows`,
    () => foundRows(tree, words),
    budgets.rooms.filter,
  )
