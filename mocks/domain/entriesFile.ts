import texts from '@/features/account/locales/points.zh.json'
import type { RawFile } from '@/shared/api/endpoint'
import { now } from '../platform/clock'
import type { Account } from '../platform/db'
import { header, number, text, title, type Cell } from '../valuation/documents/xlsx/cells'
import { writeWorkbook } from '../valuation/documents/xlsx/workbook'
import type { Wallet } from './wallet'

type Entry = Wallet['entries'][number]

const { field, kind } = texts

const COLUMNS: readonly (readonly [name: string, cell: (entry: Entry) => Cell])[] = [
  [field.time, (entry) => text(entry.time)],
  [field.kind, (entry) => text(kind[entry.kind])],
  [field.subject, ({ subject }) => text(subject)],
  [field.points, ({ points }) => number(points, '0')],
  [field.tickets, ({ tickets }) => number(tickets, '0')],
  ['券', ({ ticket }) => text(ticket)],
  [field.balance, ({ balance }) => number(balance, '0')],
]

/** Entries of a ledger as a workbook. */
export async function entriesFile(entries: readonly Entry[], account: Account): Promise<RawFile> {
  const time = now()
  const data = [
    COLUMNS.map(([name]) => header(name)),
    ...entries.map((entry) => COLUMNS.map(([, cell]) => cell(entry))),
  ]
  const about: Cell[][] = [
    [title('导出时间'), text(`${time} (UTC+8)`)],
    [title('导出用户'), text(`${account.nickName} (${account.userId})`)],
    [title('行数'), number(entries.length, '0', { align: 'left' })],
  ]
  const bytes = await writeWorkbook([
    { sheet: '积分明细', data, widths: COLUMNS.map(() => 20), frozenRows: 1, frozenColumns: 1 },
    { sheet: '说明', data: about, widths: [24, 60], frozenRows: 0, frozenColumns: 1 },
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `points_${time.replace(/\D/g, '')}.xlsx`,
  }
}
