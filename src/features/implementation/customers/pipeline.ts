import type { ConvertibleCurrency } from '@/shared/lib/money'
import { toCents } from '@/shared/lib/cents'
import { CUSTOMER_STAGES, type CustomerStage } from '../domain/states'

/** ConvertibleCurrency of all values on the board. */
export const PIPELINE_CURRENCY: ConvertibleCurrency = 'CNY'

/** Tenths of a CNY per unit of a currency: the product's rate of 7.2 as a whole number. */
const TENTHS_OF_CNY: Readonly<Record<ConvertibleCurrency, bigint>> = { CNY: 10n, USD: 72n }

interface Expected {
  stage: CustomerStage
  expectedAmount: number | null
  currency: ConvertibleCurrency
  probability: number | null
}

export interface StageFigures {
  stage: CustomerStage
  count: number
  /** Sum of the expected amounts, and the same weighted by probability; both in {@link PIPELINE_CURRENCY}. */
  value: number
  weighted: number
}

/** Converts fractions of a cent, `parts` of which make one cent, into an amount; half a cent is rounded up. */
const roundToAmount = (cents: bigint, parts: bigint): number =>
  Number((cents * 2n + parts) / (parts * 2n)) / 100

/** Count and value of each stage; lost customers have no weighted value. Amounts are added exactly and rounded once, to the cent. */
export function pipelineOf(customers: Iterable<Expected>): StageFigures[] {
  const sums = new Map(CUSTOMER_STAGES.map((stage) => [stage, { count: 0, tenths: 0n, weighted: 0n }]))
  for (const { stage, expectedAmount, currency, probability } of customers) {
    const sum = sums.get(stage)!
    const tenths = BigInt(toCents(expectedAmount ?? 0)) * TENTHS_OF_CNY[currency]
    sum.count++
    sum.tenths += tenths
    // The probability of a lost customer is the one it was lost with.
    if (stage !== 'lost') sum.weighted += tenths * BigInt(probability ?? 0)
  }
  return CUSTOMER_STAGES.map((stage) => {
    const { count, tenths, weighted } = sums.get(stage)!
    return { stage, count, value: roundToAmount(tenths, 10n), weighted: roundToAmount(weighted, 1000n) }
  })
}
