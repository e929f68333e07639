import * as z from 'zod/mini'
import { orNull } from '@/shared/api/wireDefaults'
import { ReportLink } from '@/entities/report/reports.api'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { day, files, flag, integer, nullable, oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import { MAX_ROWS, money, limitedText } from './limits'

const MAX_WEEKS = 520

const Experiment = z.object({
  objective: required(limitedText('line')),
  criterion: required(limitedText('line')),
  provider: nullable(limitedText('line')),
  cost: nullable(money),
  weeks: nullable(integer(1, MAX_WEEKS)),
})

const BudgetLine = z.object({ item: required(limitedText('line')), amount: required(money) })

const Milestone = z.object({ name: required(limitedText('line')), due: required(day) })

/**
 * Plan of the verification, on which the decision is made. Fields and which of them are required are assumed, here
 * only.
 */
export const SecondStage = z
  .object({
    questions: required(limitedText('text')),
    experiments: rowsOf(Experiment, 1, MAX_ROWS),
    budget: rowsOf(BudgetLine, 0, MAX_ROWS),
    currency: nullable(oneOf(CONVERTIBLE_CURRENCIES)),
    milestones: rowsOf(Milestone, 1, MAX_ROWS),
    risks: nullable(limitedText('text')),
    team: nullable(limitedText('text')),
    ipPlan: nullable(limitedText('text')),
    regulatoryPath: nullable(limitedText('text')),
    /** The applicant's own valuation. */
    report: orNull(ReportLink),
    wantsInsurance: flag,
    insuredSum: nullable(money),
    exit: nullable(limitedText('text')),
    attachments: files(),
  })
  .check(
    z.superRefine(({ wantsInsurance, insuredSum, budget, currency }, context) => {
      const addError = errorReporter(context)
      if (wantsInsurance && (insuredSum === null || insuredSum === undefined)) {
        addError(['insuredSum'], 'required')
      }
      if ((budget?.length ?? 0) > 0 && !currency) addError(['currency'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type SecondStage = z.infer<typeof SecondStage>
