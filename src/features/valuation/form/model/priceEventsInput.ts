import { yearFrac, type PriceEvent } from '../../engine'
import type { Records } from './assumption'
import { percent } from './percent'
import { anchorOf, isAs, nameOfEvent, presetOf, proposal, type Anchor } from './priceEvents'
import type { ValuationForm } from './schema'

/** The times that events count from, in years from the base date. */
export interface Anchors extends Record<Anchor, number> {
  baseDate: string
}

type FormEvent = ValuationForm['priceEvents'][number]

/** When an event happens, in years from the base date. */
export const timeOfEvent = ({ kind, when }: Pick<FormEvent, 'kind' | 'when'>, anchors: Anchors): number =>
  typeof when === 'string' ? yearFrac(anchors.baseDate, when) : anchors[anchorOf(kind)] + when

/** Whether an event is behind the base date: the price that is typed has it already. */
export const isPast = (event: Pick<FormEvent, 'kind' | 'when'>, anchors: Anchors): boolean =>
  timeOfEvent(event, anchors) < 0

/** The events that are still ahead as the engine has them, each on record as the change of the price. */
export function priceEventsInput(
  { priceEvents }: ValuationForm,
  anchors: Anchors,
  { record }: Records,
): PriceEvent[] {
  return priceEvents.flatMap((event, index) => {
    if (isPast(event, anchors)) return []
    const proposed = proposal(event.kind, priceEvents.slice(0, index))
    const source = isAs(proposed, event) ? presetOf(event.kind)!.source : 'user'
    record({ field: nameOfEvent(event), unit: 'percent' }, -event.cut, source)
    return [{ at: timeOfEvent(event, anchors), factor: 1 - percent(event.cut) }]
  })
}
