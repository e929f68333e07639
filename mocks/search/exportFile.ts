import type { List, SearchQuery } from '@/features/search/model/search.api'
import type { RawFile } from '@/shared/api/endpoint'
import type { Language } from '@/shared/lib/language'
import { now } from '../platform/clock'
import type { Account } from '../platform/db'
import { header, text, number, title, type Cell } from '../platform/xlsx/cells'
import { writeWorkbook } from '../platform/xlsx/workbook'
import { Refusal } from '../platform/mock'
import { columnOf, type Column } from './columns'
import { allRows, isList } from './lists'
import { REFUSALS } from './refusals'

const MAX_COLUMNS = 40

const TEXTS = {
  zh: {
    about: '说明',
    rows: '检索结果',
    list: '列表',
    keyword: '关键词',
    time: '导出时间',
    by: '导出用户',
    count: '行数',
    sort: '排序',
    demo: '标记为演示的数据为虚构。',
  },
  en: {
    about: 'About',
    rows: 'Results',
    list: 'List',
    keyword: 'Keyword',
    time: 'Exported',
    by: 'Exported by',
    count: 'Rows',
    sort: 'Order',
    demo: 'What is marked as demo is invented.',
  },
}

type ExportQuery = Omit<SearchQuery, 'pageNum' | 'pageSize'> & { columns: string }

const cellOf = (value: string | number | null): Cell =>
  typeof value === 'number' ? number(value, '0') : text(value)

function aboutSheet(list: List, query: ExportQuery, rows: number, account: Account, language: Language) {
  const texts = TEXTS[language]
  const data: Cell[][] = [
    [title(texts.list), text(list)],
    [title(texts.keyword), text(query.keyword)],
    ...Object.entries(query.facets ?? {}).map(([name, value]): Cell[] => [
      title(columnOf(name).header(language)),
      text(value),
    ]),
    [title(texts.sort), text(query.sort ?? 'relevance')],
    [title(texts.count), number(rows, '0', { align: 'left' })],
    [title(texts.time), text(`${now()} (UTC+8)`)],
    [title(texts.by), text(`${account.nickName} (${account.userId})`)],
    [],
    [text(texts.demo)],
  ]
  return { sheet: texts.about, data, widths: [24, 60], frozenRows: 0, frozenColumns: 1 }
}

function rowsSheet(rows: readonly object[], columns: readonly Column[], language: Language) {
  const data: Cell[][] = [
    columns.map((column) => header(column.header(language))),
    ...rows.map((row) => columns.map((column) => cellOf(column.value(row, language)))),
  ]
  return {
    sheet: TEXTS[language].rows,
    data,
    widths: columns.map(() => 24),
    frozenRows: 1,
    frozenColumns: 1,
  }
}

/** All rows that match, as a workbook with the requested columns in order. */
export async function exportFile(list: string, query: ExportQuery, account: Account): Promise<RawFile> {
  if (!isList(list)) throw new Refusal(404, REFUSALS.notFound)
  const language = query.language ?? 'zh'
  const names = query.columns.split(',').filter((name) => name !== '')
  if (names.length === 0 || names.length > MAX_COLUMNS) throw new Refusal(500, REFUSALS.noColumns)
  const rows = allRows(list, query)
  const bytes = await writeWorkbook([
    rowsSheet(rows, names.map(columnOf), language),
    aboutSheet(list, query, rows.length, account, language),
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `search_${list}_${now().replace(/\D/g, '')}.xlsx`,
  }
}
