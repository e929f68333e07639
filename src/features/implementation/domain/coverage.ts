import { toAmount, toCents } from '@/shared/lib/cents'

/** What a policy pays at most, and when. Days are `YYYY-MM-DD`; amounts have at most two decimals. */
export interface Policy {
  periodFrom: string
  periodTo: string
  sumInsured: number
  deductible: number
}

/** A claim against a policy; `alreadyApproved` is the sum of what other claims of the same policy were approved. */
export interface Cover extends Policy {
  occurrence: string
  claimed: number
  alreadyApproved: number
}

/** Whether the policy ran on the day of the event, its first and last day included. */
export const isInPeriod = ({
  occurrence,
  periodFrom,
  periodTo,
}: Pick<Cover, 'occurrence' | 'periodFrom' | 'periodTo'>) =>
  periodFrom <= occurrence && occurrence <= periodTo

/** What is left of a policy: sum insured − deductible − already approved, never below zero. */
export const availableOf = ({
  sumInsured,
  deductible,
  alreadyApproved,
}: Pick<Cover, 'sumInsured' | 'deductible' | 'alreadyApproved'>): number =>
  toAmount(Math.max(0, toCents(sumInsured) - toCents(deductible) - toCents(alreadyApproved)))

/** By how much a claim goes beyond what is left of its policy; 0 where it does not. */
export const excessOf = (
  cover: Pick<Cover, 'sumInsured' | 'deductible' | 'alreadyApproved' | 'claimed'>,
): number => toAmount(Math.max(0, toCents(cover.claimed) - toCents(availableOf(cover))))

/** What is still to be paid of what was approved. */
export const payableOf = ({ approved, paid }: { approved: number | null; paid: number }): number =>
  toAmount(Math.max(0, toCents(approved ?? 0) - toCents(paid)))

/** So many percent of an amount, to the cent. */
export const shareOf = (amount: number, percent: number): number =>
  toAmount(Math.round((toCents(amount) * Math.round(percent * 100)) / 10_000))
