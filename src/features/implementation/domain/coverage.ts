import { toAmount, toCents } from '@/shared/lib/cents'

/** Limits of a policy. Days are `YYYY-MM-DD`; amounts have at most two decimals. */
export interface Policy {
  periodFrom: string
  periodTo: string
  sumInsured: number
  deductible: number
}

/** A claim against a policy; `alreadyApproved` is the sum approved for other claims of the same policy. */
export interface Cover extends Policy {
  occurrence: string
  claimed: number
  alreadyApproved: number
}

/** True if the policy covers the day of the event; its first and last day are included. */
export const isInPeriod = ({
  occurrence,
  periodFrom,
  periodTo,
}: Pick<Cover, 'occurrence' | 'periodFrom' | 'periodTo'>) =>
  periodFrom <= occurrence && occurrence <= periodTo

/** Remaining cover of a policy: sum insured − deductible − already approved, never below zero. */
export const availableOf = ({
  sumInsured,
  deductible,
  alreadyApproved,
}: Pick<Cover, 'sumInsured' | 'deductible' | 'alreadyApproved'>): number =>
  toAmount(Math.max(0, toCents(sumInsured) - toCents(deductible) - toCents(alreadyApproved)))

/** Amount by which a claim exceeds the remaining cover; 0 if it does not. */
export const excessOf = (
  cover: Pick<Cover, 'sumInsured' | 'deductible' | 'alreadyApproved' | 'claimed'>,
): number => toAmount(Math.max(0, toCents(cover.claimed) - toCents(availableOf(cover))))

/** Approved amount that is not paid yet. */
export const payableOf = ({ approved, paid }: { approved: number | null; paid: number }): number =>
  toAmount(Math.max(0, toCents(approved ?? 0) - toCents(paid)))

/** Payments that count: neither corrected nor reversed. */
export const validPayments = <Payment extends { voided?: object | null | undefined }>(
  payments: readonly Payment[],
): Payment[] => payments.filter(({ voided }) => !voided)

/** Share of an amount in percent, rounded to the cent. */
export const shareOf = (amount: number, percent: number): number =>
  toAmount(Number((BigInt(toCents(amount)) * BigInt(Math.round(percent * 100)) + 5000n) / 10_000n))
