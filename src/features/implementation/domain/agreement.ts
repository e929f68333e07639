import * as z from 'zod/mini'
import {
  amount,
  dictCode,
  files,
  nullable,
  oneOf,
  positive,
  reportDecimals,
  required,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { sumAmounts, toCents } from '@/shared/lib/cents'
import { CURRENCIES, formatNumber, type Currency } from '@/shared/lib/money'
import { isCommitted, isPaid } from './instalmentWorkflow'
import { plausibleDay } from './plausible'
import { recipientReason, requireRecipientReason, type Recipient } from './recipient'
import type { InstalmentState } from './states'

export const AGREEMENT_RULES = ['below'] as const
type AgreementRule = (typeof AGREEMENT_RULES)[number]

interface InstalmentAmounts {
  state: InstalmentState
  amount: number
  applied: number | null
  approved: number | null
  paid: number | null
}

/** Amount that an instalment takes of its agreement's total: paid, else approved, else applied for. */
export const committedAmountOf = (instalment: InstalmentAmounts): number => {
  if (!isCommitted(instalment)) return 0
  const { applied, approved, paid, amount: planned } = instalment
  return (isPaid(instalment) ? paid : (approved ?? applied)) ?? planned
}

/** Minimum total of an agreement: at least the committed amounts, and the amounts planned for the same instalments. */
export function minAgreementTotal(instalments: readonly InstalmentAmounts[]): number {
  const committed = instalments.filter(isCommitted)
  return Math.max(
    sumAmounts(committed.map(committedAmountOf)),
    sumAmounts(committed.map((each) => each.amount)),
  )
}

/** Above this, a number loses the cents of a sum. */
const MAX_TOTAL = 1e12

const atLeast = (min: number): FieldParser<number, AgreementRule> => {
  const { parse, limits } = positive(amount(0, MAX_TOTAL))
  return {
    ...(limits ? { limits } : {}),
    parse: (typed, addError) => {
      const value = parse(typed, addError)
      if (value === undefined || toCents(value) >= toCents(min)) return value
      return addError('below', { least: formatNumber(min) })
    },
  }
}

type Excess = (agreement: { projectId: string; currency: Currency; total: number }) => number

const noExcess: Excess = () => 0

/**
 * Schema of an agreement. Once an instalment was applied for, its total has a minimum, and another recipient than
 * `agreed` needs a reason; so does a total that exceeds what the project has.
 */
export const agreementInput = (min = 0, agreed: Recipient | null = null, excessOf = noExcess) =>
  z
    .object({
      no: required(text(2, 40)),
      projectId: required(dictCode),
      type: required(dictCode),
      payee: required(text(2, 80)),
      account: required(text(5, 80)),
      recipientReason,
      currency: required(oneOf(CURRENCIES)),
      total: required(atLeast(min)),
      signedOn: required(plausibleDay('signedOn')),
      /** Why the agreements of the project exceed what was approved for it. */
      excessReason: nullable(text(5, 500)),
      contract: files(1),
    })
    .check(
      requireRecipientReason(agreed),
      z.superRefine(({ currency, total }, context) => {
        const addError: AddError = errorReporter(context)
        reportDecimals(addError, currency, { total })
      }, RUN_DESPITE_FIELD_ERRORS),
      z.superRefine((agreement, context) => {
        const addError: AddError = errorReporter(context)
        if (!agreement.excessReason && excessOf(agreement) > 0) addError(['excessReason'], 'required')
      }),
    )
