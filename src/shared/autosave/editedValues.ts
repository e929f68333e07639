import type * as z from 'zod/mini'

export type Values = Readonly<Record<string, unknown>>

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Treats a number and its text as equal, and all blank values. */
function isEqual(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other)
  if (!isObject(one) || !isObject(other)) return String(one) === String(other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isEqual(one[name], other[name]))
}

/** Values as they are sent: parsed where valid, else as typed. */
export const normalized = (schema: z.ZodMiniObject, values: Values): Values =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const parsed = (field as z.ZodMiniType).safeParse(values[name])
      return [name, parsed.success ? parsed.data : (values[name] ?? null)]
    }),
  )

export const isSame = (schema: z.ZodMiniObject, one: Values, other: Values): boolean =>
  one === other || isEqual(normalized(schema, one), normalized(schema, other))

export interface Difference {
  field: string
  mine: unknown
  theirs: unknown
  by: 'me' | 'them' | 'both'
}

/** Fields in which the typed values differ from the server's, in the order of the form. */
export function differencesOf(
  schema: z.ZodMiniObject,
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  const [before, own, other] = [base, mine, theirs].map((values) => normalized(schema, values)) as [
    Values,
    Values,
    Values,
  ]
  return Object.keys(schema.shape)
    .filter((field) => !isEqual(own[field], other[field]))
    .map((field) => ({
      field,
      mine: own[field],
      theirs: other[field],
      by: isEqual(other[field], before[field]) ? 'me' : isEqual(own[field], before[field]) ? 'them' : 'both',
    }))
}

export type Side = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, Side | undefined>>

/** Choices that need no question, because only one side has changed. */
export const defaultChoices = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ field, by }) => (by === 'both' ? [] : [[field, by === 'me' ? 'mine' : 'theirs']])),
  )

/** The typed values, replaced by theirs where chosen. */
export const mergeChoices = (mine: Values, theirs: Values, choices: Choices): Values => ({
  ...mine,
  ...Object.fromEntries(
    Object.entries(choices).flatMap(([field, side]) => (side === 'theirs' ? [[field, theirs[field]]] : [])),
  ),
})
