import { toValuation } from '@/features/valuation/form/model/assumptions'
import { regionName } from '@/features/valuation/form/model/regionTexts'
import { indicationNameOf } from '@/features/valuation/reports/model/text'
import type {
  Exclusivity,
  Indication,
  PriceEvent,
  RegionInput,
  RegionName,
  Stage,
  Valuation,
} from '@/features/valuation/engine'
import { MODEL_TEXTS } from '../../common/modelTexts'
import type { Complete } from '../../common/complete'
import type { Texts } from '../../common/texts'
import { moneyFormat } from '../../../../platform/xlsx/cells'
import type { Area } from '../../../../platform/xlsx/sheet'

/** Columns beyond the report's last period, for what a changed input moves there. */
const SPARE_PERIODS = 10

/** A market as the sheets write it: the whole one of an indication, or that of a region. */
export interface MarketPart {
  /** Its cells' names end in it; that of the whole market is the indication's. */
  key: string
  /** What the region has of its own; null for the whole market. */
  own: RegionInput | null
  /** What its blocks are called; empty for the whole market. */
  name: string
  exclusivity: Exclusivity
  /** Whether patent and data exclusivity are those of the indication. */
  hasSharedTerms: boolean
  priceEvents: readonly PriceEvent[]
  /** Whether data exclusivity protects a part of sales alone. */
  isRegional: boolean
  /** The cell of its tax rate. */
  tax: string
  /** How losses of earlier years reduce its tax; null where they do not. */
  relief: { limit: number; years: number } | null
}

/** An indication as the sheets write it; its cells' names end in its key. */
export interface Part {
  key: string
  name: string
  input: Indication
  isLead: boolean
  /** Every stage ahead, the lead's own where it is shared. */
  stages: readonly (Stage & { isShared: boolean; cells: string })[]
  /** One, or one for each region. */
  markets: readonly MarketPart[]
  hasRegions: boolean
}

/** What the sheets that compute are written from. */
export interface Subject extends Complete {
  texts: Texts
  own: (typeof MODEL_TEXTS)['en']
  valuation: Valuation
  parts: readonly Part[]
  /** Periods of the sheets: the report's, and some to spare. */
  periods: number
  money: string
  names: Map<string, Area>
}

/** Whether an input is there at all; the engine counts null as absent. */
export const isGiven = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined

/** A patent or data exclusivity of the region stands for both; the rest is the indication's unless given. */
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

/** Years of a loss that never lapses. */
const WITHOUT_END = 1000

function reliefOf(general: Valuation['lossRelief'], own: RegionInput['lossRelief']): MarketPart['relief'] {
  if (!general && !own) return null
  return {
    limit: own?.limit ?? general?.limit ?? 1,
    years: own?.years ?? general?.years ?? WITHOUT_END,
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
  return regions.map((own) => ({
    key: own ? `${key}_${own.region}` : key,
    own,
    name: own ? `${name} · ${regionName(t, own.region)}` : '',
    priceEvents: own?.priceEvents ?? input.market.priceEvents ?? [],
    tax: own ? `tax_${key}_${own.region}` : 'tax',
    relief: reliefOf(lossRelief, own?.lossRelief),
    ...protectionOf(input, own),
  }))
}

/** Whether losses reduce tax anywhere. */
export const hasRelief = ({ parts }: Subject): boolean =>
  parts.some(({ markets }) => markets.some(({ relief }) => relief))

/** Whether a market takes a value from the indication: what no market takes would be an input that moves nothing. */
export const isTaken = ({ markets }: Part, of: (own: RegionInput) => unknown): boolean =>
  markets.some(({ own }) => !own || (of(own) ?? null) === null)

/** Markets of the lead in which patients of a region are counted already; all where one of the two has no regions. */
export const leadMarketsIn = (lead: Part, region: RegionName | undefined): readonly MarketPart[] =>
  lead.hasRegions && region ? lead.markets.filter(({ own }) => own?.region === region) : lead.markets

/** The share at the peak before the head-to-head factor: entered, or what the order of entry is worth. */
export const shareBefore = ({ key, input }: Part): string =>
  isGiven(input.market.peakShare)
    ? `share_${key}`
    : `class_${key}*INDEX(weights,orderOfEntry_${key})/INDEX(weight_sums,entrants_${key})`

/** The least, or the most, of cells; one of them is itself. */
export const least = (cells: readonly string[]) =>
  cells.length === 1 ? cells[0]! : `MIN(${cells.join(',')})`
export const most = (cells: readonly string[]) => (cells.length === 1 ? cells[0]! : `MAX(${cells.join(',')})`)

/** The engine's input of a report, ready to be written as cells. */
export function subjectOf(complete: Complete, texts: Texts): Subject {
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
    names: new Map(),
  }
}

/** Where the report says a value comes from. */
export function assumptionOf({ content }: Subject, field: string, part?: Part, stage?: string) {
  return content.assumptions.find(
    (each) =>
      each.field === field &&
      (!each.indication || !part || each.indication === part.input.id) &&
      (each.stage ?? undefined) === stage,
  )
}
