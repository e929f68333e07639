import * as z from 'zod'

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
