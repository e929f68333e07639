import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, checkOnce, errorReporter } from '@/shared/form/validation'
import { today } from '@/shared/lib/dates'
import { applicable } from './applicable'
import { checkRules, type FormRule } from './rules'
import { StoredForm, type ValuationForm } from './schema'

/**
 * The body of a valuation: type, the server's check and the form's rules at once. Takes what the user typed
 * as well as its own result. Fields that do not apply (the expiry of no patent) are dropped unchecked.
 */
export const ValuationBody = z.pipe(
  z.transform(applicable),
  StoredForm.check(
    z.superRefine(
      (form, context) => checkRules(form, errorReporter(context), today()),
      RUN_DESPITE_FIELD_ERRORS,
    ),
  ),
)

/** Reads the typed values: the form, or the first issue of each wrong field. */
export const checkForm = (values: object) => checkOnce<ValuationForm, FormRule>(ValuationBody, values)
