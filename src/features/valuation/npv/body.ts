import dayjs from 'dayjs'
import * as z from 'zod/mini'
import { RUN_DESPITE_FIELD_ERRORS, checkOnce, errorReporter, type AddError } from '@/shared/form/validation'
import { lengthOf } from '@/shared/form/fieldParsers'
import { today } from '@/shared/lib/dates'
import { formatMoneyExact } from '@/shared/lib/money'
import { resolve } from '../engine'
import { baseDateIsNear } from '../form/model/rules'
import { applicable } from './applicable'
import { ENGINE_CODES, fieldOfError } from './engineErrors'
import { npvValuation, salesErrors } from './npvValuation'
import { StoredNpv, type NpvForm } from './schema'

/** Characters. */
const LONGEST_NAME = 80

/** Years from the base date within which a product counts as about to be marketed. */
export const MAX_YEARS_TO_LAUNCH = 3

/** The rules that only the calculator has; each has a text under `issue`. */
export const OWN_RULES = [
  'launchTooFar',
  'notBeforeBase',
  'salesEntry',
  'salesTooHigh',
  'salesAfterEnd',
] as const
/** Those that are worded by the valuation form. */
export const SHARED_RULES = ['baseDate'] as const
export type NpvRule =
  | (typeof OWN_RULES)[number]
  | (typeof SHARED_RULES)[number]
  | (typeof ENGINE_CODES)[number]

/** Wrong and empty fields are absent here, whatever the type of a valid input says. */
type Draft = Partial<NpvForm>

function checkInput(form: Draft, refuse: AddError<NpvRule>) {
  const { name = '', baseDate, launchDate, lossOfExclusivity, retention, priceEvents = [] } = form
  if (lengthOf(name) > LONGEST_NAME) refuse(['name'], 'tooLong', { max: LONGEST_NAME })
  baseDateIsNear(form, refuse, today())
  if (retention && retention !== 'generic' && lossOfExclusivity === undefined)
    refuse(['lossOfExclusivity'], 'required')
  if (!baseDate) return
  const latest = dayjs(baseDate).add(MAX_YEARS_TO_LAUNCH, 'year').format('YYYY-MM-DD')
  if (launchDate && launchDate > latest) refuse(['launchDate'], 'launchTooFar', { latest })
  for (const [index, event] of priceEvents.entries()) {
    if (event.date && event.date <= baseDate) refuse(['priceEvents', index, 'date'], 'notBeforeBase')
  }
}

function checkSales(form: NpvForm, refuse: AddError<NpvRule>) {
  const errors = salesErrors(form)
  for (const { year, key, most } of errors)
    refuse(['sales', year], key, { most: formatMoneyExact(most, form.currency) })
  if (errors.length > 0) return
  const resolved = resolve(npvValuation(form).valuation)
  if (!resolved.ok)
    refuse(fieldOfError(resolved.error, form), resolved.error.code as (typeof ENGINE_CODES)[number])
}

/**
 * The body of a calculation: type, the server's check and the form's rules at once. What it accepts the engine
 * can compute.
 */
export const NpvBody = z.pipe(
  z.transform(applicable),
  StoredNpv.check(
    z.superRefine((form, context) => checkInput(form, errorReporter(context)), RUN_DESPITE_FIELD_ERRORS),
    z.superRefine((form, context) => checkSales(form, errorReporter(context))),
  ),
)

/** Reads the typed values: the input, or the first issue of each wrong field. */
export const checkNpv = (values: object) => checkOnce<NpvForm, NpvRule>(NpvBody, values)
