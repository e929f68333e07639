import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { day, files, nullable, oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import type { ConceptRule } from './drafts'
import { MAX_ROWS, money, limitedText } from './limits'

export const INSURANCE = ['none', 'applied', 'insured'] as const

const Instalment = z.object({ due: required(day), amount: required(money) })

/**
 * Data after a decision: contract, payment plan, insurance. Fields and which of them are required are assumed, here
 * only. The plan must add up to the approved amount.
 */
export const afterStageOf = (approved: number | null) =>
  z
    .object({
      contractNo: required(limitedText('line')),
      signedOn: required(day),
      instalments: rowsOf(Instalment, 1, MAX_ROWS),
      insurance: required(oneOf(INSURANCE)),
      policyNo: nullable(limitedText('line')),
      account: nullable(limitedText('line')),
      attachments: files(),
    })
    .check(
      z.superRefine(({ insurance, policyNo, instalments, signedOn }, context) => {
        const addError: AddError<ConceptRule> = errorReporter(context)
        if (insurance === 'insured' && !policyNo) addError(['policyNo'], 'required')
        const planned = sumInCents(instalments ?? [])
        if (approved !== null && planned > 0 && planned !== Math.round(approved * 100)) {
          addError(['instalments'], 'sum', { sum: planned / 100, approved })
        }
        for (const [index, row] of (instalments ?? []).entries()) {
          if (row?.due && signedOn && row.due < signedOn) addError(['instalments', index, 'due'], 'after')
        }
      }, RUN_DESPITE_FIELD_ERRORS),
    )

const sumInCents = (rows: readonly { amount?: number }[]) =>
  rows.reduce((sum, row) => sum + Math.round((row?.amount ?? 0) * 100), 0)

/** Points that a manager confirms before a project starts [assumed]. */
export const CHECKLIST = ['contract', 'funding', 'insurance', 'account'] as const
