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
  parseValidFields as readFields,
  required,
  rowsOf,
  text,
  type FieldParser,
} from '@/shared/form/fieldParsers'
import { CURRENCIES } from '@/shared/lib/money'
import { applicable } from './applicable'
import { parseSales, SALES_YEARS } from './salesEntry'

/** What is left of sales after loss of exclusivity, by kind of product. */
export const RETENTION_CLASSES = ['small_molecule', 'biologic', 'generic'] as const

export const MAX_PRICE_EVENTS = 10

/** A typed year as it travels: digits, or digits with `%`. */
const sales: FieldParser<string, 'salesEntry'> = {
  read: (typed, refuse) => {
    const entry = parseSales(typed)
    if (!entry) return refuse('salesEntry')
    return entry.kind === 'amount' ? String(entry.amount) : `${Number((entry.share * 100).toPrecision(15))}%`
  },
}

/** Of one patient and year: below a cent the number of patients behind a market has no meaning. */
const price = exactAmount(0.01)
const positiveMoney = positive(exactAmount())

const PriceEvent = z.object({
  date: required(day),
  /** Percent of the price before. */
  factor: required(percent(0, 200)),
})

/** An input that was accepted once. Rules that depend on today may no longer hold for it. */
export const StoredNpv = z.object({
  name: required(text(2)),
  /** The drug of the catalogue that it is about. */
  product: z.pipe(
    z.nullish(CatalogEntry),
    z.transform((entry) => entry ?? undefined),
  ),
  currency: required(oneOf(CURRENCIES)),

  baseDate: required(day),
  /** Up to the base date: listed; after it: about to be marketed. */
  launchDate: required(day),
  /** Percent, as all shares; only before launch. */
  probability: optional(percent()),
  /** Money still to be spent until approval. */
  remainingCost: optional(exactAmount()),

  marketSize: required(positiveMoney),
  growth: required(percent(-50, 100)),
  patientPool: required(integer(1, 100)),
  peakShare: required(percent()),
  annualCostPerPatient: required(price),
  /** Behind the market size; absent in inputs of method 1: the price. */
  referenceAnnualCost: optional(price),
  peakYear: required(integer(1, 6)),
  /** Of the past year; calibrates a listed product. */
  currentSales: optional(positiveMoney),
  /** By year after launch; absent: modelled. */
  sales: z.nullish(z.array(optional(sales)).check(z.maxLength(SALES_YEARS))),
  priceEvents: rowsOf(PriceEvent, 0, MAX_PRICE_EVENTS),

  retention: required(oneOf(RETENTION_CLASSES)),
  lossOfExclusivity: optional(day),

  cogs: required(percent()),
  sga: required(percent()),
  wacc: required(percent(0, 50)),
  tax: optional(percent(0, 60)),
})

/** What the calculator is read as. */
export type NpvForm = z.output<typeof StoredNpv>

/** What the fields hold while the user types. */
export type NpvValues = z.input<typeof StoredNpv>

/** The fields that can be read so far; the others are absent. */
export const readPartly = (values: unknown): Partial<NpvForm> => readFields(StoredNpv, applicable(values))
