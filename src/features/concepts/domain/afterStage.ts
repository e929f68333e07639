import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { day, files, nullable, oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import type { ConceptRule } from './drafts'
import { MAX_ROWS, money, words } from './limits'

export const INSURANCE = ['none', 'applied', 'insured'] as const

const Instalment = z.object({ due: required(day), amount: required(money) })

/**
 * What follows a decision: the contract, the plan of the payments, the insurance. Fields and what is required are
 * assumed, here only. The plan has to sum up to what was approved.
 */
export const afterStageOf = (approved: number | null) =>
  z
    .object({
      contractNo: required(words('line')),
      signedOn: required(day),
      instalments: rowsOf(Instalment, 1, MAX_ROWS),
      insurance: required(oneOf(INSURANCE)),
      policyNo: nullable(words('line')),
      account: nullable(words('line')),
      attachments: files(),
    })
    .check(
      z.superRefine(({ insurance, policyNo, instalments, signedOn }, context) => {
        const refuse: AddError<ConceptRule> = errorReporter(context)
        if (insurance === 'insured' && !policyNo) refuse(['policyNo'], 'required')
        const planned = cents(instalments ?? [])
        if (approved !== null && planned > 0 && planned !== Math.round(approved * 100)) {
          refuse(['instalments'], 'sum', { sum: planned / 100, approved })
        }
        for (const [index, row] of (instalments ?? []).entries()) {
          if (row?.due && signedOn && row.due < signedOn) refuse(['instalments', index, 'due'], 'after')
        }
      }, RUN_DESPITE_FIELD_ERRORS),
    )

const cents = (rows: readonly { amount?: number }[]) =>
  rows.reduce((sum, row) => sum + Math.round((row?.amount ?? 0) * 100), 0)

/** What a manager confirms before a project starts [assumed]. */
export const CHECKLIST = ['contract', 'funding', 'insurance', 'account'] as const
