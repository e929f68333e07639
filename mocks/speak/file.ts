import type { speakApi } from '@/features/speak/model/api'
import type { RawAnswerOf, RawFile } from '@/shared/api/endpoint'
import { now } from '../platform/clock'
import type { Account } from '../platform/db'
import { header, number, text, title, type Cell } from '../valuation/documents/xlsx/cells'
import { writeWorkbook } from '../valuation/documents/xlsx/workbook'
import { stateText } from './store'

type Row = RawAnswerOf<typeof speakApi.list>['rows'][number]

const KINDS = { report: '估值报告', document: '数据室文件', concept: '项目概念' } as const

const COLUMNS: readonly (readonly [name: string, cell: (row: Row) => Cell])[] = [
  ['问题', (row) => text(row.title)],
  ['背景资料', ({ kind }) => text(kind ? KINDS[kind] : '')],
  ['状态', ({ state }) => text(stateText(state))],
  ['提问时间', ({ createTime }) => text(createTime)],
  ['积分', ({ points }) => number(Number(points), '0')],
  ['券', ({ tickets }) => number(Number(tickets), '0')],
]

/** The rows of a history as a workbook. */
export async function questionsFile(rows: readonly Row[], account: Account): Promise<RawFile> {
  const time = now()
  const about: Cell[][] = [
    [title('导出时间'), text(`${time} (UTC+8)`)],
    [title('导出用户'), text(`${account.nickName} (${account.userId})`)],
  ]
  const bytes = await writeWorkbook([
    {
      sheet: '问答记录',
      data: [
        COLUMNS.map(([name]) => header(name)),
        ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row))),
      ],
      widths: COLUMNS.map(() => 24),
      frozenRows: 1,
      frozenColumns: 1,
    },
    { sheet: '说明', data: about, widths: [24, 60], frozenRows: 0, frozenColumns: 1 },
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `ai_answers_${time.replace(/\D/g, '')}.xlsx`,
  }
}
