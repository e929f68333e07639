import { toHalfWidth } from '@/shared/lib/typedNumber'
import { percent, type FieldParser } from '@/shared/form/fieldParsers'

/** Years for which a share may be given each. */
const LONGEST = 30

/** Percentages by year, however they are set apart; null where one of them is none. */
export function parsePercents(typed: string): number[] | null {
  const parts = toHalfWidth(typed)
    .split(/[\s,/;、]+/)
    .filter(Boolean)
  const values = parts.map((part) => percent().read(part, () => undefined))
  const read = values.filter((value) => value !== undefined)
  return read.length > 0 && read.length === parts.length && read.length <= LONGEST ? read : null
}

/** One percentage per year, as `60 / 30 / 15`; the last one holds on. */
export const percentList: FieldParser<string, 'percentList'> = {
  read: (typed, refuse) =>
    parsePercents(String(typed))?.join(' / ') ?? refuse('percentList', { max: LONGEST }),
}
