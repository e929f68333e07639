import { toValuation } from '@/features/valuation/form/model/toValuation'
import { regionName } from '@/features/valuation/form/model/regionTexts'
import { indicationNameOf } from '@/features/valuation/reports/model/valuationNames'
import type {
  Exclusivity,
  Indication,
  PriceEvent,
  RegionInput,
  RegionName,
  SalesForce,
  Stage,
  Uptake,
  Valuation,
} from '@/features/valuation/engine'
import { MODEL_TEXTS } from '../../common/modelTexts'
import type { CompleteReport } from '../../common/complete'
import type { Texts } from '../../common/texts'
import { amountFormat, formula, FORMATS, headerCell, moneyFormat } from '../../../../platform/xlsx/cells'
import type { Area } from '../../../../platform/xlsx/sheet'

export const DAYS_PER_YEAR = 365.25

/** Extra periods, because a changed input may extend the valuation beyond the report's last period. */
const SPARE_PERIODS = 10

export interface MarketPart {
  /** Suffix of its cells' names; the indication's key for the full market. */
  key: string
  /** The region's own inputs; null for the full market. */
  own: RegionInput | null
  /** Title of its blocks; empty for the full market. */
  name: string
  exclusivity: Exclusivity
  /** True when patent and data exclusivity are those of the indication. */
  hasSharedTerms: boolean
  priceEvents: readonly PriceEvent[]
  /** True when data exclusivity protects only part of the sales. */
  isRegional: boolean
  tax: string
  /** Suffix of the names of its margins and of its uptake: its own key, or that of the indication. */
  costsKey: string
  uptakeKey: string
  uptake: Uptake
  /** Name of its discount rate. */
  rate: string
  force: SalesForce | null
  /** Use of earlier losses against tax; null without relief. */
  relief: { limit: number; years: number } | null
}

export interface Part {
  key: string
  name: string
  input: Indication
  isLead: boolean
  /** All remaining stages; a shared one refers to the lead's cells. */
  stages: readonly (Stage & { isShared: boolean; cells: string })[]
  markets: readonly MarketPart[]
  hasRegions: boolean
}

export interface ModelData extends CompleteReport {
  texts: Texts
  own: (typeof MODEL_TEXTS)['en']
  valuation: Valuation
  parts: readonly Part[]
  periods: number
  /** Format of amounts in the currency itself: inputs, prices and the sheet of cases. */
  money: string
  /** Format of amounts in the unit that the user selects. */
  amount: string
  names: Map<string, Area>
}

/** The engine treats null as missing. */
export const isGiven = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined

/** A region's own patent or data exclusivity replaces both; other terms default to the indication's. */
function protectionOf({ exclusivity: general }: Indication, own: RegionInput | null) {
  const its = own?.exclusivity
  const hasSharedTerms = !isGiven(its?.patentExpiry) && !isGiven(its?.dataExclusivityYears)
  const terms = hasSharedTerms ? general : its
  return {
    exclusivity: {
      ...terms,
      retention: its?.retention ?? general.retention,
      tailYears: its?.tailYears ?? general.tailYears,
    },
    hasSharedTerms,
    isRegional: (terms.dataExclusivityShare ?? 1) < 1,
  }
}

/** Sentinel for losses that never lapse. */
const UNLIMITED_YEARS = 1000

function reliefOf(general: Valuation['lossRelief'], own: RegionInput['lossRelief']): MarketPart['relief'] {
  if (!general && !own) return null
  return {
    limit: own?.limit ?? general?.limit ?? 1,
    years: own?.years ?? general?.years ?? UNLIMITED_YEARS,
  }
}

function marketsOf(
  key: string,
  name: string,
  input: Indication,
  { lossRelief }: Valuation,
  { t }: Texts,
): MarketPart[] {
  const regions = input.regions?.length ? input.regions : [null]
  return regions.map((own) => {
    const marketKey = own ? `${key}_${own.region}` : key
    const hasOwnCosts = [own?.cogsPct, own?.sgaPct, own?.royaltyPct].some(isGiven)
    return {
      key: marketKey,
      own,
      name: own ? `${name} · ${regionName(t, own.region)}` : '',
      priceEvents: own?.priceEvents ?? input.market.priceEvents ?? [],
      tax: own ? `tax_${key}_${own.region}` : 'tax',
      costsKey: hasOwnCosts ? marketKey : key,
      uptakeKey: own?.uptake ? marketKey : key,
      uptake: own?.uptake ?? input.market.uptake ?? {},
      rate: isGiven(own?.discountRate) ? `rate_${marketKey}` : 'wacc',
      force: own?.salesForce ?? input.salesForce ?? null,
      relief: reliefOf(lossRelief, own?.lossRelief),
      ...protectionOf(input, own),
    }
  })
}

/** True when the tax of a market depends on the amounts of each period, not only on its margin. */
export const isTaxedByPeriod = ({ relief, force }: MarketPart): boolean => relief !== null || force !== null

/** True when R&D or a region is discounted at a rate of its own. */
export const hasOwnRates = ({ valuation, parts }: ModelData): boolean =>
  isGiven(valuation.rndRate) || parts.some(({ markets }) => markets.some(({ rate }) => rate !== 'wacc'))

/** Name of the discount factors of a market, and of those of R&D. */
export const factorsOf = ({ key, rate }: MarketPart) =>
  rate === 'wacc' ? 'case_factors' : `case_factors_${key}`
export const rndFactorsOf = ({ valuation }: ModelData) =>
  isGiven(valuation.rndRate) ? 'case_factors_rnd' : 'case_factors'

export const hasRelief = ({ parts }: ModelData): boolean =>
  parts.some(({ markets }) => markets.some(({ relief }) => relief))

/** True when a market uses the indication's value; otherwise the input would have no effect and is left out. */
export const isInherited = ({ markets }: Part, of: (own: RegionInput) => unknown): boolean =>
  markets.some(({ own }) => !own || (of(own) ?? null) === null)

/** Markets of the lead with the same patients; all of them if either side has no regions. */
export const leadMarketsIn = (lead: Part, region: RegionName | undefined): readonly MarketPart[] =>
  lead.hasRegions && region ? lead.markets.filter(({ own }) => own?.region === region) : lead.markets

/** Peak share before the head-to-head factor: entered, or derived from the order of entry. */
export const shareBefore = ({ key, input }: Part): string =>
  isGiven(input.market.peakShare)
    ? `share_${key}`
    : `class_${key}*INDEX(weights,orderOfEntry_${key})/INDEX(weight_sums,entrants_${key})`

/** Minimum or maximum of cells; a single cell is returned unchanged. */
export const minOf = (cells: readonly string[]) =>
  cells.length === 1 ? cells[0]! : `MIN(${cells.join(',')})`
export const maxOf = (cells: readonly string[]) =>
  cells.length === 1 ? cells[0]! : `MAX(${cells.join(',')})`

/** The calendar year of most of a period; it follows the base date. */
export const yearCell = (k: number) =>
  formula(`YEAR(base_date+${(k + 0.5) * DAYS_PER_YEAR})`, FORMATS.year, { align: 'left' })
export const yearHeader = (k: number) => headerCell(yearCell(k))

export function modelDataOf(complete: CompleteReport, texts: Texts): ModelData {
  const { report, content } = complete
  const { valuation } = toValuation(report.form, report.createTime.slice(0, 10))
  const [lead] = valuation.indications
  return {
    ...complete,
    texts,
    own: MODEL_TEXTS[texts.language],
    valuation,
    parts: valuation.indications.map((input, index): Part => {
      const key = String(index + 1)
      const isShared = ({ stage }: Stage) =>
        input !== lead &&
        (input.sharedStages?.includes(stage) ?? false) &&
        lead!.stages.some((each) => each.stage === stage)
      const name = indicationNameOf(content, input.id, texts.language)
      return {
        key,
        name,
        input,
        isLead: index === 0,
        stages: input.stages.map((each) => {
          const shared = isShared(each)
          return { ...each, isShared: shared, cells: `${shared ? '1' : key}_${each.stage}` }
        }),
        markets: marketsOf(key, name, input, valuation, texts),
        hasRegions: Boolean(input.regions?.length),
      }
    }),
    periods: content.periods + SPARE_PERIODS,
    money: moneyFormat(report.currency),
    amount: amountFormat(texts.language),
    names: new Map(),
  }
}

export function assumptionOf({ content }: ModelData, field: string, part?: Part, stage?: string) {
  return content.assumptions.find(
    (each) =>
      each.field === field &&
      (!each.indication || !part || each.indication === part.input.id) &&
      (each.stage ?? undefined) === stage,
  )
}
