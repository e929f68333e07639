import * as z from 'zod/mini'
import { readPage, type Page, type RawPage } from './endpoint'

/** Parses a list inside an answer; a missing list is empty, since the server leaves empty ones out. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((items) => items ?? []),
  )

/** Like {@link listOf}, but null if the list can't be parsed, so that the rest of the answer is still shown. */
export const listOrNull = <T extends z.ZodMiniType>(item: T) =>
  z.catch(
    z.pipe(
      z.nullish(z.array(item)),
      z.transform((items): z.output<T>[] | null => items ?? []),
    ),
    null,
  )

/** Parses `rows` and `total` nested inside an answer like those of a full page. */
export const nestedPageOf = <T extends z.ZodMiniType>(row: T) =>
  z.pipe(
    z.custom<Partial<RawPage<z.input<T>>>>((value) => typeof value === 'object' && value !== null),
    z.transform((page, { issues }): Page<z.output<T>> => {
      const read = readPage(row, page.rows, page.total)
      if (read.ok) return read.value as Page<z.output<T>>
      issues.push({ code: 'custom', input: page, path: [read.place] })
      return z.NEVER
    }),
  )

/** Parses a count that may be sent as text. Missing is 0; negative is null, that is unknown. */
export const Count = z.pipe(
  z.nullish(z.coerce.number().check(z.int())),
  z.transform((count) => (count && count < 0 ? null : (count ?? 0))),
)
