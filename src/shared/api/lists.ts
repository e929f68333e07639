import * as z from 'zod'

/** A list inside an answer; the server leaves an empty one out. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? [])
