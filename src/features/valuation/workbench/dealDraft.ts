import * as z from 'zod/mini'
import { splitDeal, type DealTerms, type MilestoneEvent, type Resolved } from '../engine'
import type { DealTerms as StoredTerms } from '../reports/model/reportContent'
import {
  AMOUNT,
  amountAsTyped,
  asTyped,
  readTyped,
  SHARE,
  type NumberRule,
  type ValidationError,
} from './typedNumber'

const MilestoneDraft = z.object({
  key: z.string(),
  /** Key of one of the asset's events; see {@link eventsOf}. */
  event: z.string(),
  amount: z.string(),
  /** Yearly sales; only for sales milestones. */
  threshold: z.string(),
})
export type MilestoneDraft = z.infer<typeof MilestoneDraft>

const TierDraft = z.object({
  key: z.string(),
  /** Yearly sales; ignored in the last tier, which has no end. */
  upTo: z.string(),
  /** Percent. */
  rate: z.string(),
})
export type TierDraft = z.infer<typeof TierDraft>

/** A deal as typed; shares and rates in percent. */
export const DealDraft = z.object({
  upfront: z.string(),
  milestones: z.array(MilestoneDraft),
  tiers: z.array(TierDraft),
  costShare: z.string(),
  licensorRate: z.string(),
  licenseeRate: z.string(),
  /** The licensor's share for which an upfront payment or royalty rates are calculated. */
  wantedShare: z.string(),
  /** Same for the licensee's return, percent per year; missing in older drafts. */
  wantedReturn: z.optional(z.string()),
})
export type DealDraft = z.infer<typeof DealDraft>

export const RATE: NumberRule = { min: 0, max: 50, isOptional: true }
export const RETURN: NumberRule = { min: 0, max: 100, isOptional: true }
const THRESHOLD: NumberRule = { ...AMOUNT, min: 1 }

export const MAX_ROWS = 20

export interface DealEvent {
  key: string
  event: MilestoneEvent
  /** Id of the indication it belongs to; null for sales, which count all indications together. */
  indication: string | null
}

export const eventsOf = ({ indications }: Resolved): DealEvent[] => [
  ...indications.flatMap(({ id, stages, launch }) => {
    const events: MilestoneEvent[] = [
      ...stages.flatMap(({ stage, start }): MilestoneEvent[] =>
        start >= 0 ? [`start:${stage}`, `end:${stage}`] : [`end:${stage}`],
      ),
      ...(stages.length > 0 ? (['approval'] as const) : []),
      ...(launch > 0 ? (['launch'] as const) : []),
    ]
    return events.map((event) => ({ key: `${event}@${id}`, event, indication: id }))
  }),
  { key: 'sales', event: 'sales', indication: null },
]

export function draftOfTerms(
  { upfront, milestones, royaltyTiers }: StoredTerms,
  resolved: Resolved,
): DealDraft {
  const lead = resolved.indications[0]!.id
  return {
    upfront: amountAsTyped(upfront),
    milestones: milestones.map(({ event, amount, threshold }, index) => ({
      key: String(index + 1),
      event: event === 'sales' ? event : `${event}@${lead}`,
      amount: amountAsTyped(amount),
      threshold: threshold === null || threshold === undefined ? '' : amountAsTyped(threshold),
    })),
    tiers: royaltyTiers.map(({ upTo, rate }, index) => ({
      key: String(index + 1),
      upTo: upTo === null ? '' : amountAsTyped(upTo),
      rate: asTyped(rate * 100),
    })),
    costShare: '0',
    licensorRate: '',
    licenseeRate: '',
    wantedShare: '30',
  }
}

export interface ReadDeal {
  /** Null while invalid. */
  terms: DealTerms | null
  /** By path of the field: `upfront`, `milestone.{key}.amount`, `tier.{key}.upTo`. */
  issues: ReadonlyMap<string, ValidationError>
}

/** Parses the typed terms for the engine and returns their errors. */
export function readDeal(draft: DealDraft, events: readonly DealEvent[]): ReadDeal {
  const issues = new Map<string, ValidationError>()
  const read = (path: string, typed: string, rule: NumberRule): number | null => {
    const reading = readTyped(typed, rule)
    if (reading.ok) return reading.value
    issues.set(path, reading.issue)
    return null
  }
  const percent = (path: string, typed: string, rule: NumberRule) => {
    const value = read(path, typed, rule)
    return value === null ? null : value / 100
  }

  const milestones = draft.milestones.flatMap(({ key, event, amount, threshold }) => {
    const known = events.find((it) => it.key === event)
    if (!known) issues.set(`milestone.${key}.event`, { key: 'eventGone' })
    const due = read(`milestone.${key}.amount`, amount, AMOUNT)
    const from = known?.event === 'sales' ? read(`milestone.${key}.threshold`, threshold, THRESHOLD) : null
    if (!known || due === null) return []
    return { event: known.event, amount: due, indication: known.indication, threshold: from }
  })

  let before = 0
  const royaltyTiers = draft.tiers.map(({ key, upTo, rate }, index) => {
    const isLast = index === draft.tiers.length - 1
    const end = isLast ? null : read(`tier.${key}.upTo`, upTo, THRESHOLD)
    if (end !== null && end <= before)
      issues.set(`tier.${key}.upTo`, { key: 'above', params: { min: before } })
    before = end ?? before
    return { upTo: end, rate: percent(`tier.${key}.rate`, rate, SHARE) ?? 0 }
  })

  const terms: DealTerms = {
    upfront: read('upfront', draft.upfront, AMOUNT),
    milestones,
    royaltyTiers,
    licensorCostShare: percent('costShare', draft.costShare, SHARE),
    r1: percent('licensorRate', draft.licensorRate, RATE),
    r2: percent('licenseeRate', draft.licenseeRate, RATE),
  }
  return { terms: issues.size === 0 ? terms : null, issues }
}

/**
 * Returns the upfront payment with which the licensor gets `share` (0 to 1) of the value, with the other terms
 * unchanged. Exact: an upfront payment moves value between the two sides undiscounted and does not change the total.
 * Negative when the other terms already give the licensor more; null when there is no positive value to share.
 */
export function upfrontFor(resolved: Resolved, terms: DealTerms, share: number): number | null {
  const split = splitDeal(resolved, { ...terms, upfront: 0 })
  if (!split.ok || split.value.total <= 0) return null
  return share * split.value.total - split.value.licensor
}

type RoyaltyFactor =
  | { ok: true; factor: number }
  | { ok: false; reason: 'noTiers' | 'alreadyMore' | 'tooHigh' }

/**
 * Returns the factor on all royalty rates with which the licensor gets `share` (0 to 1) of the value, with the other
 * terms unchanged. Exact, because both sides are linear in the rates, also with separate discount rates. Fails without a
 * royalty that is worth anything (`noTiers`), if the other terms already give the licensor more (`alreadyMore`), or if a
 * rate would exceed 100 % or no rate is high enough (`tooHigh`).
 */
export function royaltyFactorFor(resolved: Resolved, terms: DealTerms, share: number): RoyaltyFactor {
  const tiers = terms.royaltyTiers ?? []
  const without = splitDeal(resolved, { ...terms, royaltyTiers: [] })
  const given = splitDeal(resolved, terms)
  if (!without.ok || !given.ok || given.value.royaltyPv <= 0) return { ok: false, reason: 'noTiers' }
  const missing = share * without.value.total - without.value.licensor
  if (missing < 0) return { ok: false, reason: 'alreadyMore' }
  const gained = given.value.licensor - without.value.licensor
  const factor = missing / (gained - share * (given.value.total - without.value.total))
  const isPossible = factor >= 0 && tiers.every(({ rate }) => rate * factor <= 1)
  return isPossible ? { ok: true, factor } : { ok: false, reason: 'tooHigh' }
}

/**
 * Returns the upfront payment with which the licensee earns `rate` a year: its value at that rate is 0. Negative when it
 * earns less even without an upfront payment; null for invalid terms.
 */
export function upfrontForReturn(resolved: Resolved, terms: DealTerms, rate: number): number | null {
  const split = splitDeal(resolved, { ...terms, upfront: 0, r2: rate })
  return split.ok ? split.value.licensee : null
}

/**
 * Returns the factor on all royalty rates with which the licensee earns `rate` a year. Fails like {@link royaltyFactorFor}:
 * `alreadyMore` if the licensee earns less even without a royalty.
 */
export function royaltyFactorForReturn(resolved: Resolved, terms: DealTerms, rate: number): RoyaltyFactor {
  const tiers = terms.royaltyTiers ?? []
  const without = splitDeal(resolved, { ...terms, royaltyTiers: [], r2: rate })
  const given = splitDeal(resolved, { ...terms, r2: rate })
  if (!without.ok || !given.ok || given.value.royaltyPv <= 0) return { ok: false, reason: 'noTiers' }
  if (without.value.licensee < 0) return { ok: false, reason: 'alreadyMore' }
  const factor = without.value.licensee / (without.value.licensee - given.value.licensee)
  return tiers.every((tier) => tier.rate * factor <= 1)
    ? { ok: true, factor }
    : { ok: false, reason: 'tooHigh' }
}
