import { toHalfWidth } from '@/shared/lib/parseNumber'
import { percent, type FieldParser } from '@/shared/form/fieldParsers'

const MAX_YEARS = 30

/** Parses percentages by year with any separator; null if one of them is invalid. */
export function parsePercents(typed: string): number[] | null {
  const parts = toHalfWidth(typed)
    .split(/[\s,/;、]+/)
    .filter(Boolean)
  const values = parts.map((part) => percent().parse(part, () => undefined))
  const valid = values.filter((value) => value !== undefined)
  return valid.length > 0 && valid.length === parts.length && valid.length <= MAX_YEARS ? valid : null
}

/** A percentage per year, as `60 / 30 / 15`; the last one repeats. */
export const percentList: FieldParser<string, 'percentList'> = {
  parse: (typed, addError) =>
    parsePercents(String(typed))?.join(' / ') ?? addError('percentList', { max: MAX_YEARS }),
}
