import { isFilled } from '@/shared/form/validation'
import { parseNumber, toHalfWidth } from '@/shared/lib/parseNumber'
import { parseDay } from '@/shared/form/pickerParsers'
import type { FieldParser } from '@/shared/form/fieldParsers'
import type { Source } from '../../engine'

export type Anchor = 'launch' | 'approval'

interface Preset {
  /** Years after the anchor. */
  years: number
  from: Anchor
  /** Percent of the previous price. */
  cut: number
  source: Source
  region?: 'china' | 'us'
}

/** Years between two negotiations of a listing. */
const NRDL_CONTRACT = 2

/**
 * Events that many forecasts include. The years of the two IRA events are the law's, and so is the cut: the ceiling of
 * the negotiated price is 75 % of the average price before 12 years from approval, 65 % from then on. It applies to
 * Medicare's purchases only.
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

/** Years after launch within which a price can change. */
const MAX_EVENT_YEARS = 50

export const presetOf = (kind: unknown): Preset | null =>
  typeof kind === 'string' && Object.hasOwn(PRICE_PRESETS, kind) ? PRICE_PRESETS[kind as PresetName] : null

export const anchorOf = (kind: unknown): Anchor => presetOf(kind)?.from ?? 'launch'

/** Time as typed: a number of years after launch, or a day. */
export const eventTime: FieldParser<number | string, 'eventTime'> = {
  parse: (typed, addError) => {
    const input = toHalfWidth(String(typed)).trim()
    const day = parseDay(input)
    if (day !== null) return day
    const years = parseNumber(input)
    return years !== null && years >= 0 && years <= MAX_EVENT_YEARS
      ? years
      : addError('eventTime', { max: MAX_EVENT_YEARS })
  },
}

export interface EventRow {
  kind?: unknown
  when?: unknown
  cut?: unknown
}

interface Proposal {
  when: number
  cut: number
}

/** Proposal of a kind; a renewal is due when the contract of the previous listing ends. Null for a custom event. */
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

export const matchesProposal = (proposed: Proposal | null, { when, cut }: EventRow) =>
  proposed !== null && String(when) === String(proposed.when) && String(cut) === String(proposed.cut)

/** Encodes an event in the name of its assumption; {@link eventFromName} parses it. */
export const eventToName = ({ kind, when, name = '' }: EventRow & { name?: string | undefined }) =>
  ['priceEvent', kind, when, name].join(':')

/** Price event in the name of an assumption; null for any other. */
export function eventFromName(field: string): { kind: PriceEventKind; when: string; name: string } | null {
  const [prefix, kind, when = '', ...name] = field.split(':')
  const found = prefix === 'priceEvent' && PRICE_EVENT_KINDS.find((each) => each === kind)
  return found ? { kind: found, when, name: name.join(':') } : null
}
