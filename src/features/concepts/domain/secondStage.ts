import * as z from 'zod'
import { ReportLink } from '@/shared/domain/report/api'
import { CURRENCIES } from '@/shared/lib/money'
import { amount, day, integer, oneOf, optional, refuseIn, required, rowsOf, words } from './fields'
import { Attachments } from './firstStage'

const MAX_WEEKS = 520

const Experiment = z.object({
  objective: required(words('line')),
  criterion: required(words('line')),
  provider: optional(words('line')),
  cost: optional(amount),
  weeks: optional(integer(1, MAX_WEEKS)),
})

const BudgetLine = z.object({ item: required(words('line')), amount: required(amount) })

const Milestone = z.object({ name: required(words('line')), due: required(day) })

/** What is planned for the verification, to be decided on. Fields and what is required are assumed, here only. */
export const SecondStage = z
  .object({
    questions: required(words('text')),
    experiments: rowsOf(Experiment, 1),
    budget: rowsOf(BudgetLine, 0),
    currency: optional(oneOf(CURRENCIES)),
    milestones: rowsOf(Milestone, 1),
    risks: optional(words('text')),
    team: optional(words('text')),
    ipPlan: optional(words('text')),
    regulatoryPath: optional(words('text')),
    /** A valuation of the applicant's. */
    report: ReportLink.nullish().transform((report) => report ?? null),
    wantsInsurance: z
      .boolean()
      .nullish()
      .transform((wants) => wants ?? false),
    insuredSum: optional(amount),
    exit: optional(words('text')),
    attachments: Attachments,
  })
  .superRefine(
    ({ wantsInsurance, insuredSum, budget, currency }, context) => {
      const refuse = refuseIn(context)
      if (wantsInsurance && (insuredSum === null || insuredSum === undefined)) {
        refuse(['insuredSum'], 'required')
      }
      if ((budget?.length ?? 0) > 0 && !currency) refuse(['currency'], 'required')
    },
    { when: ({ issues }) => issues.every(({ code }) => code === 'custom') },
  )
export type SecondStage = z.infer<typeof SecondStage>
