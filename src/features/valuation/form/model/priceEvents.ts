import { isFilled } from '@/shared/form/validation'
import { isDay } from '@/shared/lib/dates'
import { parseNumber, toHalfWidth } from '@/shared/lib/typedNumber'
import type { FieldParser } from '@/shared/form/fieldParsers'
import type { Source } from '../../engine'

/** What a price event counts its years from. */
export type Anchor = 'launch' | 'approval'

interface Preset {
  /** Years after the anchor. */
  years: number
  from: Anchor
  /** Percent of the price before. */
  cut: number
  /** Whose numbers they are: the law's, a publication's, or the product's own. */
  source: Source
  /** Where alone it holds. */
  region?: 'china' | 'us'
}

/** Years between two negotiations of one listing. */
const NRDL_CONTRACT = 2

/**
 * Events that many forecasts have. The years of the two of the IRA are the law's, and so is the cut: the ceiling of
 * the negotiated price is 75 % of the average price before 12 years from approval, 65 % from then on. It holds for
 * Medicare's purchases alone.
 */
export const PRICE_PRESETS = {
  nrdl: { years: 1, from: 'launch', cut: 60, source: 'default', region: 'china' },
  nrdlRenewal: { years: 1 + NRDL_CONTRACT, from: 'launch', cut: 10, source: 'default', region: 'china' },
  vbp: { years: 10, from: 'launch', cut: 52, source: 'NVBP', region: 'china' },
  iraSmallMolecule: { years: 9, from: 'approval', cut: 25, source: 'USLaw', region: 'us' },
  iraBiologic: { years: 13, from: 'approval', cut: 35, source: 'USLaw', region: 'us' },
  reference: { years: 2, from: 'launch', cut: 15, source: 'default' },
} as const satisfies Record<string, Preset>
type PresetName = keyof typeof PRICE_PRESETS

export const PRICE_EVENT_KINDS = [...(Object.keys(PRICE_PRESETS) as PresetName[]), 'own'] as const
export type PriceEventKind = (typeof PRICE_EVENT_KINDS)[number]

export const MAX_PRICE_EVENTS = 10

/** Years after launch within which a price changes. */
const LATEST = 50

export const presetOf = (kind: unknown): Preset | null =>
  typeof kind === 'string' && Object.hasOwn(PRICE_PRESETS, kind) ? PRICE_PRESETS[kind as PresetName] : null

/** What the years of an event count from. */
export const anchorOf = (kind: unknown): Anchor => presetOf(kind)?.from ?? 'launch'

/** A time as it is typed: a number of years after launch, or a day. */
export const eventTime: FieldParser<number | string, 'eventTime'> = {
  read: (typed, refuse) => {
    const words = toHalfWidth(String(typed)).trim()
    if (isDay(words)) return words
    const years = parseNumber(words)
    return years !== null && years >= 0 && years <= LATEST ? years : refuse('eventTime', { max: LATEST })
  },
}

/** A row as it is typed, or read. */
export interface EventRow {
  kind?: unknown
  when?: unknown
  cut?: unknown
}

interface Proposal {
  when: number
  cut: number
}

/** What a kind proposes; a renewal comes when the contract of the listing before it ends. Null for an own one. */
export function proposal(kind: unknown, earlier: readonly (EventRow | undefined)[]): Proposal | null {
  const preset = presetOf(kind)
  if (!preset) return null
  const listed =
    kind === 'nrdlRenewal'
      ? earlier.findLast((each) => each?.kind === 'nrdl' || each?.kind === 'nrdlRenewal')?.when
      : undefined
  const last = isFilled(listed) ? parseNumber(listed as string | number) : null
  return { when: last === null ? preset.years : last + NRDL_CONTRACT, cut: preset.cut }
}

/** Whether a row holds what was proposed. */
export const isAs = (proposed: Proposal | null, { when, cut }: EventRow) =>
  proposed !== null && String(when) === String(proposed.when) && String(cut) === String(proposed.cut)

/** An event in the name of its assumption; {@link eventOfName} reads it. */
export const nameOfEvent = ({ kind, when, name = '' }: EventRow & { name?: string | undefined }) =>
  ['priceEvent', kind, when, name].join(':')

/** What the name of an assumption says of a price event; null for any other. */
export function eventOfName(field: string): { kind: PriceEventKind; when: string; name: string } | null {
  const [about, kind, when = '', ...name] = field.split(':')
  const found = about === 'priceEvent' && PRICE_EVENT_KINDS.find((each) => each === kind)
  return found ? { kind: found, when, name: name.join(':') } : null
}
