import * as z from 'zod'
import { readPage, type Page, type RawPage } from './endpoint'

/** A list inside an answer; the server leaves an empty one out. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])

/** As {@link listOf}, for a part of an answer that may be shown without the others: null where it can't be read. */
export const blockOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items): z.output<T>[] | null => items ?? [])
    .catch(null)

/** `rows` and `total` that lie inside an answer, read as those of a whole one. */
export const pageIn = <T extends z.ZodType>(row: T) =>
  z
    .custom<Partial<RawPage<z.input<T>>>>((value) => typeof value === 'object' && value !== null)
    .transform((page, context): Page<z.output<T>> => {
      const read = readPage(row, page.rows, page.total)
      if (read.ok) return read.value as Page<z.output<T>>
      context.addIssue({ code: 'custom', path: [read.place] })
      return z.NEVER
    })

/** A count may come as text; without one there is nothing. Null for a negative one: it is not known. */
export const Count = z.coerce
  .number()
  .int()
  .nullish()
  .transform((count) => (count && count < 0 ? null : (count ?? 0)))
