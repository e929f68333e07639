import { yearFrac, type PriceEvent } from '../../engine'
import type { Records } from './assumption'
import { percentToFraction } from './percentToFraction'
import { anchorOf, matchesProposal, eventToName, presetOf, proposal, type Anchor } from './priceEvents'
import type { ValuationForm } from './valuationSchema'

/** Times from which events count, in years from the base date. */
export interface Anchors extends Record<Anchor, number> {
  baseDate: string
}

type FormEvent = ValuationForm['priceEvents'][number]

/** Time of an event, in years from the base date. */
export const timeOfEvent = ({ kind, when }: Pick<FormEvent, 'kind' | 'when'>, anchors: Anchors): number =>
  typeof when === 'string' ? yearFrac(anchors.baseDate, when) : anchors[anchorOf(kind)] + when

/** True when an event is before the base date: the typed price includes it already. */
export const isPast = (event: Pick<FormEvent, 'kind' | 'when'>, anchors: Anchors): boolean =>
  timeOfEvent(event, anchors) < 0

/** Future events as input of the engine, each recorded as a change of the price. */
export function priceEventsInput(
  { priceEvents }: ValuationForm,
  anchors: Anchors,
  { record }: Records,
): PriceEvent[] {
  return priceEvents.flatMap((event, index) => {
    if (isPast(event, anchors)) return []
    const proposed = proposal(event.kind, priceEvents.slice(0, index))
    const source = matchesProposal(proposed, event) ? presetOf(event.kind)!.source : 'user'
    record({ field: eventToName(event), unit: 'percent' }, -event.cut, source)
    return [{ at: timeOfEvent(event, anchors), factor: 1 - percentToFraction(event.cut) }]
  })
}
