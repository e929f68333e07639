import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, checkOnce, errorReporter } from '@/shared/form/validation'
import { today } from '@/shared/lib/dates'
import { pickApplicable } from './visibleFields'
import { checkRules, type FormRule } from './formRules'
import { StoredForm, type ValuationForm } from './valuationSchema'

/**
 * Schema of a valuation: type, server-side check and form rules in one. Accepts typed values as well as its own result.
 * Fields that do not apply (the expiry without a patent) are dropped unchecked.
 */
export const ValuationBody = z.pipe(
  z.transform(pickApplicable),
  StoredForm.check(
    z.superRefine(
      (form, context) => checkRules(form, errorReporter(context), today()),
      RUN_DESPITE_FIELD_ERRORS,
    ),
  ),
)

/** Parses the typed values: returns the form, or the first error of each invalid field. */
export const checkForm = (values: object) => checkOnce<ValuationForm, FormRule>(ValuationBody, values)
