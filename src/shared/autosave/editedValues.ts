import type * as z from 'zod/mini'

/** What is edited, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Whether two values say the same: a number and its text do, and all that is blank. */
function isEqual(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other)
  if (!isObject(one) || !isObject(other)) return String(one) === String(other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isEqual(one[name], other[name]))
}

/** The values as they travel: what is right in the form that the rules give it, the rest as it was typed. */
export const settled = (schema: z.ZodMiniObject, values: Values): Values =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => {
      const parsed = (field as z.ZodMiniType).safeParse(values[name])
      return [name, parsed.success ? parsed.data : (values[name] ?? null)]
    }),
  )

/** Whether two drafts say the same. */
export const isSame = (schema: z.ZodMiniObject, one: Values, other: Values): boolean =>
  one === other || isEqual(settled(schema, one), settled(schema, other))

/** A field that two people have left differently. */
export interface Difference {
  field: string
  mine: unknown
  theirs: unknown
  /** Who has changed it since both read the same. */
  by: 'me' | 'them' | 'both'
}

/** The fields in which what was typed differs from what the server holds, in the order of the form. */
export function differencesOf(
  schema: z.ZodMiniObject,
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  const [before, own, other] = [base, mine, theirs].map((values) => settled(schema, values)) as [
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

/** Whose value of a field is kept. */
export type Side = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, Side | undefined>>

/** What can be chosen without asking: the only change that there is. Where both have changed, nothing. */
export const choicesFor = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(
    differences.flatMap(({ field, by }) => (by === 'both' ? [] : [[field, by === 'me' ? 'mine' : 'theirs']])),
  )

/** What was typed, with their value in each field where it was chosen. */
export const mergedOf = (mine: Values, theirs: Values, choices: Choices): Values => ({
  ...mine,
  ...Object.fromEntries(
    Object.entries(choices).flatMap(([field, side]) => (side === 'theirs' ? [[field, theirs[field]]] : [])),
  ),
})
