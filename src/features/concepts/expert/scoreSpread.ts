import type * as z from 'zod/mini'
import type { TFunction } from '@/shared/i18n'
import { leadOf } from '@/shared/ui/chart/chartFinding'
import type { Scores } from '../model/answers'

/** A submitted judgement. */
export type Card = NonNullable<z.infer<typeof Scores>['mine']>

export interface Spread {
  item: string
  scores: readonly number[]
  low: number
  high: number
  mean: number
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export const spreadOf = (cards: readonly Card[], items: readonly string[]): Spread[] =>
  items.flatMap((item) => {
    const scores = cards.flatMap((card) =>
      card.scores.flatMap((each) => (each.item === item ? [each.score] : [])),
    )
    if (scores.length === 0) return []
    return [{ item, scores, low: Math.min(...scores), high: Math.max(...scores), mean: meanOf(scores) }]
  })

/** Mean of the weighted totals; null if there are none. */
export function meanTotal(cards: readonly Card[]): number | null {
  const totals = cards.flatMap(({ total }) => (total === null ? [] : [total]))
  return totals.length === 0 ? null : meanOf(totals)
}

/** Names the item with the widest spread; null without scores, or if several items share it. */
export function spreadFinding(
  spreads: readonly Spread[],
  nameOf: (item: string) => string,
  t: TFunction,
): string | null {
  if (spreads.length === 0) return null
  if (spreads.every(({ low, high }) => low === high)) return t('conceptsExpert:spread.finding.none')
  const lead = leadOf(
    spreads,
    ({ low, high }) => high - low,
    ({ item }) => nameOf(item),
  )
  return lead && t(`conceptsExpert:spread.finding.${lead.kind}`, lead)
}
