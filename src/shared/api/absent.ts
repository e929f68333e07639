import * as z from 'zod'

/* Readers of what an answer may leave out. */

export const textOrEmpty = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

export const countOrZero = z
  .number()
  .nullish()
  .transform((count) => count ?? 0)

export const flagOrFalse = z
  .boolean()
  .nullish()
  .transform((flag) => flag ?? false)

export const numberOrNull = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
