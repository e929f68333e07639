import type { RowIssue } from '@/shared/files/imports'
import { check } from '@/shared/form/validation'
import { entriesOf } from '../seed/dictionaries'
import { Refusal } from '../../platform/mock'
import { REFUSALS } from '../../platform/refusals'
import { dayOfSerial } from '@/features/implementation/funds/reconcile/bankValues'
import type { Sheet } from '@/features/implementation/funds/reconcile/delimitedText'
import { labelIn, PARTS, type Columns, type TableOf } from './table'

const MAX_ROWS = 10_000

export const isProblemHeading = (heading: string) =>
  Object.values(PARTS).some((parts) => parts.import.issues === heading.trim())

/** Workbooks store a date as the number of days since the end of 1899. */
const parseDay = (cell: string) =>
  /^\d{5}$/.test(cell)
    ? dayOfSerial(Number(cell))
    : cell
        .replaceAll(/[/.年月]/g, '-')
        .replace(/日$/, '')
        .replaceAll(/-(\d)(?!\d)/g, '-0$1')

function fieldsByHeading<Field extends string>(
  { fields, exportOnly = [], translations }: Columns<Field>,
  headings: readonly string[],
): (Field | null)[] {
  const isHeading = (field: Field, heading: string) =>
    [field, translations.zh.field[field], translations.en.field[field]].some(
      (name) => name.toLowerCase() === heading.replace(/\s*\*$/, '').toLowerCase(),
    )
  const found = headings.map((heading) => {
    const isIgnored = isProblemHeading(heading) || exportOnly.some((field) => isHeading(field, heading))
    if (isIgnored) return null
    const field = fields.find((each) => isHeading(each, heading))
    if (!field) throw new Refusal(500, REFUSALS.file.unknownColumn(heading.slice(0, 40)))
    return field
  })
  if (!found.includes(fields[0]))
    throw new Refusal(500, REFUSALS.file.noColumn(translations.zh.field[fields[0]]))
  return found
}

export interface TableRow<Body> {
  line: number
  name: string
  issues: RowIssue[]
  body?: Body
}

interface NameRules {
  taken: ReadonlySet<string>
  /** Normalises a name, so that different spellings count as duplicates. */
  keyOf?: (name: string) => string
}

const unchanged = (name: string) => name

/** Parses and validates the rows of a table; throws a `Refusal` if the table as a whole is unusable. */
export function parseRows<Field extends string, Body>(
  table: TableOf<Field, Body>,
  [headings = [], ...lines]: Sheet,
  { taken, keyOf = unchanged }: NameRules,
): TableRow<Body>[] {
  const { dictionaries, days, schema, toInput = (cells: object) => cells } = table
  const fields = fieldsByHeading(table, headings)
  const filled = lines
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell, at) => cell && fields[at] !== null))
  if (filled.length === 0) throw new Refusal(500, REFUSALS.file.noRows)
  if (filled.length > MAX_ROWS) throw new Refusal(500, REFUSALS.file.tooManyRows(MAX_ROWS))

  function valueOf(field: Field, cell: string): string {
    if (days.has(field)) return parseDay(cell)
    const entries = entriesOf(dictionaries[field] ?? '') ?? []
    const matches = ({ dictLabel, dictValue }: (typeof entries)[number]) =>
      [dictLabel, dictValue, labelIn(table, field, dictValue, 'en')].includes(cell)
    return entries.find(matches)?.dictValue ?? cell
  }

  const seen = new Set<string>()
  return filled.map(({ cells, line }) => {
    const typed = Object.fromEntries(
      fields.flatMap((field, at) => (field ? [[field, valueOf(field, cells[at] ?? '')]] : [])),
    ) as Partial<Record<Field, string>>
    const name = typed[table.fields[0]] ?? ''
    const key = keyOf(name)
    const checked = check<Body, string>(schema, toInput(typed))
    const issues = checked.issues.map(({ path, key: rule, params }): RowIssue => ({
      field: String(path[0]),
      key: rule,
      params: { ...params },
    }))
    const addError = (field: string, rule: string) => issues.push({ field, key: rule, params: {} })
    if (taken.has(key)) addError(table.fields[0], 'taken')
    if (key && seen.has(key)) addError(table.fields[0], 'twice')
    seen.add(key)
    for (const field of fields) {
      if (field === null) continue
      const entries = entriesOf(dictionaries[field] ?? '')
      const isKnown = !typed[field] || !entries || entries.some(({ dictValue }) => dictValue === typed[field])
      if (!isKnown) addError(field, 'choice')
    }
    const isValid = checked.isValid && issues.length === 0
    return { line, name, issues, ...(isValid ? { body: checked.body } : {}) }
  })
}
