import * as z from 'zod/mini'
import { dataOf, post } from '@/shared/api'
import { listOf } from '@/shared/api/lists'

const RowIssue = z.object({
  field: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type RowIssue = z.infer<typeof RowIssue>

const ImportedRow = z.object({
  /** Of the table, counted from 1. */
  line: z.number(),
  /** What it calls its thing. */
  name: z.string(),
  issues: listOf(RowIssue),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** Assumed: all rows of a table are taken, or none, and each says what is wrong with it. */
const Imported = z.object({
  rows: z.array(ImportedRow),
  /** The table again, with what is wrong beside each row, to be mended and sent: the name of a file made for it. */
  file: z.nullish(z.string()),
})
export type Imported = z.infer<typeof Imported>

/** Declares `POST …/importData`: multipart, the table in the field `file`, `language` of what is said of wrong rows. */
export const importOf = <const Path extends string>(path: Path) =>
  post(path, {
    body: z.custom<FormData>((value) => value instanceof FormData),
    response: dataOf(Imported),
    // The row of the file says what went wrong with it.
    alerts: 'session',
  })

/** What only a row of a table can have wrong: what it names is there already, or twice in the table. */
export const IMPORT_RULES = ['taken', 'twice'] as const
