import { resolve, uptakeCurve, yearFrac, type Indication, type Market, type Valuation } from '../engine'
import { fullSalesYears, potential } from '../engine/method/sales'
import { TAIL_YEARS } from '../form/model/exclusivityInput'
import { DEFAULTS } from '../form/model/defaults'
import { percent } from '../form/model/percent'
import { hasTypedAmounts } from './applicable'
import { parseSales, SALES_YEARS } from './salesEntry'
import type { NpvForm } from './schema'

/**
 * The method for products on the market or about to be (section 10 of the method) as input of the engine.
 *
 * - Launched up to the base date: no stages, nothing to approve, and the uptake goes on from the years already on
 *   the market. Current sales scale the model to what is really sold.
 * - Launched later: one stage, the review of the application. It runs from the base date to approval, half a year
 *   before launch (or half-way, if launch is nearer), bears the remaining cost and succeeds with the probability
 *   given.
 *
 * Typed sales replace the uptake curve. The sales of year j after launch, divided by what a full share of the
 * patients would bring in that year (market growth, loss of exclusivity and price events included), are the share
 * of that year; a typed percentage is that part of the peak share; a blank year keeps the modelled curve. The
 * highest share (the last one, where several are equal) is the peak: it replaces the peak share, and the years up to it, relative to it, are the custom
 * uptake. So the modelled sales of every typed year up to the peak are exactly what was typed. After its peak year
 * the method keeps the share: typed years behind it are not used, and `unused` names them. Typed amounts say how
 * high sales are, so they take the place of the calibration to current sales.
 */
export function npvValuation(form: NpvForm): { valuation: Valuation; unused: number[] } {
  const typed = typedShares(form)
  if (!typed) return { valuation: valuationOf(form, modelledMarket(form)), unused: [] }
  const shares = typed.map(({ share }) => share)
  const peak = Math.max(...shares)
  if (peak === 0) return { valuation: valuationOf(form, modelledMarket(form)), unused: [] }
  // The last of several peaks, so that no year before it is lost.
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

/** Shares that differ by rounding alone. */
const isSame = (share: number, peak: number) => share >= peak * (1 - 1e-9)

/** Uptake relative to the peak, which ends it. */
const curveTo = (shares: readonly number[], peak: number) => [...shares.map((share) => share / peak), 1]

interface SalesError {
  /** 0 is the first year after launch. */
  year: number
  key: 'salesTooHigh' | 'salesAfterEnd'
  /** Money that can be sold at most in that year. */
  most: number
}

/** Price and share of a generic are its own here, so they do not decline by themselves. Years of sales from launch. */
const GENERIC = { retention: [1], tailYears: 15 }

/** Typed years that the model cannot bring: more than all patients, or after the last sale. */
export function salesErrors(form: NpvForm): SalesError[] {
  return (typedShares(form) ?? []).flatMap(({ share, most }, year): SalesError[] => {
    if (share <= 1) return []
    return [{ year, most, key: most === 0 ? 'salesAfterEnd' : 'salesTooHigh' }]
  })
}

/** Modelled sales of each year after launch, in money; null while the input cannot be computed. */
export function modelledSales(form: NpvForm): number[] | null {
  return salesByYear(npvValuation(form).valuation)
}

interface TypedYear {
  /** Of all patients reached, 0..1; infinite where nothing can be sold. */
  share: number
  /** Sales at a share of 1. */
  most: number
  isTyped: boolean
}

/** The share of patients in each year after launch; null when no year was typed. */
function typedShares(form: NpvForm): TypedYear[] | null {
  const entries = Array.from({ length: SALES_YEARS }, (_, year) => {
    const typed = form.sales?.[year]
    return typed === undefined ? null : parseSales(typed)
  })
  if (entries.every((entry) => entry === null)) return null
  const curve = uptakeCurve({ peakYear: form.peakYear })
  const peakShare = percent(form.peakShare)
  const full = { ...modelledMarket(form), peakShare: 1, uptake: { type: 'custom' as const, values: [1] } }
  const most = salesByYear(valuationOf(form, { ...full, currentSales: null })) ?? []
  return entries.map((entry, year) => {
    const whole = most[year] ?? 0
    const modelled = curve.ok ? curve.value[Math.min(year, curve.value.length - 1)]! : 1
    return { share: shareOf(entry, whole) ?? peakShare * modelled, most: whole, isTyped: entry !== null }
  })

  function shareOf(entry: (typeof entries)[number], whole: number) {
    if (entry === null) return null
    if (entry.kind === 'share') return peakShare * entry.share
    return entry.amount === 0 ? 0 : entry.amount / whole
  }
}

/** Success-case sales of the years after launch: those of the ledger where launch falls on a period's start. */
function salesByYear(valuation: Valuation): number[] | null {
  const resolved = resolve(valuation)
  const it = resolved.ok ? resolved.value.indications[0] : undefined
  const market = it?.markets[0]
  if (!market) return null
  const soldFrom = (time: number) => potential(it, market, time + 0.5) * fullSalesYears(it, market, time)
  return Array.from({ length: SALES_YEARS }, (_, year) => soldFrom(it.launch + year) * it.scale)
}

function modelledMarket(form: NpvForm): Market {
  const { baseDate } = form
  const isCalibrated = isListed(form) && !hasTypedAmounts(form.sales)
  return {
    marketSize: form.marketSize,
    growth: percent(form.growth),
    annualCostPerPatient: form.annualCostPerPatient,
    referenceAnnualCost: form.referenceAnnualCost,
    patientPool: percent(form.patientPool),
    peakShare: percent(form.peakShare),
    uptake: { type: 'empirical', peakYear: form.peakYear },
    currentSales: isCalibrated ? form.currentSales : null,
    priceEvents: (form.priceEvents ?? []).map(({ date, factor }) => ({
      at: yearFrac(baseDate, date),
      factor: percent(factor),
    })),
  }
}

/** On the market at the base date. */
export const isListed = ({ baseDate, launchDate }: Pick<NpvForm, 'baseDate' | 'launchDate'>) =>
  launchDate <= baseDate

function valuationOf(form: NpvForm, market: Market): Valuation {
  return {
    baseDate: form.baseDate,
    currency: form.currency,
    discountRate: percent(form.wacc),
    discounting: 'mid',
    modalityClass: form.retention === 'biologic' ? 'biologic' : 'small_molecule',
    taxRate: percent(form.tax ?? 0),
    indications: [
      {
        id: form.product?.id ?? 'product',
        ...developmentOf(form),
        market,
        cogsPct: percent(form.cogs),
        sgaPct: percent(form.sga),
        exclusivity: exclusivityOf(form),
      },
    ],
  }
}

function developmentOf(form: NpvForm): Pick<Indication, 'stages' | 'launchTime'> {
  const launchTime = yearFrac(form.baseDate, form.launchDate)
  if (isListed(form)) return { stages: [], launchTime }
  const duration = Math.max(launchTime - DEFAULTS.launchLag, launchTime / 2)
  const pos = percent(form.probability ?? 100)
  return {
    stages: [{ stage: 'applying', start: 0, duration, cost: form.remainingCost ?? 0, pos }],
    launchTime,
  }
}

function exclusivityOf(form: NpvForm): Indication['exclusivity'] {
  if (form.retention === 'generic' || form.lossOfExclusivity === undefined)
    return { dataExclusivityYears: 0, ...GENERIC }
  return { patentExpiry: yearFrac(form.baseDate, form.lossOfExclusivity), tailYears: TAIL_YEARS }
}
