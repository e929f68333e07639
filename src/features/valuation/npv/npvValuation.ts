import { resolve, uptakeCurve, yearFrac, type Indication, type Market, type Valuation } from '../engine'
import { fullSalesYears, potential } from '../engine/method/sales'
import { DEFAULT_TAIL_YEARS } from '../form/model/exclusivityInput'
import { DEFAULTS } from '../form/model/formDefaults'
import { percentToFraction } from '../form/model/percentToFraction'
import { hasTypedAmounts } from './visibleFields'
import { parseSales, SALES_YEARS } from './salesEntry'
import type { NpvForm } from './npvSchema'

/**
 * Builds the engine's input for products on the market or close to launch (section 10 of the method).
 *
 * - Launched up to the base date: no stages and no approval; uptake continues from the years already on the market.
 * Current sales scale the model to the actual sales.
 * - Launched later: one stage, the review of the application. It runs from the base date to approval, half a year
 * before launch (or half-way, if launch is nearer), bears the remaining cost and succeeds with the given probability.
 *
 * Typed sales replace the uptake curve. The share of year j after launch is its sales divided by the sales of that year
 * if every patient were reached (market growth, loss of exclusivity and price events included). A typed percentage is a
 * part of the peak share; a blank year keeps the modelled curve. The highest share (the last one, if several are equal)
 * is the peak: it replaces the peak share, and the years up to it, relative to it, are the custom uptake. So the
 * modelled sales of every typed year up to the peak are exactly those typed. After its peak year the method keeps the
 * share: typed years after it are not used and are returned in `unused`. Typed amounts set the level of sales, so they
 * replace the calibration to current sales.
 */
export function npvValuation(form: NpvForm): { valuation: Valuation; unused: number[] } {
  const typed = typedShares(form)
  if (!typed) return { valuation: valuationOf(form, modelledMarket(form)), unused: [] }
  const shares = typed.map(({ share }) => share)
  const peak = Math.max(...shares)
  if (peak === 0) return { valuation: valuationOf(form, modelledMarket(form)), unused: [] }
  // Take the last of several equal peaks, so that no year before it is lost.
  const peakIndex = shares.findLastIndex((share) => isSame(share, peak))
  const market: Market = {
    ...modelledMarket(form),
    peakShare: peak,
    uptake: { type: 'custom', values: curveTo(shares.slice(0, peakIndex), peak) },
  }
  const unused = typed.flatMap(({ isTyped, share }, year) =>
    year > peakIndex && isTyped && !isSame(share, peak) ? [year] : [],
  )
  return { valuation: valuationOf(form, market), unused }
}

const isSame = (share: number, peak: number) => share >= peak * (1 - 1e-9)

const curveTo = (shares: readonly number[], peak: number) => [...shares.map((share) => share / peak), 1]

interface SalesError {
  /** 0 is the first year after launch. */
  year: number
  key: 'salesTooHigh' | 'salesAfterEnd'
  maxSales: number
}

/**
 * Price and share are entered for the generic itself, so they do not decline further. Years of sales count from launch.
 */
const GENERIC = { retention: [1], tailYears: 15 }

/** Typed years that the model cannot reach: more than all patients, or after the last sale. */
export function salesErrors(form: NpvForm): SalesError[] {
  return (typedShares(form) ?? []).flatMap(({ share, maxSales }, year): SalesError[] => {
    if (share <= 1) return []
    return [{ year, maxSales, key: maxSales === 0 ? 'salesAfterEnd' : 'salesTooHigh' }]
  })
}

/** Modelled sales of each year after launch, in money; null while the input cannot be computed. */
export function modelledSales(form: NpvForm): number[] | null {
  return salesByYear(npvValuation(form).valuation)
}

interface TypedYear {
  /** Share of all patients reached, 0 to 1; infinite when nothing can be sold. */
  share: number
  /** Sales at a share of 1. */
  maxSales: number
  isTyped: boolean
}

/** Returns the share of patients in each year after launch; null when no year was typed. */
function typedShares(form: NpvForm): TypedYear[] | null {
  const entries = Array.from({ length: SALES_YEARS }, (_, year) => {
    const typed = form.sales?.[year]
    return typed === undefined ? null : parseSales(typed)
  })
  if (entries.every((entry) => entry === null)) return null
  const curve = uptakeCurve({ peakYear: form.peakYear })
  const peakShare = percentToFraction(form.peakShare)
  const full = { ...modelledMarket(form), peakShare: 1, uptake: { type: 'custom' as const, values: [1] } }
  const maxSales = salesByYear(valuationOf(form, { ...full, currentSales: null })) ?? []
  return entries.map((entry, year) => {
    const fullSales = maxSales[year] ?? 0
    const modelled = curve.ok ? curve.value[Math.min(year, curve.value.length - 1)]! : 1
    return {
      share: shareOf(entry, fullSales) ?? peakShare * modelled,
      maxSales: fullSales,
      isTyped: entry !== null,
    }
  })

  function shareOf(entry: (typeof entries)[number], fullSales: number) {
    if (entry === null) return null
    if (entry.kind === 'share') return peakShare * entry.share
    return entry.amount === 0 ? 0 : entry.amount / fullSales
  }
}

/**
 * Success-case sales of the years after launch, equal to those of the ledger when launch falls on the start of a
 * period.
 */
function salesByYear(valuation: Valuation): number[] | null {
  const resolved = resolve(valuation)
  const indication = resolved.ok ? resolved.value.indications[0] : undefined
  const market = indication?.markets[0]
  if (!market) return null
  const soldFrom = (time: number) => potential(indication, market, time + 0.5) * fullSalesYears(market, time)
  return Array.from(
    { length: SALES_YEARS },
    (_, year) => soldFrom(indication.launch + year) * indication.scale,
  )
}

function modelledMarket(form: NpvForm): Market {
  const { baseDate } = form
  const isCalibrated = isListed(form) && !hasTypedAmounts(form.sales)
  return {
    marketSize: form.marketSize,
    growth: percentToFraction(form.growth),
    annualCostPerPatient: form.annualCostPerPatient,
    referenceAnnualCost: form.referenceAnnualCost,
    patientPool: percentToFraction(form.patientPool),
    peakShare: percentToFraction(form.peakShare),
    uptake: { type: 'empirical', peakYear: form.peakYear },
    currentSales: isCalibrated ? form.currentSales : null,
    priceEvents: (form.priceEvents ?? []).map(({ date, factor }) => ({
      at: yearFrac(baseDate, date),
      factor: percentToFraction(factor),
    })),
  }
}

export const isListed = ({ baseDate, launchDate }: Pick<NpvForm, 'baseDate' | 'launchDate'>) =>
  launchDate <= baseDate

function valuationOf(form: NpvForm, market: Market): Valuation {
  return {
    baseDate: form.baseDate,
    currency: form.currency,
    discountRate: percentToFraction(form.wacc),
    discounting: 'mid',
    modalityClass: form.retention === 'biologic' ? 'biologic' : 'small_molecule',
    taxRate: percentToFraction(form.tax ?? 0),
    indications: [
      {
        id: form.product?.id ?? 'product',
        ...developmentOf(form),
        market,
        cogsPct: percentToFraction(form.cogs),
        sgaPct: percentToFraction(form.sga),
        exclusivity: exclusivityOf(form),
      },
    ],
  }
}

function developmentOf(form: NpvForm): Pick<Indication, 'stages' | 'launchTime'> {
  const launchTime = yearFrac(form.baseDate, form.launchDate)
  if (isListed(form)) return { stages: [], launchTime }
  const duration = Math.max(launchTime - DEFAULTS.launchLag, launchTime / 2)
  const pos = percentToFraction(form.probability ?? 100)
  return {
    stages: [{ stage: 'applying', start: 0, duration, cost: form.remainingCost ?? 0, pos }],
    launchTime,
  }
}

function exclusivityOf(form: NpvForm): Indication['exclusivity'] {
  if (form.retention === 'generic' || form.lossOfExclusivity === undefined)
    return { dataExclusivityYears: 0, ...GENERIC }
  return { patentExpiry: yearFrac(form.baseDate, form.lossOfExclusivity), tailYears: DEFAULT_TAIL_YEARS }
}
