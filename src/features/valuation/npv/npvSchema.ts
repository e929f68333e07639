import * as z from 'zod/mini'
import { CatalogEntry } from '@/entities/catalog/catalog.api'
import {
  day,
  exactAmount,
  integer,
  oneOf,
  optional,
  percent,
  positive,
  parseValidFields as parseFields,
  required,
  rowsOf,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { CONVERTIBLE_CURRENCIES } from '@/shared/lib/money'
import { pickApplicable } from './visibleFields'
import { parseSales, SALES_YEARS } from './salesEntry'

export const RETENTION_CLASSES = ['small_molecule', 'biologic', 'generic'] as const

export const MAX_PRICE_EVENTS = 10

/** A typed year on the wire: digits, or digits with `%`. */
const salesParser: FieldParser<string, 'salesEntry'> = {
  parse: (typed, addError) => {
    const entry = parseSales(typed)
    if (!entry) return addError('salesEntry')
    return entry.kind === 'amount' ? String(entry.amount) : `${Number((entry.share * 100).toPrecision(15))}%`
  },
}

/** Annual cost of one patient. Below a cent, the number of patients behind a market has no meaning. */
const patientCost = exactAmount(0.01)
const positiveMoney = positive(exactAmount())

const PriceEvent = z.object({
  date: required(day),
  /** Percent of the price before the event. */
  factor: required(percent(0, 200)),
})

/** Schema of an input that was accepted once. Rules that depend on today may no longer hold for it. */
export const StoredNpv = z.object({
  name: required(text(2)),
  product: z.pipe(
    z.nullish(CatalogEntry),
    z.transform((entry) => entry ?? undefined),
  ),
  currency: required(oneOf(CONVERTIBLE_CURRENCIES)),

  baseDate: required(day),
  /** Up to the base date: listed; later: close to launch. */
  launchDate: required(day),
  /** Percent, like all shares; only before launch. */
  probability: optional(percent()),
  remainingCost: optional(exactAmount()),

  marketSize: required(positiveMoney),
  growth: required(percent(-50, 100)),
  patientPool: required(integer(1, 100)),
  peakShare: required(percent()),
  annualCostPerPatient: required(patientCost),
  /** Cost per patient behind the market size. Missing in inputs of method 1, where it is the price. */
  referenceAnnualCost: optional(patientCost),
  peakYear: required(integer(1, 6)),
  /** Sales of the past year; calibrates a listed product. */
  currentSales: optional(positiveMoney),
  /** By year after launch; modelled when missing. */
  sales: z.nullish(z.array(optional(salesParser)).check(z.maxLength(SALES_YEARS))),
  priceEvents: rowsOf(PriceEvent, 0, MAX_PRICE_EVENTS),

  retention: required(oneOf(RETENTION_CLASSES)),
  lossOfExclusivity: optional(day),

  cogs: required(percent()),
  sga: required(percent()),
  wacc: required(percent(0, 50)),
  tax: optional(percent(0, 60)),
})

export type NpvForm = z.output<typeof StoredNpv>

export type NpvValues = z.input<typeof StoredNpv>

/** Returns the fields that are valid so far; the others are missing. */
export const parseValidFields = (values: unknown): Partial<NpvForm> =>
  parseFields(StoredNpv, pickApplicable(values))
