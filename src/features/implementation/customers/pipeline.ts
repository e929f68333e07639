import type { Currency } from '@/shared/lib/money'
import { toCents } from '@/shared/lib/cents'
import { CUSTOMER_STAGES, type CustomerStage } from '../domain/states'

/** All values of the board are in it. */
export const PIPELINE_CURRENCY: Currency = 'CNY'

/** Ten times what one unit of a currency is in CNY: the rate of the product, 7.2, in whole numbers. */
const TENTHS_OF_CNY: Readonly<Record<Currency, bigint>> = { CNY: 10n, USD: 72n }

interface Expected {
  stage: CustomerStage
  expectedAmount: number | null
  currency: Currency
  probability: number | null
}

/** What the customers of a stage may bring. */
export interface StageFigures {
  stage: CustomerStage
  count: number
  /** The sum of their expected amounts, and of those times their probability; in {@link PIPELINE_CURRENCY}. */
  value: number
  weighted: number
}

/** An exact number of cents, of which each `parts` make one, as an amount; the half cent goes up. */
const amountOf = (cents: bigint, parts: bigint): number => Number((cents * 2n + parts) / (parts * 2n)) / 100

/** Count and value of each stage. Amounts are added exactly and rounded once, to the cent. */
export function pipelineOf(customers: Iterable<Expected>): StageFigures[] {
  const sums = new Map(CUSTOMER_STAGES.map((stage) => [stage, { count: 0, tenths: 0n, weighted: 0n }]))
  for (const { stage, expectedAmount, currency, probability } of customers) {
    const sum = sums.get(stage)!
    const tenths = BigInt(toCents(expectedAmount ?? 0)) * TENTHS_OF_CNY[currency]
    sum.count++
    sum.tenths += tenths
    sum.weighted += tenths * BigInt(probability ?? 0)
  }
  return CUSTOMER_STAGES.map((stage) => {
    const { count, tenths, weighted } = sums.get(stage)!
    return { stage, count, value: amountOf(tenths, 10n), weighted: amountOf(weighted, 1000n) }
  })
}
