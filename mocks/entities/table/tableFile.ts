import type { Imported, RowIssue } from '@/shared/files/imports'
import type { RawFile } from '@/shared/api/endpoint'
import { toCsv } from '@/shared/lib/csv'
import type { Language } from '@/shared/lib/language'
import { storeGeneratedFile } from '../../platform/files'
import type { Sheet } from '@/features/implementation/funds/reconcile/delimitedText'
import { number, text } from '../../platform/xlsx/cells'
import type { ExportRequest } from './aboutSheet'
import { listFile } from './listFile'
import { isProblemHeading, type TableRow } from './readTable'
import { labelIn, PARTS, type Columns } from './table'

export function tableFile<Field extends string, Item>(
  table: Columns<Field>,
  items: readonly Item[],
  cellOf: (item: Item, field: Field) => string | number | null | undefined,
  exported: ExportRequest,
): Promise<RawFile> {
  const { language } = exported
  const { field, title } = table.translations[language]
  const columns = [...table.fields, ...(table.exportOnly ?? [])].map((name) => {
    const cell = (item: Item) => {
      const value = cellOf(item, name) ?? ''
      return typeof value === 'number' ? number(value) : text(labelIn(table, name, value, language))
    }
    return [field[name], cell] as const
  })
  return listFile(title, items, columns, { labels: field, dictionaries: table.dictionaries, ...exported })
}

/**
 * Returns the rejected table with each row's errors in a first column; once corrected, the user can upload it
 * unchanged.
 */
async function correctionFile<Field extends string>(
  { translations }: Columns<Field>,
  [headings = [], ...lines]: Sheet,
  rows: readonly TableRow<unknown>[],
  language: Language,
): Promise<RawFile> {
  const { field: labels, rule, import: names } = translations[language]
  const { issue: issues, import: parts } = PARTS[language]
  const texts: Readonly<Record<string, string>> = { ...issues, ...rule }
  function messageOf({ field, key, params }: RowIssue) {
    const raw = (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params[name]))
    return `${(labels as Readonly<Record<string, string>>)[field] ?? field}: ${raw}`
  }
  const problems = new Map(rows.map(({ line, issues: wrong }) => [line, wrong.map(messageOf).join('; ')]))
  const ownCells = (cells: readonly string[]) =>
    headings.flatMap((heading, at) => (isProblemHeading(heading) ? [] : [cells[at] ?? '']))
  const blob = toCsv([
    [parts.issues, ...ownCells(headings)],
    ...lines.map((cells, index) => [problems.get(index + 2) ?? '', ...ownCells(cells)]),
  ])
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    type: 'text/csv;charset=utf-8',
    name: names.mendingName,
  }
}

/** Answers an import: all rows, plus the table to correct if any row is invalid. */
export async function importResult<Field extends string, Body>(
  table: Columns<Field>,
  sheet: Sheet,
  rows: readonly TableRow<Body>[],
  raw: string,
): Promise<Imported> {
  const isValid = rows.every(({ body }) => body !== undefined)
  const language = raw === 'en' ? 'en' : 'zh'
  return {
    rows: rows.map(({ body: _body, ...row }) => row),
    file: isValid ? null : storeGeneratedFile(await correctionFile(table, sheet, rows, language)),
  }
}
