import * as z from 'zod/mini'
import { StoredFile } from '@/shared/files/files.api'
import { MAX_FILES } from '@/shared/files/uploadRules'
import { outsideLink } from '@/shared/lib/addresses'
import { readEmail, readPhone, readSentCode } from '@/shared/lib/contacts'
import { readCreditCode } from '@/shared/lib/creditCode'
import { AMOUNT_DIGITS } from '@/shared/lib/cents'
import { isDay, parseTime, serverTime } from '@/shared/lib/dates'
import { parseAmount, parseInteger, parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'
import { isBlank, type IssueKey, type IssueParams } from './validation'

type Refuse<Own extends string> = (key: IssueKey | Own, params?: IssueParams) => undefined

/** What a reader asks: of the number of characters, or of the value of a number. */
interface Limits {
  min?: number
  max?: number
}

/**
 * Turns what was typed into a value, or refuses it with a reason; an area names rules of its own by `Own`. What it
 * gives, it reads as the same again.
 */
export interface FieldParser<T, Own extends string = never> {
  read: (typed: string | number, refuse: Refuse<Own>) => T | undefined
  limits?: Limits
  /** A number without a fraction. */
  isWhole?: boolean
  /** Secret or good for once: never part of a draft. */
  isUnkept?: boolean
}

/** What the declaration of a field says of it, as {@link ruleOf} finds it. */
export interface FieldRule extends Limits {
  isRequired: boolean
  isWhole?: boolean
  isUnkept?: boolean
  /** Of the rows that the field holds. */
  row?: z.ZodMiniType
}

// An object to the library, whose types would otherwise look into the schemas within.
const RULES = z.registry<object>()

function declare<S extends z.ZodMiniType>(schema: S, rule: FieldRule): S {
  RULES.add(schema, rule)
  return schema
}

const declared = (schema: z.ZodMiniType) => RULES.get(schema) as FieldRule | undefined

const NOTHING: FieldRule = { isRequired: false }

/** What is around a declaration: a normalisation before it, a rule after it, another one beside it. */
function within(schema: z.ZodMiniType): z.ZodMiniType[] {
  const inner =
    schema instanceof z.ZodMiniPipe
      ? [schema.def.in instanceof z.ZodMiniTransform ? schema.def.out : schema.def.in]
      : schema instanceof z.ZodMiniOptional ||
          schema instanceof z.ZodMiniNullable ||
          schema instanceof z.ZodMiniPrefault
        ? [schema.def.innerType]
        : schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion
          ? schema.def.options
          : schema instanceof z.ZodMiniIntersection
            ? [schema.def.left, schema.def.right]
            : []
  return inner as z.ZodMiniType[]
}

function fieldsIn(schema: z.ZodMiniType, [name, ...rest]: readonly (string | number)[]): z.ZodMiniType[] {
  if (name === undefined) return [schema]
  if (schema instanceof z.ZodMiniObject) {
    const field = Object.hasOwn(schema.shape, name) ? (schema.shape[name] as z.ZodMiniType) : undefined
    return field ? fieldsIn(field, rest) : []
  }
  const row = declared(schema)?.row ?? (schema instanceof z.ZodMiniArray ? schema.def.element : undefined)
  if (row) return fieldsIn(row as z.ZodMiniType, rest)
  return within(schema).flatMap((inner) => fieldsIn(inner, [name, ...rest]))
}

/**
 * What a schema declares of one of its fields. Of alternatives (a person, a company) a field is required where all
 * of them require it; what depends on the values is said by the form.
 */
export function ruleOf(schema: z.ZodMiniType, path: readonly (string | number)[]): FieldRule {
  const rules = fieldsIn(schema, path).map((field) => declared(field) ?? NOTHING)
  return rules.length === 0
    ? NOTHING
    : { ...NOTHING, ...rules[0], isRequired: rules.every(({ isRequired }) => isRequired) }
}

/** The names of a schema's own fields. */
export function fieldNames(schema: z.ZodMiniType): string[] {
  const names =
    schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : within(schema).flatMap(fieldNames)
  return [...new Set(names)]
}

/** The values that a draft may hold: those of declared fields that are neither secret nor good for once. */
export const draftable = (schema: z.ZodMiniType, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fieldNames(schema)
      .filter((name) => Object.hasOwn(values, name) && !ruleOf(schema, [name]).isUnkept)
      .map((name) => [name, values[name]]),
  )

/** As typed; numbers come from stored forms. */
const Typed = z.nullish(z.union([z.string(), z.number()]))

const refuseTo =
  ({ value, issues }: z.core.ParsePayload): Refuse<string> =>
  (key, params = {}) => {
    issues.push({ code: 'custom', input: value, message: key, params })
    return undefined
  }

const declaredBy = (
  { limits, isWhole = false, isUnkept: excludeFromDraft = false }: Omit<FieldParser<unknown>, 'read'>,
  isRequired: boolean,
): FieldRule => ({ ...limits, isRequired, isWhole, isUnkept: excludeFromDraft })

/** A field that must be filled. What is refused is undefined after it; the issue keeps it from being used. */
export const required = <T, Own extends string = never>({ read, ...reader }: FieldParser<T, Own>) =>
  declare(
    z.pipe(
      Typed,
      z.transform((typed, context) => {
        const refuse = refuseTo(context)
        return (isBlank(typed) ? refuse('required') : read(typed!, refuse)) as T
      }),
    ),
    declaredBy(reader, true),
  )

/** A field that may be empty; empty is undefined. */
export const optional = <T, Own extends string = never>({ read, ...reader }: FieldParser<T, Own>) =>
  declare(
    z.optional(
      z.pipe(
        Typed,
        z.transform((typed, context) => (isBlank(typed) ? undefined : read(typed!, refuseTo(context)))),
      ),
    ),
    declaredBy(reader, false),
  )

/** As {@link optional} where what is stored has a place for it: empty is null. */
export const nullable = <T, Own extends string = never>({ read, ...reader }: FieldParser<T, Own>) =>
  declare(
    z.pipe(
      Typed,
      z.transform((typed, context): T | null =>
        isBlank(typed) ? null : (read(typed!, refuseTo(context)) ?? null),
      ),
    ),
    declaredBy(reader, false),
  )

// oxlint-disable-next-line no-control-regex -- they are what is refused; line breaks and tabs are not
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** How long a text counts: in characters, not in code units, without blanks at its ends. */
export const lengthOf = (text: string) => Array.from(text.trim()).length

/** Text of so many characters, without blanks at its ends. */
export const text = (min: number, max = Infinity): FieldParser<string> => ({
  read: (typed, refuse) => {
    const words = String(typed).trim()
    if (CONTROL.test(words)) return refuse('control')
    if (lengthOf(words) < min) return refuse('tooShort', { min })
    return lengthOf(words) <= max ? words : refuse('tooLong', { max })
  },
  limits: max === Infinity ? { min } : { min, max },
})

/** A value as it travels, made of what was typed by one of the `read…` functions. */
const readBy = (
  read: (typed: string) => string | null,
  key: IssueKey,
  excludeFromDraft = false,
): FieldParser<string> => ({
  read: (typed, refuse) => read(String(typed)) ?? refuse(key),
  isUnkept: excludeFromDraft,
})

export const phone = readBy(readPhone, 'phone')
export const email = readBy(readEmail, 'email')
export const phoneOrEmail = readBy((typed) => readPhone(typed) ?? readEmail(typed), 'phoneOrEmail')
export const sentCode = readBy(readSentCode, 'sentCode', true)
export const creditCode = readBy(readCreditCode, 'creditCode')

const LONGEST_LINK = 2000

/** A web address; not one with a user before its host, which would be read as the host. */
export const link: FieldParser<string> = {
  read: (typed, refuse) => {
    const address = String(typed).trim()
    const url = address.length <= LONGEST_LINK ? outsideLink(address) : null
    return url && !url.username && !url.password ? address : refuse('link')
  },
}

export const day: FieldParser<string> = {
  read: (typed, refuse) => {
    const words = toHalfWidth(String(typed)).trim()
    return isDay(words) ? words : refuse('day')
  },
}

/** A point in time, as the server writes it. */
export const dateTime: FieldParser<string> = {
  read: (typed, refuse) => {
    const time = parseTime(toHalfWidth(String(typed)))
    return time ? serverTime(time.getTime()) : refuse('time')
  },
}

export const oneOf = <const T extends string>(options: readonly T[]): FieldParser<T> => ({
  read: (typed, refuse) => options.find((option) => option === typed) ?? refuse('choice'),
})

/** Several of some options; at least one where they are required. */
export const severalOf = (options: readonly string[], least: 0 | 1) =>
  declare(
    z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((chosen, context) => {
        const given = chosen ?? []
        if (given.length < least) refuseTo(context)('required')
        if (!given.every((value) => options.includes(value))) refuseTo(context)('choice')
        return given
      }),
    ),
    { isRequired: least > 0 },
  )

/** The value of a dictionary's entry, or an id; which ones there are the server knows. */
export const dictCode: FieldParser<string> = {
  read: (typed, refuse) => {
    const value = String(typed).trim()
    return value.length <= 64 ? value : refuse('choice')
  },
}

/** A whole number; without `max` any from `min` on. */
export const integer = (min: number, max?: number): FieldParser<number> => ({
  read: (typed, refuse) => {
    const value = parseInteger(typed)
    if (value !== null && value >= min && value <= (max ?? Infinity)) return value
    return max === undefined ? refuse('integerMin', { min }) : refuse('integerRange', { min, max })
  },
  limits: max === undefined ? { min } : { min, max },
  isWhole: true,
})

export const number = (min: number, max: number): FieldParser<number> => ({
  read: (typed, refuse) => {
    const value = parseNumber(typed)
    return value !== null && value >= min && value <= max ? value : refuse('range', { min, max })
  },
  limits: { min, max },
})

/** Percent, with its sign or without. */
export const percent = (min = 0, max = 100): FieldParser<number> => ({
  ...number(min, max),
  read: (typed, refuse) =>
    number(min, max).read(typeof typed === 'number' ? typed : typed.replace(/\s*[%％]\s*$/, ''), refuse),
})

/** Above it the cents of an amount get lost in floating point. */
export const LARGEST_AMOUNT = 1e14

/** Money in plain units; what was typed with a unit (`8b`, `8亿`) is read in full. */
export const exactAmount = (min = 0, max = LARGEST_AMOUNT): FieldParser<number> => ({
  read: (typed, refuse) => {
    const value = parseAmount(typed)
    if (value === null || value < min) return refuse('min', { min })
    return value <= max ? value : refuse('tooLarge')
  },
  limits: { min, max },
})

/** As {@link exactAmount}, with at most two decimals; more are refused, not rounded. */
export const amount = (min = 0, max = LARGEST_AMOUNT): FieldParser<number> => ({
  ...exactAmount(min, max),
  read: (typed, refuse) => {
    const value = exactAmount(min, max).read(typed, refuse)
    if (value === undefined) return undefined
    const inCents = Number(value.toFixed(AMOUNT_DIGITS))
    // Computed amounts carry the noise of binary fractions: 0.1 + 0.2.
    const noise = 8 * Number.EPSILON * Math.abs(value)
    return Math.abs(value - inCents) <= noise ? inCents : refuse('decimals', { max: AMOUNT_DIGITS })
  },
})

/** As another reader of amounts, above zero. */
export const positive = ({ read, limits }: FieldParser<number>): FieldParser<number> => ({
  read: (typed, refuse) => {
    const value = parseAmount(typed)
    return value === null || value <= 0 ? refuse('positive') : read(typed, refuse)
  },
  limits: { max: limits?.max ?? LARGEST_AMOUNT },
})

/** What only a picker makes: a text in its place is refused. */
export const picked = <T>(shape: z.ZodMiniType<T>) =>
  declare(
    z.pipe(
      z.unknown(),
      z.transform((given, context) => {
        const parsed = shape.safeParse(given)
        if (!parsed.success) refuseTo(context)('pick')
        return parsed.data as T
      }),
    ),
    { isRequired: true },
  )

/** A box that says yes; left alone it is a no. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
)

/** A box that must be ticked, anew each time. */
export const consent = declare(z.literal(true, { error: 'consent' satisfies IssueKey }), {
  isRequired: true,
  isUnkept: true,
})

/** Rows of a field; at least one where they are required. */
export const rowsOf = <T extends z.ZodMiniType>(row: T, least: 0 | 1, most: number) =>
  declare(
    z.pipe(
      z.nullish(z.array(row)),
      z.transform((rows, context) => {
        const given = rows ?? []
        const refuse = refuseTo(context)
        if (given.length < least) refuse('required')
        if (given.length > most) refuse('tooMany', { max: most })
        return given
      }),
    ),
    { isRequired: least > 0, max: most, row },
  )

/** Files that the server keeps. A draft has none: what was uploaded is not kept for ever. */
export const files = (most = MAX_FILES) =>
  declare(
    z.pipe(
      z.nullish(z.array(StoredFile)),
      z.transform((stored, context) => {
        if ((stored?.length ?? 0) > most) refuseTo(context)('tooMany', { max: most })
        return stored ?? []
      }),
    ),
    { isRequired: false, isUnkept: true, max: most },
  )

/** What can be read of values so far, by field; what is wrong or empty is absent. */
export function parseValidFields<T extends z.ZodMiniObject>(
  schema: T,
  values: unknown,
): Partial<z.output<T>> {
  if (typeof values !== 'object' || values === null) return {}
  const raw = values as Readonly<Record<string, unknown>>
  const read = Object.entries(schema.shape).flatMap(([name, field]) => {
    const parsed = (field as z.ZodMiniType).safeParse(raw[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(read) as Partial<z.output<T>>
}
