import type { Language } from '@/shared/lib/language'
import { now } from '../../platform/clock'
import { number, text, title, type Cell } from '../../platform/xlsx/cells'
import { entryLabel } from './table'

const TEXTS = {
  zh: {
    about: '说明',
    time: '导出时间',
    by: '导出用户',
    rows: '行数',
    keyword: '关键词',
    filters: '筛选条件',
    none: '无',
  },
  en: {
    about: 'About',
    time: 'Exported',
    by: 'Exported by',
    rows: 'Rows',
    keyword: 'Keyword',
    filters: 'Filters',
    none: 'None',
  },
}

export interface ExportRequest {
  account: { userId: string; nickName: string }
  language: Language
  query: object
  /** Labels of filters; a filter without one is shown under its parameter name. */
  labels?: Readonly<Record<string, unknown>>
  dictionaries?: Readonly<Record<string, string | undefined>>
}

export function aboutSheet(
  { account, language, query, labels = {}, dictionaries = {} }: ExportRequest,
  rows: number,
) {
  const t = TEXTS[language]
  const nameOf = (key: string) => {
    const label = labels[key]
    return typeof label === 'string' ? label : key === 'keyword' ? t.keyword : key
  }
  const valueText = (key: string, value: unknown) =>
    String(value)
      .split(dictionaries[key] ? ',' : '\n')
      .map((each) => entryLabel(dictionaries[key] ?? '', each, language))
      .join(', ')
  const filters = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const data: Cell[][] = [
    [title(t.time), text(`${now()} (UTC+8)`)],
    [title(t.by), text(`${account.nickName} (${account.userId})`)],
    [title(t.rows), number(rows, '0', { align: 'left' })],
    [title(t.filters), text(filters.length === 0 ? t.none : null)],
    ...filters.map(([key, value]): Cell[] => [text(nameOf(key)), text(valueText(key, value))]),
  ]
  return { sheet: t.about, data, widths: [24, 60], frozenRows: 0, frozenColumns: 1 }
}
