import { IMPORTED_FIELDS, PatentInput, type PatentBody, type PatentIssue } from '@/features/rooms/patents/api'
import english from '@/features/rooms/locales/patents.en.json'
import dictionary from '@/shared/locales/dictionary.en.json'
import chinese from '@/features/rooms/locales/patents.zh.json'
import { check } from '@/shared/form/issues'
import type { Language } from '@/shared/preferences'
import { entriesOf } from '../domain/seed/dictionaries'
import { Refusal } from '../platform/mock'
import { dayOfSerial, type Sheet } from '@/shared/files/sheet'
import { REFUSALS } from './refusals'

const MOST_ROWS = 10_000

type Field = (typeof IMPORTED_FIELDS)[number]

const DICTIONARIES: Partial<Record<Field, string>> = {
  kind: 'patent_kind',
  legalStatus: 'patent_legal_status',
  receivingOffice: 'patent_receiving_office',
}
const DAYS: ReadonlySet<Field> = new Set([
  'applicationDate',
  'effectiveDate',
  'expiry',
  'nextFeeDate',
] satisfies Field[])

const isHeading = (field: Field, heading: string) =>
  [field, chinese.field[field], english.field[field]].some(
    (name) => name.toLowerCase() === heading.replace(/\s*\*$/, '').toLowerCase(),
  )

/** The column that says what is wrong, of a table that has come back once. */
export const isProblemHeading = (heading: string) =>
  [chinese.import.issues, english.import.issues].includes(heading.trim())

/** A day as spreadsheets write it. */
const dayOf = (cell: string) =>
  /^\d{5}$/.test(cell)
    ? dayOfSerial(Number(cell))
    : cell
        .replaceAll(/[/.年月]/g, '-')
        .replace(/日$/, '')
        .replaceAll(/-(\d)(?!\d)/g, '-0$1')

const valueOf = (field: Field, cell: string): string => {
  if (DAYS.has(field)) return dayOf(cell)
  const entries = entriesOf(DICTIONARIES[field] ?? '') ?? []
  const isMeant = ({ dictLabel, dictValue }: (typeof entries)[number]) =>
    [dictLabel, dictValue, labelOf(field, dictValue, 'en')].includes(cell)
  return entries.find(isMeant)?.dictValue ?? cell
}

const ENGLISH: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = dictionary

/** What a field holds, as its dictionary calls it. */
export function labelOf(field: Field, value: string, language: Language): string {
  const type = DICTIONARIES[field] ?? ''
  const entry = entriesOf(type)?.find(({ dictValue }) => dictValue === value)
  return (language === 'en' ? ENGLISH[type]?.[value] : entry?.dictLabel) ?? value
}

/** The field under each heading; null under the one that says what is wrong. */
function fieldsOf(headings: readonly string[] = []): (Field | null)[] {
  const fields = headings.map((heading) => {
    if (isProblemHeading(heading)) return null
    const field = IMPORTED_FIELDS.find((each) => isHeading(each, heading))
    if (!field) throw new Refusal(500, REFUSALS.unknownColumn(heading.slice(0, 40)))
    return field
  })
  if (!fields.includes('applicationNo')) throw new Refusal(500, REFUSALS.noNumberColumn)
  return fields
}

export interface PatentRow {
  line: number
  applicationNo: string
  issues: PatentIssue[]
  /** Only of a row without issues. */
  patent?: PatentBody
}

/** The rows of a table as patents, each with what is wrong with it; `taken`: numbers that the room has already. */
export function patentsIn([headings, ...lines]: Sheet, taken: ReadonlySet<string>): PatentRow[] {
  const fields = fieldsOf(headings)
  const filled = lines
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell, at) => cell && fields[at] !== null))
  if (filled.length === 0) throw new Refusal(500, REFUSALS.noRows)
  if (filled.length > MOST_ROWS) throw new Refusal(500, REFUSALS.tooManyRows(MOST_ROWS))
  const seen = new Set<string>()
  return filled.map(({ cells, line }) => {
    const typed = Object.fromEntries(
      fields.flatMap((field, at) => (field ? [[field, valueOf(field, cells[at] ?? '')]] : [])),
    )
    const applicationNo = typed.applicationNo ?? ''
    const checked = check<PatentBody, string>(PatentInput, typed)
    const issues: PatentIssue[] = checked.issues.map(({ path, key, params }) => ({
      field: String(path[0]),
      key,
      params: { ...params },
    }))
    const refuse = (key: string) => issues.push({ field: 'applicationNo', key, params: {} })
    if (taken.has(applicationNo)) refuse('taken')
    if (applicationNo && seen.has(applicationNo)) refuse('twice')
    seen.add(applicationNo)
    for (const field of fields) {
      if (field === null) continue
      const entries = entriesOf(DICTIONARIES[field] ?? '')
      const isKnown = !typed[field] || !entries || entries.some(({ dictValue }) => dictValue === typed[field])
      if (!isKnown) issues.push({ field, key: 'choice', params: {} })
    }
    return {
      line,
      applicationNo,
      issues,
      ...(checked.isRight && issues.length === 0 ? { patent: checked.body } : {}),
    }
  })
}
