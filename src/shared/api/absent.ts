import * as z from 'zod/mini'

/* Readers of what an answer may leave out. */

export const textOrEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)

export const countOrZero = z.pipe(
  z.nullish(z.number()),
  z.transform((count) => count ?? 0),
)

export const flagOrFalse = z.pipe(
  z.nullish(z.boolean()),
  z.transform((flag) => flag ?? false),
)

export const numberOrNull = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? null),
)
