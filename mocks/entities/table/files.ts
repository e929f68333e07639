import type { Imported, RowIssue } from '@/shared/files/imports'
import type { RawFile } from '@/shared/api/endpoint'
import { csvOf } from '@/shared/lib/csv'
import type { Language } from '@/shared/lib/language'
import { keepMadeFile } from '../../platform/files'
import type { Sheet } from '@/features/implementation/funds/reconcile/sheet'
import { number, text } from '../../platform/xlsx/cells'
import type { Exported } from './about'
import { listFile } from './listFile'
import { isProblemHeading, type TableRow } from './read'
import { labelIn, PARTS, type Columns } from './table'

/** Things as a workbook whose columns an import knows again. */
export function tableFile<Field extends string, Thing>(
  table: Columns<Field>,
  things: readonly Thing[],
  cellOf: (thing: Thing, field: Field) => string | number | null | undefined,
  exported: Exported,
): Promise<RawFile> {
  const { language } = exported
  const { field, title } = table.words[language]
  const columns = [...table.fields, ...(table.more ?? [])].map((name) => {
    const cell = (thing: Thing) => {
      const value = cellOf(thing, name) ?? ''
      return typeof value === 'number' ? number(value) : text(labelIn(table, name, value, language))
    }
    return [field[name], cell] as const
  })
  return listFile(title, things, columns, { labels: field, dictionaries: table.dictionaries, ...exported })
}

/** A table that was refused, with what is wrong before each row: mended, it is sent again as it is. */
async function mendingFile<Field extends string>(
  { words }: Columns<Field>,
  [headings = [], ...lines]: Sheet,
  rows: readonly TableRow<unknown>[],
  language: Language,
): Promise<RawFile> {
  const { field: labels, rule, import: names } = words[language]
  const { issue: issues, import: parts } = PARTS[language]
  const texts: Readonly<Record<string, string>> = { ...issues, ...rule }
  function wordsOf({ field, key, params }: RowIssue) {
    const said = (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) =>
      String(params[name]),
    )
    return `${(labels as Readonly<Record<string, string>>)[field] ?? field}: ${said}`
  }
  const problems = new Map(rows.map(({ line, issues: wrong }) => [line, wrong.map(wordsOf).join('; ')]))
  const own = (cells: readonly string[]) =>
    headings.flatMap((heading, at) => (isProblemHeading(heading) ? [] : [cells[at] ?? '']))
  const blob = csvOf([
    [parts.issues, ...own(headings)],
    ...lines.map((cells, index) => [problems.get(index + 2) ?? '', ...own(cells)]),
  ])
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    type: 'text/csv;charset=utf-8',
    name: names.mendingName,
  }
}

/** What is answered to a table: all of its rows, and, where one is wrong, the table to be mended. */
export async function answerTo<Field extends string, Body>(
  table: Columns<Field>,
  sheet: Sheet,
  rows: readonly TableRow<Body>[],
  said: string,
): Promise<Imported> {
  const isWhole = rows.every(({ body }) => body !== undefined)
  const language = said === 'en' ? 'en' : 'zh'
  return {
    rows: rows.map(({ body: _body, ...row }) => row),
    file: isWhole ? null : keepMadeFile(await mendingFile(table, sheet, rows, language)),
  }
}
