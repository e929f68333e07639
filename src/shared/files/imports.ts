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
  /** Line of the table, from 1. */
  line: z.number(),
  name: z.string(),
  issues: listOf(RowIssue),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** Assumed: either all rows of a table are imported or none, and each row reports its errors. */
const Imported = z.object({
  rows: z.array(ImportedRow),
  /** Name of a generated file: the table again, with the errors next to each row, to be corrected and sent again. */
  file: z.nullish(z.string()),
})
export type Imported = z.infer<typeof Imported>

/** Declares `POST …/importData`: multipart, the table in the field `file`; `language` is that of the error messages. */
export const importOf = <const Path extends string>(path: Path) =>
  post(path, {
    body: z.custom<FormData>((value) => value instanceof FormData),
    response: dataOf(Imported),
    // The row of the file shows its failure.
    alerts: 'session',
  })

/** Errors that only imports have: the record exists already, or is twice in the table. */
export const IMPORT_RULES = ['taken', 'twice'] as const
