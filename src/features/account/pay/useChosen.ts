import { type TierRole } from '@/shared/auth/roles'
import { useSearchParams } from 'react-router-dom'
import { isSmallerPlan } from '@/entities/tiers/tiers'
import type { Offer } from './pay.api'
import { ITEM_KINDS, type ItemKind } from './orderWorkflow'

const firstOf = <T>(values: readonly T[], wanted: (value: T) => boolean) => values.find(wanted) ?? values[0]

/** The next larger plan than the current one, else the current one again, else the first. */
function defaultPlan(plans: readonly string[], current: TierRole | null) {
  if (current === null) return plans[0]
  const larger = plans.filter((plan) => isSmallerPlan(current, plan))
  const next = larger.find((plan) => !larger.some((other) => isSmallerPlan(other, plan)))
  return next ?? firstOf(plans, (plan) => plan === current)
}

/**
 * The selected offer. It stands in the address, so that a reload or a link finds it again.
 * `current`: the plan that the buyer holds.
 */
export function useChosen(offers: readonly Offer[], current: TierRole | null) {
  const [params, setParams] = useSearchParams()
  const asked = (name: string) => params.get(name)
  const kinds = ITEM_KINDS.filter((kind) => offers.some((offer) => offer.kind === kind))
  const kind = firstOf(kinds, (each) => each === (asked('item') ?? 'plan'))!
  const ofKind = offers.filter((offer) => offer.kind === kind)
  const plans = [...new Set(ofKind.flatMap(({ role }) => role ?? []))]
  const plan = plans.find((each) => each === asked('plan')) ?? defaultPlan(plans, current)
  const among = kind === 'plan' ? ofKind.filter(({ role }) => role === plan) : ofKind
  const months = Number(asked('months') ?? 12)
  const offer =
    kind === 'plan'
      ? firstOf(among, (each) => each.months === months)!
      : firstOf(among, ({ item }) => item === asked('pack'))!

  const put = (changes: Record<string, string | undefined>) =>
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
    /** Those between which the last choice is: periods of a plan, or packs. */
    among,
    offer,
    /** The plan that the address asks for is none of those offered. */
    isPlanUnknown: kind === 'plan' && asked('plan') !== null && plan !== asked('plan'),
    chooseKind: (next: ItemKind) =>
      put({ item: next === 'plan' ? undefined : next, plan: undefined, months: undefined, pack: undefined }),
    choosePlan: (next: string) => put({ plan: next }),
    chooseOffer: ({ item, months: next }: Offer) =>
      put(kind === 'plan' ? { months: String(next) } : { pack: item }),
  }
}
