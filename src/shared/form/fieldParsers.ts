import * as z from 'zod/mini'
import { StoredFile } from '@/shared/files/files.api'
import { MAX_FILES } from '@/shared/files/uploadRules'
import { externalLink } from '@/shared/lib/addresses'
import { parseEmail, parsePhone, parseSentCode } from '@/shared/lib/contacts'
import { parseCreditCode } from '@/shared/lib/creditCode'
import { AMOUNT_DIGITS } from '@/shared/lib/cents'
import { isDay, parseTime, serverTime } from '@/shared/lib/dates'
import { decimalsOf, hasCurrency, isCurrency, type Currency } from '@/shared/lib/money'
import { parseAmount, parseInteger, parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'
import { isBlank, type AddError as FieldError, type IssueKey, type IssueParams } from './validation'

type AddError<Own extends string> = (key: IssueKey | Own, params?: IssueParams) => undefined

/** Limits of the number of characters, or of a number's value. */
interface Limits {
  min?: number
  max?: number
}

/**
 * Parses typed input or rejects it with a reason; a feature names its own rules by `Own`. Parsing a result again
 * returns the same.
 */
export interface FieldParser<T, Own extends string = never> {
  parse: (typed: string | number, addError: AddError<Own>) => T | undefined
  limits?: Limits
  isInteger?: boolean
  /** Secret or valid only once. */
  excludeFromDraft?: boolean
}

export interface FieldRule extends Limits {
  isRequired: boolean
  isInteger?: boolean
  excludeFromDraft?: boolean
  row?: z.ZodMiniType
}

// `object`, because zod's types would otherwise look into the inner schemas.
const RULES = z.registry<object>()

function declare<S extends z.ZodMiniType>(schema: S, rule: FieldRule): S {
  RULES.add(schema, rule)
  return schema
}

const declared = (schema: z.ZodMiniType) => RULES.get(schema) as FieldRule | undefined

const DEFAULT_RULE: FieldRule = { isRequired: false }

/** Unwraps a declaration: a normalisation before it, a rule after it, alternatives or intersections. */
function innerSchemas(schema: z.ZodMiniType): z.ZodMiniType[] {
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
  return innerSchemas(schema).flatMap((inner) => fieldsIn(inner, [name, ...rest]))
}

/**
 * Looks up the declaration of a field. With alternatives (a person, a company), a field is required if all of them
 * require it; the form handles what depends on values.
 */
export function ruleOf(schema: z.ZodMiniType, path: readonly (string | number)[]): FieldRule {
  const rules = fieldsIn(schema, path).map((field) => declared(field) ?? DEFAULT_RULE)
  return rules.length === 0
    ? DEFAULT_RULE
    : { ...DEFAULT_RULE, ...rules[0], isRequired: rules.every(({ isRequired }) => isRequired) }
}

export function fieldNames(schema: z.ZodMiniType): string[] {
  const names =
    schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : innerSchemas(schema).flatMap(fieldNames)
  return [...new Set(names)]
}

/** Values that may be stored in a draft: declared fields that are neither secret nor valid only once. */
export const draftable = (schema: z.ZodMiniType, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fieldNames(schema)
      .filter((name) => Object.hasOwn(values, name) && !ruleOf(schema, [name]).excludeFromDraft)
      .map((name) => [name, values[name]]),
  )

const Typed = z.nullish(z.union([z.string(), z.number()]))

const addErrorTo =
  ({ value, issues }: z.core.ParsePayload): AddError<string> =>
  (key, params = {}) => {
    issues.push({ code: 'custom', input: value, message: key, params })
    return undefined
  }

const ruleFor = (
  { limits, isInteger = false, excludeFromDraft = false }: Omit<FieldParser<unknown>, 'parse'>,
  isRequired: boolean,
): FieldRule => ({ ...limits, isRequired, isInteger, excludeFromDraft })

/** Required field. A rejected value becomes undefined; the issue keeps it from being used. */
export const required = <T, Own extends string = never>({ parse, ...parser }: FieldParser<T, Own>) =>
  declare(
    z.pipe(
      Typed,
      z.transform((typed, context) => {
        const addError = addErrorTo(context)
        return (isBlank(typed) ? addError('required') : parse(typed!, addError)) as T
      }),
    ),
    ruleFor(parser, true),
  )

/** Optional field; empty is undefined. */
export const optional = <T, Own extends string = never>({ parse, ...parser }: FieldParser<T, Own>) =>
  declare(
    z.optional(
      z.pipe(
        Typed,
        z.transform((typed, context) => (isBlank(typed) ? undefined : parse(typed!, addErrorTo(context)))),
      ),
    ),
    ruleFor(parser, false),
  )

/** Like {@link optional}, for stored shapes with null for empty. */
export const nullable = <T, Own extends string = never>({ parse, ...parser }: FieldParser<T, Own>) =>
  declare(
    z.pipe(
      Typed,
      z.transform((typed, context): T | null =>
        isBlank(typed) ? null : (parse(typed!, addErrorTo(context)) ?? null),
      ),
    ),
    ruleFor(parser, false),
  )

// oxlint-disable-next-line no-control-regex -- rejects control characters except line breaks and tabs
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Counts characters rather than code units, without surrounding blanks. */
export const lengthOf = (text: string) => Array.from(text.trim()).length

/** Text of `min` to `max` characters, trimmed. */
export const text = (min: number, max = Infinity): FieldParser<string> => ({
  parse: (typed, addError) => {
    const trimmed = String(typed).trim()
    if (CONTROL.test(trimmed)) return addError('control')
    if (lengthOf(trimmed) < min) return addError('tooShort', { min })
    return lengthOf(trimmed) <= max ? trimmed : addError('tooLong', { max })
  },
  limits: max === Infinity ? { min } : { min, max },
})

/** Wraps one of the `parse…` functions. */
const parseBy = (
  parse: (typed: string) => string | null,
  key: IssueKey,
  excludeFromDraft = false,
): FieldParser<string> => ({
  parse: (typed, addError) => parse(String(typed)) ?? addError(key),
  excludeFromDraft,
})

export const phone = parseBy(parsePhone, 'phone')
export const email = parseBy(parseEmail, 'email')
export const phoneOrEmail = parseBy((typed) => parsePhone(typed) ?? parseEmail(typed), 'phoneOrEmail')
export const sentCode = parseBy(parseSentCode, 'sentCode', true)
export const creditCode = parseBy(parseCreditCode, 'creditCode')

const MAX_LINK_LENGTH = 2000

/** Rejects a URL with a user name before its host, which could be mistaken for the host. */
export const link: FieldParser<string> = {
  parse: (typed, addError) => {
    const address = String(typed).trim()
    const url = address.length <= MAX_LINK_LENGTH ? externalLink(address) : null
    return url && !url.username && !url.password ? address : addError('link')
  },
}

export const day: FieldParser<string> = {
  parse: (typed, addError) => {
    const trimmed = toHalfWidth(String(typed)).trim()
    return isDay(trimmed) ? trimmed : addError('day')
  },
}

/** Day within a range, which includes both ends. */
export const dayWithin = (range: () => { min: string; max: string }): FieldParser<string> => ({
  parse: (typed, addError) => {
    const value = day.parse(typed, addError)
    if (value === undefined) return undefined
    const { min, max } = range()
    if (value < min) return addError('dayMin', { min })
    return value <= max ? value : addError('dayMax', { max })
  },
})

export const dateTime: FieldParser<string> = {
  parse: (typed, addError) => {
    const time = parseTime(toHalfWidth(String(typed)))
    return time ? serverTime(time.getTime()) : addError('time')
  },
}

export const oneOf = <const T extends string>(options: readonly T[]): FieldParser<T> => ({
  parse: (typed, addError) => options.find((option) => option === typed) ?? addError('choice'),
})

export const severalOf = (options: readonly string[], min: 0 | 1) =>
  declare(
    z.pipe(
      z.nullish(z.array(z.string())),
      z.transform((chosen, context) => {
        const given = chosen ?? []
        if (given.length < min) addErrorTo(context)('required')
        if (!given.every((value) => options.includes(value))) addErrorTo(context)('choice')
        return given
      }),
    ),
    { isRequired: min > 0 },
  )

/** Dictionary code or id; only the server knows which are valid. */
export const dictCode: FieldParser<string> = {
  parse: (typed, addError) => {
    const value = String(typed).trim()
    return value.length <= 64 ? value : addError('choice')
  },
}

/** Without `max`, any integer from `min`. */
export const integer = (min: number, max?: number): FieldParser<number> => ({
  parse: (typed, addError) => {
    const value = parseInteger(typed)
    if (value !== null && value >= min && value <= (max ?? Infinity)) return value
    return max === undefined ? addError('integerMin', { min }) : addError('integerRange', { min, max })
  },
  limits: max === undefined ? { min } : { min, max },
  isInteger: true,
})

const SEPARATORS = /[,\s'’]/g

/** True if a text is a number apart from its separators: `12,5` may be 12.5 or 125. */
const hasWrongSeparators = (typed: string | number) =>
  parseAmount(typed) === null && parseAmount(toHalfWidth(String(typed)).replace(SEPARATORS, '')) !== null

const PERCENT_SIGN = /\s*[%％]\s*$/

/** Percentage without decimals; a percent sign is ignored. */
export const integerPercent = (min = 0, max = 100): FieldParser<number> => ({
  ...integer(min, max),
  parse: (typed, addError) =>
    integer(min, max).parse(typeof typed === 'number' ? typed : typed.replace(PERCENT_SIGN, ''), addError),
})

export const number = (min: number, max: number): FieldParser<number> => ({
  parse: (typed, addError) => {
    const value = parseNumber(typed)
    if (hasWrongSeparators(typed)) return addError('separators')
    return value !== null && value >= min && value <= max ? value : addError('range', { min, max })
  },
  limits: { min, max },
})

export const percent = (min = 0, max = 100): FieldParser<number> => ({
  ...number(min, max),
  parse: (typed, addError) =>
    number(min, max).parse(typeof typed === 'number' ? typed : typed.replace(PERCENT_SIGN, ''), addError),
})

/** Above this, an amount is taken for an error. */
export const MAX_AMOUNT = 1e14

/** Above this, two amounts that differ by a cent may be the same floating-point number. */
export const MAX_EXACT_AMOUNT = 7e13

/** Reason why an amount cannot be read. */
function unreadable(typed: string | number): IssueKey {
  if (hasCurrency(String(typed))) return 'currencySign'
  return hasWrongSeparators(typed) ? 'separators' : 'notNumber'
}

/** Money in plain units; input with a unit (`8b`, `8亿`) is expanded. */
export const exactAmount = (min = 0, max = MAX_AMOUNT): FieldParser<number> => ({
  parse: (typed, addError) => {
    const value = parseAmount(typed)
    if (value === null) return addError(unreadable(typed))
    if (value < min) return addError('min', { min })
    return value <= max ? value : addError('tooLarge')
  },
  limits: { min, max },
})

/**
 * Like {@link exactAmount}, with at most as many decimals as the currency has, or two; more are rejected, not rounded.
 */
export const amount = (min = 0, max = MAX_EXACT_AMOUNT, currency?: Currency): FieldParser<number> => ({
  ...exactAmount(min, max),
  parse: (typed, addError) => {
    const value = exactAmount(min, max).parse(typed, addError)
    if (value === undefined) return undefined
    if (hasTooManyDecimals(value, currency)) return addError('noDecimals')
    const inCents = Number(value.toFixed(AMOUNT_DIGITS))
    // Computed amounts carry binary noise: 0.1 + 0.2.
    const noise = 8 * Number.EPSILON * Math.abs(value)
    return Math.abs(value - inCents) <= noise ? inCents : addError('decimals', { max: AMOUNT_DIGITS })
  },
})

/** True for decimals in a currency without any. */
const hasTooManyDecimals = (value: number, currency: unknown) =>
  isCurrency(currency) && decimalsOf(currency) === 0 && !Number.isInteger(value)

/** For objects that hold a currency: reports the amounts with decimals that it does not have. */
export function reportDecimals(
  addError: FieldError,
  currency: unknown,
  amounts: Readonly<Record<string, number | null | undefined>>,
) {
  for (const [name, value] of Object.entries(amounts))
    if (hasTooManyDecimals(value ?? 0, currency)) addError([name], 'noDecimals')
}

/** Narrows a parser of amounts to values above zero. */
export const positive = ({ parse, limits }: FieldParser<number>): FieldParser<number> => ({
  parse: (typed, addError) => {
    const value = parseAmount(typed)
    if (value === null) return addError(unreadable(typed))
    return value <= 0 ? addError('positive') : parse(typed, addError)
  },
  limits: { max: limits?.max ?? MAX_AMOUNT },
})

/** Accepts only values of a picker, not typed text. */
export const fromPicker = <T>(shape: z.ZodMiniType<T>) =>
  declare(
    z.pipe(
      z.unknown(),
      z.transform((given, context) => {
        const parsed = shape.safeParse(given)
        if (!parsed.success) addErrorTo(context)('pick')
        return parsed.data as T
      }),
    ),
    { isRequired: true },
  )

export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
)

export const consent = declare(z.literal(true, { error: 'consent' satisfies IssueKey }), {
  isRequired: true,
  excludeFromDraft: true,
})

export const rowsOf = <T extends z.ZodMiniType>(row: T, min: 0 | 1, max: number) =>
  declare(
    z.pipe(
      z.nullish(z.array(row)),
      z.transform((rows, context) => {
        const given = rows ?? []
        const addError = addErrorTo(context)
        if (given.length < min) addError('required')
        if (given.length > max) addError('tooMany', { max })
        return given
      }),
    ),
    { isRequired: min > 0, max, row },
  )

/** Uploaded files. Never in a draft, because uploads are not kept forever. */
export const files = (max = MAX_FILES) =>
  declare(
    z.pipe(
      z.nullish(z.array(StoredFile)),
      z.transform((stored, context) => {
        if ((stored?.length ?? 0) > max) addErrorTo(context)('tooMany', { max })
        return stored ?? []
      }),
    ),
    { isRequired: false, excludeFromDraft: true, max },
  )

/** Parses the valid fields; invalid and empty ones are absent. */
export function parseValidFields<T extends z.ZodMiniObject>(
  schema: T,
  values: unknown,
): Partial<z.output<T>> {
  if (typeof values !== 'object' || values === null) return {}
  const raw = values as Readonly<Record<string, unknown>>
  const parse = Object.entries(schema.shape).flatMap(([name, field]) => {
    const parsed = (field as z.ZodMiniType).safeParse(raw[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(parse) as Partial<z.output<T>>
}
