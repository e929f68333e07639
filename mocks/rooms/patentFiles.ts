import english from '@/features/rooms/locales/patents.en.json'
import chinese from '@/features/rooms/locales/patents.zh.json'
import { IMPORTED_FIELDS, type PatentIssue } from '@/features/rooms/patents/api'
import type { RawFile } from '@/shared/api/endpoint'
import type { Patent } from '@/shared/domain/patent/api'
import { csvOf } from '@/shared/lib/csv'
import englishParts from '@/shared/locales/parts.en.json'
import chineseParts from '@/shared/locales/parts.zh.json'
import type { Language } from '@/shared/preferences'
import type { Sheet } from '@/shared/files/sheet'
import { header, text } from '../valuation/documents/xlsx/cells'
import { writeWorkbook } from '../valuation/documents/xlsx/workbook'
import { isProblemHeading, labelOf, type PatentRow } from './patentRows'

const TEXTS = {
  zh: { ...chinese, issues: chineseParts.issue },
  en: { ...english, issues: englishParts.issue },
}

/** Patents as a workbook whose columns an import knows again. */
export async function patentFile(patents: readonly Patent[], language: Language): Promise<RawFile> {
  const { field, title } = TEXTS[language]
  const cellOf = (patent: Patent, name: (typeof IMPORTED_FIELDS)[number]) =>
    labelOf(name, (name === 'expiry' ? patent.lastDay : patent[name]) ?? '', language)
  const data = [
    IMPORTED_FIELDS.map((name) => header(field[name])),
    ...patents.map((patent) => IMPORTED_FIELDS.map((name) => text(cellOf(patent, name)))),
  ]
  const bytes = await writeWorkbook([
    { sheet: title, data, widths: IMPORTED_FIELDS.map(() => 20), frozenRows: 1, frozenColumns: 1 },
  ])
  return {
    bytes,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${title}.xlsx`,
  }
}

const wordsOf = (language: Language, { field, key, params }: PatentIssue) => {
  const { field: labels, rule, issues } = TEXTS[language]
  const texts: Readonly<Record<string, string>> = { ...issues, ...rule }
  const words = (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params[name]))
  return `${labels[field as keyof typeof labels]}: ${words}`
}

/** A table that was refused, with what is wrong before each row: mended, it is sent again as it is. */
export async function mendingFile(
  [headings = [], ...lines]: Sheet,
  rows: readonly PatentRow[],
  language: Language,
): Promise<RawFile> {
  const problems = new Map(
    rows.map(({ line, issues }) => [line, issues.map((issue) => wordsOf(language, issue)).join('; ')]),
  )
  const own = (cells: readonly string[]) =>
    headings.flatMap((heading, at) => (isProblemHeading(heading) ? [] : [cells[at] ?? '']))
  const blob = csvOf([
    [TEXTS[language].import.issues, ...own(headings)],
    ...lines.map((cells, index) => [problems.get(index + 2) ?? '', ...own(cells)]),
  ])
  return {
    bytes: new Uint8Array(await blob.arrayBuffer()),
    type: 'text/csv;charset=utf-8',
    name: TEXTS[language].import.mendingName,
  }
}
