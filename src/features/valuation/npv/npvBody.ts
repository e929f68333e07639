import dayjs from 'dayjs'
import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, checkOnce, errorReporter, type AddError } from '@/shared/form/validation'
import { lengthOf } from '@/shared/form/fieldParsers'
import { today } from '@/shared/lib/dates'
import { formatMoneyExact } from '@/shared/lib/money'
import { resolve } from '../engine'
import { baseDateIsNear } from '../form/model/formRules'
import { pickApplicable } from './visibleFields'
import { ENGINE_CODES, fieldOfError } from './engineErrors'
import { npvValuation, salesErrors } from './npvValuation'
import { StoredNpv, type NpvForm } from './npvSchema'

const MAX_NAME_LENGTH = 80

/** Years from the base date within which a product counts as close to launch. */
export const MAX_YEARS_TO_LAUNCH = 3

/** Rules that only the calculator has; each has a text under `issue`. */
export const OWN_RULES = [
  'launchTooFar',
  'notBeforeBase',
  'salesEntry',
  'salesTooHigh',
  'salesAfterEnd',
] as const
/** Rules whose texts are those of the valuation form. */
export const SHARED_RULES = ['baseDate'] as const
export type NpvRule =
  | (typeof OWN_RULES)[number]
  | (typeof SHARED_RULES)[number]
  | (typeof ENGINE_CODES)[number]

/** Invalid and empty fields are missing here, although the type of a valid input requires them. */
type Draft = Partial<NpvForm>

function checkInput(form: Draft, addError: AddError<NpvRule>) {
  const { name = '', baseDate, launchDate, lossOfExclusivity, retention, priceEvents = [] } = form
  if (lengthOf(name) > MAX_NAME_LENGTH) addError(['name'], 'tooLong', { max: MAX_NAME_LENGTH })
  baseDateIsNear(form, addError, today())
  if (retention && retention !== 'generic' && lossOfExclusivity === undefined)
    addError(['lossOfExclusivity'], 'required')
  if (!baseDate) return
  const latest = dayjs(baseDate).add(MAX_YEARS_TO_LAUNCH, 'year').format('YYYY-MM-DD')
  if (launchDate && launchDate > latest) addError(['launchDate'], 'launchTooFar', { latest })
  for (const [index, event] of priceEvents.entries()) {
    if (event.date && event.date <= baseDate) addError(['priceEvents', index, 'date'], 'notBeforeBase')
  }
}

function checkSales(form: NpvForm, addError: AddError<NpvRule>) {
  const errors = salesErrors(form)
  for (const { year, key, maxSales } of errors)
    addError(['sales', year], key, { most: formatMoneyExact(maxSales, form.currency) })
  if (errors.length > 0) return
  const resolved = resolve(npvValuation(form).valuation)
  if (!resolved.ok)
    addError(fieldOfError(resolved.error, form), resolved.error.code as (typeof ENGINE_CODES)[number])
}

/**
 * Schema of a calculation: type, server-side check and form rules in one. The engine can compute every input it
 * accepts.
 */
export const NpvBody = z.pipe(
  z.transform(pickApplicable),
  StoredNpv.check(
    z.superRefine((form, context) => checkInput(form, errorReporter(context)), RUN_DESPITE_FIELD_ERRORS),
    z.superRefine((form, context) => checkSales(form, errorReporter(context))),
  ),
)

/** Parses the typed values: returns the input, or the first error of each invalid field. */
export const checkNpv = (values: object) => checkOnce<NpvForm, NpvRule>(NpvBody, values)
