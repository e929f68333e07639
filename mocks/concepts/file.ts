import type { conceptApi } from '@/features/concepts/model/api'
import type { RawAnswerOf, RawFile } from '@/shared/api/endpoint'
import { now } from '../platform/clock'
import { stateText } from './store'
import type { Account } from '../platform/db'
import { header, number, text, title, type Cell } from '../valuation/documents/xlsx/cells'
import { writeWorkbook } from '../valuation/documents/xlsx/workbook'

type Row = RawAnswerOf<typeof conceptApi.list>['rows'][number]

const COLUMNS: readonly (readonly [name: string, cell: (row: Row) => Cell])[] = [
  ['编号', ({ code }) => text(code)],
  ['项目', ({ name }) => text(name)],
  ['申报单位', ({ organisation }) => text(organisation)],
  ['负责人', ({ principalInvestigator }) => text(principalInvestigator)],
  ['适应症', ({ indication }) => text(indication)],
  ['状态', ({ state }) => text(stateText(state))],
  ['提交时间', ({ submitTime }) => text(submitTime)],
  ['拟申请金额', ({ askedAmount }) => (askedAmount === null ? null : number(Number(askedAmount), '0.00'))],
  ['币种', ({ currency }) => text(currency)],
]

/** The rows of a list as a workbook. */
export async function conceptsFile(rows: readonly Row[], account: Account): Promise<RawFile> {
  const data = [
    COLUMNS.map(([name]) => header(name)),
    ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
  ]
  const about: Cell[][] = [
    [title('导出时间'), text(`${now()} (UTC+8)`)],
    [title('导出用户'), text(`${account.nickName} (${account.userId})`)],
    [title('行数'), number(rows.length, '0', { align: 'left' })],
  ]
  const bytes = await writeWorkbook([
    { sheet: '项目', data, widths: COLUMNS.map(() => 24), frozenRows: 1, frozenColumns: 1 },
    { sheet: '说明', data: about, widths: [24, 60], frozenRows: 0, frozenColumns: 1 },
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `concepts_${now().replace(/\D/g, '')}.xlsx`,
  }
}
