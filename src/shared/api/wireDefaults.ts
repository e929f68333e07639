import * as z from 'zod/mini'
import { showHiddenCharacters } from '@/shared/lib/fileNames'

/* Schemas of fields that an answer may leave out. */

export const textIfAny = z.nullish(z.string())

export const textOrEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ''),
)

export const countOrZero = z.pipe(
  z.nullish(z.number()),
  z.transform((count) => count ?? 0),
)

/** Version counter; 1 when the server keeps no versions. */
export const versionOrFirst = z.catch(z.coerce.number(), 1)

export const flagOrFalse = z.pipe(
  z.nullish(z.boolean()),
  z.transform((flag) => flag ?? false),
)

export const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<T> | null => value ?? null),
  )

export const numberOrNull = orNull(z.number())

/** Name of a file or folder that other people have chosen, with its hidden characters shown. */
export const chosenName = <Name extends z.ZodMiniType<string | null | undefined>>(schema: Name) =>
  z.pipe(
    schema,
    z.transform((name) => (name ? showHiddenCharacters(name) : name) as z.output<Name>),
  )
