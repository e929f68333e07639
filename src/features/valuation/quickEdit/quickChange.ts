import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter } from '@/shared/form/validation'
import { today } from '@/shared/lib/dates'
import { checkForm } from '../form/model/valuationBody'
import { formValues } from '../form/model/formValues'
import { StoredForm, type FormValues, type ValuationForm } from '../form/model/valuationSchema'

/** Fields that are changed most often and do not need the full form. */
const QuickChange = z.pick(StoredForm, { wacc: true, annualCostPerPatient: true, peakShare: true })
export type QuickChange = z.output<typeof QuickChange>

export const QUICK_FIELDS = Object.keys(QuickChange.shape) as (keyof QuickChange)[]

export const quickStart = (form: ValuationForm): FormValues => formValues(form, today())

export const withChange = (start: FormValues, change: object): ValuationForm | null =>
  checkForm({ ...start, ...change }).body

/** True when the rest of the form is still valid; otherwise the full form has to be opened. */
export const canQuickEdit = (start: FormValues): boolean =>
  checkForm(start).issues.every(({ path: [name] }) => QUICK_FIELDS.some((field) => field === name))

export const quickSchema = (start: FormValues) =>
  QuickChange.check(
    z.superRefine((change, context) => {
      const addError = errorReporter(context)
      for (const { path, key, params } of checkForm({ ...start, ...change }).issues)
        addError(path, key, params)
    }, RUN_DESPITE_FIELD_ERRORS),
  )
