import * as z from 'zod/mini'
import { orNull } from '@/shared/api/wireDefaults'
import { ReportLink } from '@/entities/report/reports.api'
import { CURRENCIES } from '@/shared/lib/money'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { day, files, flag, integer, nullable, oneOf, required, rowsOf } from '@/shared/form/fieldParsers'
import { MAX_ROWS, money, words } from './limits'

const MAX_WEEKS = 520

const Experiment = z.object({
  objective: required(words('line')),
  criterion: required(words('line')),
  provider: nullable(words('line')),
  cost: nullable(money),
  weeks: nullable(integer(1, MAX_WEEKS)),
})

const BudgetLine = z.object({ item: required(words('line')), amount: required(money) })

const Milestone = z.object({ name: required(words('line')), due: required(day) })

/** What is planned for the verification, to be decided on. Fields and what is required are assumed, here only. */
export const SecondStage = z
  .object({
    questions: required(words('text')),
    experiments: rowsOf(Experiment, 1, MAX_ROWS),
    budget: rowsOf(BudgetLine, 0, MAX_ROWS),
    currency: nullable(oneOf(CURRENCIES)),
    milestones: rowsOf(Milestone, 1, MAX_ROWS),
    risks: nullable(words('text')),
    team: nullable(words('text')),
    ipPlan: nullable(words('text')),
    regulatoryPath: nullable(words('text')),
    /** A valuation of the applicant's. */
    report: orNull(ReportLink),
    wantsInsurance: flag,
    insuredSum: nullable(money),
    exit: nullable(words('text')),
    attachments: files(),
  })
  .check(
    z.superRefine(({ wantsInsurance, insuredSum, budget, currency }, context) => {
      const refuse = errorReporter(context)
      if (wantsInsurance && (insuredSum === null || insuredSum === undefined)) {
        refuse(['insuredSum'], 'required')
      }
      if ((budget?.length ?? 0) > 0 && !currency) refuse(['currency'], 'required')
    }, RUN_DESPITE_FIELD_ERRORS),
  )
export type SecondStage = z.infer<typeof SecondStage>
