import type { FieldParser } from '@/shared/form/fieldParsers'
import { parseDay } from '@/shared/form/pickerParsers'
import { isDay } from '@/shared/lib/dates'
import { parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'
import type { TFunction } from '@/shared/i18n'
import { yearFrac, type Outlay } from '../../engine'
import type { Records } from './assumption'

/** Rows of the ledger to which a cost belongs. */
export const OUTLAY_KINDS = ['rnd', 'launch'] as const satisfies Outlay['row'][]

export const MAX_OUTLAYS = 40

/** Years around the launch within which a cost can fall. */
const YEARS_FROM_LAUNCH = { min: -20, max: 50 }

const CALENDAR_YEAR = /^(19|20|21)\d\d$/

/** Time as typed: a calendar year, a day, or a number of years after launch (negative: before). */
export const outlayTime: FieldParser<number | string, 'outlayTime'> = {
  parse: (typed, addError) => {
    const input = toHalfWidth(String(typed)).trim().replace('\u2212', '-')
    if (CALENDAR_YEAR.test(input)) return input
    const day = parseDay(input)
    if (day !== null) return day
    const years = parseNumber(input)
    return years !== null && years >= YEARS_FROM_LAUNCH.min && years <= YEARS_FROM_LAUNCH.max
      ? years
      : addError('outlayTime', YEARS_FROM_LAUNCH)
  },
}

interface OutlayRow {
  kind: (typeof OUTLAY_KINDS)[number]
  /** Money. */
  amount: number
  when: number | string
  months?: number | undefined
  /** Also paid after a failure. */
  committed: boolean
  name?: string | undefined
}

/** Time of a cost as input of the engine, in years; a calendar year lasts until the next one unless told otherwise. */
function spanOf({ when, months }: OutlayRow, baseDate: string): Pick<Outlay, 'from' | 'at' | 'duration'> {
  const typed = months === undefined ? undefined : months / 12
  if (typeof when === 'number') return { from: 'launch', at: when, duration: typed ?? 0 }
  if (!CALENDAR_YEAR.test(when)) return { from: 'base', at: yearFrac(baseDate, when), duration: typed ?? 0 }
  const at = yearFrac(baseDate, `${when}-01-01`)
  const end = yearFrac(baseDate, `${Number(when) + 1}-01-01`)
  return { from: 'base', at, duration: typed ?? end - at }
}

/** True when a cost has ended before the base date, so that it is not counted. */
export function isPastOutlay(row: OutlayRow, baseDate: string): boolean {
  const { from, at, duration } = spanOf(row, baseDate)
  return from === 'base' && (duration ? at + duration <= 0 : at < 0)
}

/** Further costs as input of the engine, each recorded as an assumption of the indication. */
export function outlaysInput(
  { outlays, baseDate }: { outlays: readonly OutlayRow[]; baseDate: string },
  indication: string,
  { record }: Records,
): Outlay[] {
  return outlays
    .filter((row) => !isPastOutlay(row, baseDate))
    .map((row) => {
      record({ field: outlayToName(row), indication, unit: 'money' }, row.amount, 'user')
      return {
        row: row.kind,
        amount: row.amount,
        ...spanOf(row, baseDate),
        ...(row.committed && { committed: true }),
      }
    })
}

interface NamedOutlay extends Pick<OutlayRow, 'kind' | 'committed'> {
  when: string
  months: string
  name: string
}

const PREFIX = 'outlay'

export const outlayOf = ({ kind, when, months, committed, name = '' }: OutlayRow): NamedOutlay => ({
  kind,
  when: String(when),
  months: months === undefined ? '' : String(months),
  committed,
  name,
})

/** Encodes a cost in the name of its assumption; {@link outlayFromName} parses it. */
const outlayToName = (row: OutlayRow) => {
  const { kind, when, months, committed, name } = outlayOf(row)
  return [PREFIX, kind, when, months, committed ? 'committed' : '', name].join(':')
}

/** Cost in the name of an assumption; null for any other. */
export function outlayFromName(field: string): NamedOutlay | null {
  const [prefix, typedKind, when = '', months = '', committed, ...name] = field.split(':')
  const kind = prefix === PREFIX && OUTLAY_KINDS.find((each) => each === typedKind)
  return kind ? { kind, when, months, committed: committed === 'committed', name: name.join(':') } : null
}

/** `R&D · post-marketing study · 2 years after launch · over 36 months · committed`. */
export function outlayText(t: TFunction, { kind, name, when, months, committed }: NamedOutlay): string {
  const isDated = isDay(when) || CALENDAR_YEAR.test(when)
  return [
    t(`valuationForm:outlay.kind.${kind}`),
    name,
    isDated ? when : t('valuationForm:outlay.launch', { years: when, count: Number(when) }),
    months !== '' && t('valuationForm:outlay.over', { months, count: Number(months) }),
    committed && t('valuationForm:outlay.committed'),
  ]
    .filter(Boolean)
    .join(' · ')
}
