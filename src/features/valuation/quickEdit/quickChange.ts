import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { today } from '@/shared/lib/dates'
import { checkForm } from '../form/model/body'
import { formValues } from '../form/model/formValues'
import { StoredForm, type FormValues, type ValuationForm } from '../form/model/schema'

/** What is changed most often, and can be without the whole form. */
const QuickChange = z.pick(StoredForm, { wacc: true, annualCostPerPatient: true, peakShare: true })
export type QuickChange = z.output<typeof QuickChange>

export const QUICK_FIELDS = Object.keys(QuickChange.shape) as (keyof QuickChange)[]

/** The form as the whole one would begin with it. */
export const quickStart = (form: ValuationForm): FormValues => formValues(form, today())

/** The form with what was changed, or null while it cannot be sent. */
export const withChange = (start: FormValues, change: object): ValuationForm | null =>
  checkForm({ ...start, ...change }).body

/** Whether the rest of a form still holds; where it does not, the whole form has to be opened. */
export const canBeQuick = (start: FormValues): boolean =>
  checkForm(start).issues.every(({ path: [name] }) => QUICK_FIELDS.some((field) => field === name))

/** The three fields under the rules of the whole form. */
export const quickSchema = (start: FormValues) =>
  QuickChange.check(
    z.superRefine((change, context) => {
      const refuse = errorReporter(context)
      for (const { path, key, params } of checkForm({ ...start, ...change }).issues) refuse(path, key, params)
    }, RUN_DESPITE_FIELD_ERRORS),
  )
