import * as z from 'zod/mini'
import {
  amount,
  day,
  dictCode,
  files,
  oneOf,
  positive,
  required,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { sumAmounts, toCents } from '@/shared/lib/cents'
import { CURRENCIES, formatNumber } from '@/shared/lib/money'
import { isCommitted, isPaid } from './instalmentWorkflow'
import type { InstalmentState } from './states'

/** The rules that only an agreement has; their texts stand in the area. */
export const AGREEMENT_RULES = ['below'] as const
type AgreementRule = (typeof AGREEMENT_RULES)[number]

/** Of an instalment, as far as it decides what it takes of its agreement. */
interface Taking {
  state: InstalmentState
  amount: number
  applied: number | null
  approved: number | null
  paid: number | null
}

/** What an instalment takes of its agreement's total: what was paid, else approved, else applied for. */
export const takenBy = (instalment: Taking): number => {
  if (!isCommitted(instalment)) return 0
  const { applied, approved, paid, amount: planned } = instalment
  return (isPaid(instalment) ? paid : (approved ?? applied)) ?? planned
}

/** What the total of an agreement cannot fall below: what was asked for, and what the schedule has for that. */
export function leastTotal(instalments: readonly Taking[]): number {
  const committed = instalments.filter(isCommitted)
  return Math.max(sumAmounts(committed.map(takenBy)), sumAmounts(committed.map((each) => each.amount)))
}

/** Above it the cents of a sum get lost. */
const LARGEST_TOTAL = 1e12

const from = (least: number): FieldParser<number, AgreementRule> => {
  const { read, limits } = positive(amount(0, LARGEST_TOTAL))
  return {
    ...(limits ? { limits } : {}),
    read: (typed, refuse) => {
      const value = read(typed, refuse)
      if (value === undefined || toCents(value) >= toCents(least)) return value
      return refuse('below', { least: formatNumber(least) })
    },
  }
}

/** What an agreement says, whose total has a lower limit once something was asked for. */
export const agreementInput = (least = 0) =>
  z.object({
    no: required(text(2, 40)),
    projectId: required(dictCode),
    type: required(dictCode),
    payee: required(text(2, 80)),
    account: required(text(5, 80)),
    currency: required(oneOf(CURRENCIES)),
    total: required(from(least)),
    signedOn: required(day),
    contract: files(1),
  })
