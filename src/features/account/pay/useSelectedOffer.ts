import { type TierRole } from '@/shared/auth/roles'
import { useSearchParams } from 'react-router-dom'
import { isSmallerPlan } from '@/entities/tiers/tiers'
import type { Offer } from './pay.api'
import { ITEM_KINDS, type ItemKind } from './orderWorkflow'

const findOrFirst = <T>(values: readonly T[], wanted: (value: T) => boolean) =>
  values.find(wanted) ?? values[0]

/** Returns the next plan above the current one, else the current one, else the first. */
function defaultPlan(plans: readonly string[], current: TierRole | null) {
  if (current === null) return plans[0]
  const larger = plans.filter((plan) => isSmallerPlan(current, plan))
  const next = larger.find((plan) => !larger.some((other) => isSmallerPlan(other, plan)))
  return next ?? findOrFirst(plans, (plan) => plan === current)
}

/**
 * The selected offer, kept in the address so that a reload or a link restores it.
 * `current`: the plan that the buyer holds.
 */
export function useSelectedOffer(offers: readonly Offer[], current: TierRole | null) {
  const [params, setParams] = useSearchParams()
  const param = (name: string) => params.get(name)
  const kinds = ITEM_KINDS.filter((kind) => offers.some((offer) => offer.kind === kind))
  const kind = findOrFirst(kinds, (each) => each === (param('item') ?? 'plan'))!
  const ofKind = offers.filter((offer) => offer.kind === kind)
  const plans = [...new Set(ofKind.flatMap(({ role }) => role ?? []))]
  const plan = plans.find((each) => each === param('plan')) ?? defaultPlan(plans, current)
  const candidates = kind === 'plan' ? ofKind.filter(({ role }) => role === plan) : ofKind
  const months = Number(param('months') ?? 12)
  const offer =
    kind === 'plan'
      ? findOrFirst(candidates, (each) => each.months === months)!
      : findOrFirst(candidates, ({ item }) => item === param('pack'))!

  const updateParams = (changes: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )

  return {
    kinds,
    kind,
    plans,
    plan,
    /** Options of the last choice: periods of a plan, or packs. */
    candidates,
    offer,
    isPlanUnknown: kind === 'plan' && param('plan') !== null && plan !== param('plan'),
    chooseKind: (next: ItemKind) =>
      updateParams({
        item: next === 'plan' ? undefined : next,
        plan: undefined,
        months: undefined,
        pack: undefined,
      }),
    choosePlan: (next: string) => updateParams({ plan: next }),
    chooseOffer: ({ item, months: next }: Offer) =>
      updateParams(kind === 'plan' ? { months: String(next) } : { pack: item }),
  }
}
