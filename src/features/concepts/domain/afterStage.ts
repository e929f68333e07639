import * as z from 'zod'
import { day, amount, oneOf, optional, refuseIn, required, rowsOf, words } from './fields'
import { Attachments } from './firstStage'

export const INSURANCE = ['none', 'applied', 'insured'] as const

const Instalment = z.object({ due: required(day), amount: required(amount) })

/**
 * What follows a decision: the contract, the plan of the payments, the insurance. Fields and what is required are
 * assumed, here only. The plan has to sum up to what was approved.
 */
export const afterStageOf = (approved: number | null) =>
  z
    .object({
      contractNo: required(words('line')),
      signedOn: required(day),
      instalments: rowsOf(Instalment, 1),
      insurance: required(oneOf(INSURANCE)),
      policyNo: optional(words('line')),
      account: optional(words('line')),
      attachments: Attachments,
    })
    .superRefine(
      ({ insurance, policyNo, instalments, signedOn }, context) => {
        const refuse = refuseIn(context)
        if (insurance === 'insured' && !policyNo) refuse(['policyNo'], 'required')
        const planned = cents(instalments ?? [])
        if (approved !== null && planned > 0 && planned !== Math.round(approved * 100)) {
          refuse(['instalments'], 'sum', { sum: planned / 100, approved })
        }
        for (const [index, row] of (instalments ?? []).entries()) {
          if (row?.due && signedOn && row.due < signedOn) refuse(['instalments', index, 'due'], 'after')
        }
      },
      { when: ({ issues }) => issues.every(({ code }) => code === 'custom') },
    )

const cents = (rows: readonly { amount?: number }[]) =>
  rows.reduce((sum, row) => sum + Math.round((row?.amount ?? 0) * 100), 0)

/** What a manager confirms before a project starts [assumed]. */
export const CHECKLIST = ['contract', 'funding', 'insurance', 'account'] as const
