import * as z from 'zod/mini'
import { readPage, type Page, type RawPage } from './endpoint'

/** A list inside an answer; the server leaves an empty one out. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((items) => items ?? []),
  )

/** As {@link listOf}, for a part of an answer that may be shown without the others: null where it can't be read. */
export const blockOf = <T extends z.ZodMiniType>(item: T) =>
  z.catch(
    z.pipe(
      z.nullish(z.array(item)),
      z.transform((items): z.output<T>[] | null => items ?? []),
    ),
    null,
  )

/** `rows` and `total` that lie inside an answer, read as those of a whole one. */
export const pageIn = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(
    z.custom<Partial<RawPage<z.input<T>>>>((value) => typeof value === 'object' && value !== null),
    z.transform((page, { issues }): Page<z.output<T>> => {
      const read = readPage(row, page.rows, page.total)
      if (read.ok) return read.value as Page<z.output<T>>
      issues.push({ code: 'custom', input: page, path: [read.place] })
      return z.NEVER
    }),
  )

/** A count may come as text; without one there is nothing. Null for a negative one: it is not known. */
export const Count = z.pipe(
  z.nullish(z.coerce.number().check(z.int())),
  z.transform((count) => (count && count < 0 ? null : (count ?? 0))),
)
