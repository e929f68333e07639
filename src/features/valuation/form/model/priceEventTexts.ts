import { isDay } from '@/shared/lib/dates'
import type { TFunction } from '@/shared/i18n'
import { anchorOf, type PriceEventKind } from './priceEvents'

/** Formats the time of a price event: `3 years after launch`, or the day. */
export function priceEventTime(t: TFunction, kind: PriceEventKind, when: string): string {
  return isDay(when)
    ? when
    : t(`valuationForm:priceEvent.${anchorOf(kind)}`, { years: when, count: Number(when) })
}

export const priceEventName = (
  t: TFunction,
  { kind, name }: { kind: PriceEventKind; name?: string | undefined },
) =>
  kind === 'own' && name
    ? name
    : [t(`valuationForm:priceEvent.kind.${kind}`), name].filter(Boolean).join(' · ')
