import type { RowIssue } from '@/shared/files/imports'
import { check } from '@/shared/form/validation'
import { entriesOf } from '../seed/dictionaries'
import { Refusal } from '../../platform/mock'
import { REFUSALS } from '../../platform/refusals'
import { dayOfSerial, type Sheet } from '@/features/implementation/funds/reconcile/sheet'
import { labelIn, PARTS, type Columns, type TableOf } from './table'

const MOST_ROWS = 10_000

/** The column that says what is wrong, of a table that has come back once. */
export const isProblemHeading = (heading: string) =>
  Object.values(PARTS).some((parts) => parts.import.issues === heading.trim())

/** A workbook keeps a day as the number of days since the end of 1899. */
const dayOf = (cell: string) =>
  /^\d{5}$/.test(cell)
    ? dayOfSerial(Number(cell))
    : cell
        .replaceAll(/[/.年月]/g, '-')
        .replace(/日$/, '')
        .replaceAll(/-(\d)(?!\d)/g, '-0$1')

/** The field under each heading; null under one that is passed over. */
function fieldsOf<Field extends string>(
  { fields, more = [], words }: Columns<Field>,
  headings: readonly string[],
): (Field | null)[] {
  const isHeading = (field: Field, heading: string) =>
    [field, words.zh.field[field], words.en.field[field]].some(
      (name) => name.toLowerCase() === heading.replace(/\s*\*$/, '').toLowerCase(),
    )
  const found = headings.map((heading) => {
    const isPassed = isProblemHeading(heading) || more.some((field) => isHeading(field, heading))
    if (isPassed) return null
    const field = fields.find((each) => isHeading(each, heading))
    if (!field) throw new Refusal(500, REFUSALS.file.unknownColumn(heading.slice(0, 40)))
    return field
  })
  if (!found.includes(fields[0])) throw new Refusal(500, REFUSALS.file.noColumn(words.zh.field[fields[0]]))
  return found
}

export interface TableRow<Body> {
  line: number
  name: string
  issues: RowIssue[]
  /** Only of a row without issues. */
  body?: Body
}

interface Names {
  /** Of things that are there already. */
  taken: ReadonlySet<string>
  /** What two ways to write one name have in common. */
  keyOf?: (name: string) => string
}

const asWritten = (name: string) => name

/** The rows of a table as things, each with what is wrong with it. */
export function rowsIn<Field extends string, Body>(
  table: TableOf<Field, Body>,
  [headings = [], ...lines]: Sheet,
  { taken, keyOf = asWritten }: Names,
): TableRow<Body>[] {
  const { dictionaries, days, schema, typedOf = (cells: object) => cells } = table
  const fields = fieldsOf(table, headings)
  const filled = lines
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell, at) => cell && fields[at] !== null))
  if (filled.length === 0) throw new Refusal(500, REFUSALS.file.noRows)
  if (filled.length > MOST_ROWS) throw new Refusal(500, REFUSALS.file.tooManyRows(MOST_ROWS))

  function valueOf(field: Field, cell: string): string {
    if (days.has(field)) return dayOf(cell)
    const entries = entriesOf(dictionaries[field] ?? '') ?? []
    const isMeant = ({ dictLabel, dictValue }: (typeof entries)[number]) =>
      [dictLabel, dictValue, labelIn(table, field, dictValue, 'en')].includes(cell)
    return entries.find(isMeant)?.dictValue ?? cell
  }

  const seen = new Set<string>()
  return filled.map(({ cells, line }) => {
    const typed = Object.fromEntries(
      fields.flatMap((field, at) => (field ? [[field, valueOf(field, cells[at] ?? '')]] : [])),
    ) as Partial<Record<Field, string>>
    const name = typed[table.fields[0]] ?? ''
    const key = keyOf(name)
    const checked = check<Body, string>(schema, typedOf(typed))
    const issues = checked.issues.map(({ path, key: rule, params }): RowIssue => ({
      field: String(path[0]),
      key: rule,
      params: { ...params },
    }))
    const refuse = (field: string, rule: string) => issues.push({ field, key: rule, params: {} })
    if (taken.has(key)) refuse(table.fields[0], 'taken')
    if (key && seen.has(key)) refuse(table.fields[0], 'twice')
    seen.add(key)
    for (const field of fields) {
      if (field === null) continue
      const entries = entriesOf(dictionaries[field] ?? '')
      const isKnown = !typed[field] || !entries || entries.some(({ dictValue }) => dictValue === typed[field])
      if (!isKnown) refuse(field, 'choice')
    }
    const isRight = checked.isRight && issues.length === 0
    return { line, name, issues, ...(isRight ? { body: checked.body } : {}) }
  })
}
