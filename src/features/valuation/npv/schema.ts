import dayjs from 'dayjs'
import * as z from 'zod'
import { CatalogEntry } from '@/shared/domain/catalog/api'
import { today } from '@/shared/lib/dates'
import { CURRENCIES, formatMoney } from '@/shared/lib/money'
import { resolve } from '../engine'
import {
  amountFromZero,
  day,
  integer,
  ISSUE_KEYS,
  number,
  oneOf,
  optional,
  positiveAmount,
  price,
  required,
  words,
  type IssueParams,
} from '../form/model/readers'
import { baseDateIsNear, type Refuse } from '../form/model/rules'
import { applicable } from './applicable'
import { ENGINE_CODES, fieldOfError } from './engineErrors'
import { parseSales, SALES_YEARS } from './salesEntry'
import { npvValuation, salesFaults } from './npvValuation'

/** What is left of sales after loss of exclusivity, by kind of product. */
export const RETENTION_CLASSES = ['small_molecule', 'biologic', 'generic'] as const

/** Years from the base date within which a product counts as about to be marketed. */
export const MAX_YEARS_TO_LAUNCH = 3
export const MAX_PRICE_EVENTS = 10

/** The rules a value can break beside those of the valuation form. */
const OWN_ISSUES = [
  'launchTooFar',
  'notBeforeBase',
  'salesEntry',
  'salesTooHigh',
  'salesAfterEnd',
  'tooManyEvents',
] as const
export const NPV_ISSUES = [...ISSUE_KEYS, ...OWN_ISSUES, ...ENGINE_CODES] as const
export type NpvIssueKey = (typeof NPV_ISSUES)[number]

export const isOwnIssue = (key: NpvIssueKey): key is (typeof OWN_ISSUES)[number] =>
  OWN_ISSUES.some((own) => own === key)

/** A typed year as it travels: digits, or digits with `%`. */
const SalesText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((typed, context) => {
    const text = String(typed ?? '').trim()
    if (text === '') return undefined
    const entry = parseSales(text)
    if (!entry) {
      context.addIssue({ code: 'custom', message: 'salesEntry' })
      return undefined
    }
    return entry.kind === 'amount' ? String(entry.amount) : `${Number((entry.share * 100).toPrecision(15))}%`
  })

const PriceEvent = z.object({
  date: required(day),
  /** Percent of the price before. */
  factor: required(number(0, 200)),
})

/** An input that was accepted once. Rules that depend on today may no longer hold for it. */
export const StoredNpv = z.object({
  name: required(words),
  /** The drug of the catalogue that it is about. */
  product: CatalogEntry.nullish().transform((entry) => entry ?? undefined),
  currency: required(oneOf(CURRENCIES)),

  baseDate: required(day),
  /** Up to the base date: listed; after it: about to be marketed. */
  launchDate: required(day),
  /** Percent, as all shares; only before launch. */
  probability: optional(number(0, 100)),
  /** Money still to be spent until approval. */
  remainingCost: optional(amountFromZero),

  marketSize: required(positiveAmount),
  growth: required(number(-50, 100)),
  patientPool: required(integer(1, 100)),
  peakShare: required(number(0, 100)),
  annualCostPerPatient: required(price),
  /** Behind the market size; absent in inputs of method 1: the price. */
  referenceAnnualCost: optional(price),
  peakYear: required(integer(1, 6)),
  /** Of the past year; calibrates a listed product. */
  currentSales: optional(positiveAmount),
  /** By year after launch; absent: modelled. */
  sales: z.array(SalesText).max(SALES_YEARS).nullish(),
  priceEvents: z.array(PriceEvent).nullish(),

  retention: required(oneOf(RETENTION_CLASSES)),
  lossOfExclusivity: optional(day),

  cogs: required(number(0, 100)),
  sga: required(number(0, 100)),
  wacc: required(number(0, 50)),
  tax: optional(number(0, 60)),
})

/** Wrong and empty fields are absent here, whatever the type of a valid input says. */
type Draft = Partial<z.infer<typeof StoredNpv>>

function checkDates(form: Draft, refuse: Refuse, now: string) {
  const { baseDate, launchDate, lossOfExclusivity, retention, priceEvents } = form
  baseDateIsNear(form, refuse, now)
  if (retention && retention !== 'generic' && lossOfExclusivity === undefined)
    refuse(['lossOfExclusivity'], 'required')
  if (!baseDate) return
  const latest = dayjs(baseDate).add(MAX_YEARS_TO_LAUNCH, 'year').format('YYYY-MM-DD')
  const refuseOwn = refuse as (path: (string | number)[], key: NpvIssueKey, params?: IssueParams) => void
  if (launchDate && launchDate > latest) refuseOwn(['launchDate'], 'launchTooFar', { latest })
  for (const [index, event] of (priceEvents ?? []).entries()) {
    if (event?.date && event.date <= baseDate) refuseOwn(['priceEvents', index, 'date'], 'notBeforeBase')
  }
  if ((priceEvents?.length ?? 0) > MAX_PRICE_EVENTS)
    refuseOwn(['priceEvents'], 'tooManyEvents', { most: MAX_PRICE_EVENTS })
}

/**
 * The body of a calculation: type, the server's check and the form's rules at once. What it accepts the engine
 * can compute.
 */
export const NpvForm = z.preprocess(
  applicable,
  StoredNpv.superRefine(
    (form, context) =>
      checkDates(
        form,
        (path, key, params = {}) => context.addIssue({ code: 'custom', message: key, path, params }),
        today(),
      ),
    // Also while other fields are wrong or empty, but not on values of a wrong shape.
    { when: ({ issues }) => issues.every(({ code }) => code === 'custom') },
  ).superRefine((form, context) => {
    const faults = salesFaults(form)
    for (const { year, key, most } of faults) {
      context.addIssue({
        code: 'custom',
        message: key,
        path: ['sales', year],
        params: { most: formatMoney(most, form.currency) },
      })
    }
    if (faults.length > 0) return
    const resolved = resolve(npvValuation(form).valuation)
    if (resolved.ok) return
    const { error } = resolved
    context.addIssue({ code: 'custom', message: error.code, path: [...fieldOfError(error, form)] })
  }),
)
export type NpvForm = z.infer<typeof NpvForm>

/** What the fields hold while the user types. */
export type NpvValues = z.input<typeof StoredNpv>

/** The fields that can be read so far; the others are absent. */
export function readPartly(values: unknown): Draft {
  const asked = applicable(values)
  if (typeof asked !== 'object' || asked === null) return {}
  const raw = asked as Record<string, unknown>
  const known = Object.entries(StoredNpv.shape).flatMap(([name, field]) => {
    const parsed = field.safeParse(raw[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data] as const] : []
  })
  return Object.fromEntries(known)
}
