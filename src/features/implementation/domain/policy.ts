import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import { amount, nullable, percent, positive, required, text } from '@/shared/form/fieldParsers'
import { plausibleDay } from './plausible'
import type { ClaimRule } from './claimWorkflow'

/** Fields of a policy's terms. The specification names them; their limits are assumed, here only. */
export const POLICY_TERMS = {
  insurer: required(text(2, 80)),
  insured: required(text(2, 80)),
  beneficiaries: required(text(2, 200)),
  periodFrom: required(plausibleDay('policyFrom')),
  periodTo: required(plausibleDay('policyTo')),
  sumInsured: required(positive(amount())),
  deductible: nullable(amount()),
  premium: nullable(amount()),
  /** Percent of the premium that is paid by others. */
  subsidy: nullable(percent()),
}
const PolicyTerms = z.object(POLICY_TERMS)
export type PolicyTerms = z.output<typeof PolicyTerms>

const TERM_FIELDS = Object.keys(POLICY_TERMS) as (keyof PolicyTerms)[]

/** Terms without the other fields of a claim or an endorsement. */
export const pickTerms = (given: PolicyTerms): PolicyTerms =>
  Object.fromEntries(TERM_FIELDS.map((field) => [field, given[field]])) as PolicyTerms

/** Terms that differ; no deductible is one of 0. */
export const changedTerms = (given: PolicyTerms, recorded: PolicyTerms): (keyof PolicyTerms)[] =>
  TERM_FIELDS.filter((field) =>
    field === 'deductible'
      ? (given[field] ?? 0) !== (recorded[field] ?? 0)
      : given[field] !== recorded[field],
  )

/** Terms on a day, of versions in the order in which they take effect. The first also holds before it. */
export const termsOn = <Version extends { from: string }>(
  versions: readonly [Version, ...Version[]],
  onDay: string,
): Version => versions.findLast(({ from }) => from <= onDay) ?? versions[0]

/** For schemas with terms: a period does not end before it starts. */
export const checkPeriod = (
  { periodFrom, periodTo }: Pick<PolicyTerms, 'periodFrom' | 'periodTo'>,
  addError: AddError<ClaimRule>,
) => {
  if (periodFrom && periodTo && periodTo < periodFrom) addError(['periodTo'], 'beforeStart')
}

/** Input of an endorsement: all terms from a day on, which is later than that of the last endorsement. */
export const endorsementInput = (last = '') =>
  z
    .object({ ...POLICY_TERMS, from: required(plausibleDay('endorsedFrom')), reason: required(text(5, 500)) })
    .check(
      z.superRefine((input, context) => {
        const addError: AddError<ClaimRule> = errorReporter(context)
        checkPeriod(input, addError)
        if (input.from && input.from <= last) addError(['from'], 'notAfterLast', { last })
      }, RUN_DESPITE_FIELD_ERRORS),
    )
