import { addYears } from '@/shared/lib/dates'
import { EMPTY_VALUE, formatMoney, formatPercent } from '@/shared/lib/money'
import type { ChartContext } from '../charts'
import type { ReportContent } from '../model/reportContent'
import { scenariosByRegion } from '../model/contributions'
import { regionName } from '../../form/model/regionTexts'
import { indicationName, indicationNameOf, scenarioName } from '../model/valuationNames'

type TextContext = Pick<ChartContext, 't' | 'language' | 'currency' | 'baseDate'>

interface RegionRows {
  columns: string[]
  isNumeric: boolean[]
  rows: string[][]
}

export interface RegionTable extends RegionRows {
  /** Explains the total of the contributions. */
  note: string
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const withoutRegions = ({ indications, regions }: ReportContent) =>
  indications.filter(({ id }) => !regions.some(({ indication }) => indication === id))

export const restName = (content: ReportContent, t: TextContext['t']): string =>
  t(withoutRegions(content).length === 0 ? 'valuation:regions.spent' : 'valuation:regions.rest')

function noteOf(content: ReportContent, total: number, context: TextContext): string {
  const { summary, pv } = content
  const { t, language, currency } = context
  const money = (amount: number) => formatMoney(amount, currency, language)
  const undivided = withoutRegions(content)
  const shared = { total: money(total), rnpv: money(summary.rnpv), costs: money(pv.rnd + pv.launch) }
  return undivided.length === 0
    ? t('valuation:regions.note', shared)
    : t('valuation:regions.noteRest', {
        ...shared,
        rest: money(summary.rnpv + pv.rnd + pv.launch - total),
        names: undivided.map((it) => indicationName(it, language)).join(t('valuation:listGap')),
      })
}

export function regionTable(content: ReportContent, context: TextContext): RegionTable {
  const { t, language, currency, baseDate } = context
  const { regions } = content
  const money = (amount: number) => formatMoney(amount, currency, language)
  const month = (time: number) => addYears(baseDate, time).slice(0, 7)
  const isOne = new Set(regions.map(({ indication }) => indication)).size === 1
  const total = sum(regions.map(({ pvContribution }) => pvContribution))
  // Parts of a sum that includes losses are not shares.
  const hasShares = total > 0 && regions.every(({ pvContribution }) => pvContribution >= 0)
  const share = (amount: number) => (hasShares ? formatPercent(amount / total) : EMPTY_VALUE)
  return {
    columns: [
      t('valuation:regions.region'),
      t('valuation:regions.loa'),
      t('valuation:regions.launch'),
      t('valuation:regions.loe'),
      t('valuation:kpi.peakSales'),
      t('valuation:regions.pvSales'),
      t('valuation:regions.contribution'),
      t('valuation:regions.share'),
    ],
    isNumeric: [false, true, false, false, true, true, true, true],
    rows: [
      ...regions.map((it) => [
        isOne
          ? regionName(t, it.region)
          : `${indicationNameOf(content, it.indication, language)} · ${regionName(t, it.region)}`,
        formatPercent(it.loa),
        month(it.launch),
        month(it.loe),
        money(it.peakSales),
        money(it.pvSales),
        money(it.pvContribution),
        share(it.pvContribution),
      ]),
      // Peaks of different years do not add up.
      [
        t('valuation:column.total'),
        '',
        '',
        '',
        '',
        money(sum(regions.map(({ pvSales }) => pvSales))),
        money(total),
        share(total),
      ],
    ],
    note: noteOf(content, total, context),
  }
}

/** Contribution of each region in each scenario, for screen and PDF; null without regions. */
export function scenarioRegionTable(content: ReportContent, context: TextContext): RegionRows | null {
  const { t, language, currency } = context
  const parts = scenariosByRegion(content)
  if (!parts) return null
  const { rows } = content.scenarios
  const money = (amounts: readonly (number | null)[]) =>
    amounts.map((amount) => formatMoney(amount, currency, language))
  return {
    columns: [t('valuation:regions.region'), ...rows.map(({ name }) => scenarioName(t, name))],
    isNumeric: [false, ...rows.map(() => true)],
    rows: [
      ...parts.regions.map(({ region, amounts }) => [regionName(t, region), ...money(amounts)]),
      [restName(content, t), ...money(parts.rest)],
      [t('valuation:kpi.rnpv'), ...money(rows.map(({ rnpv }) => rnpv))],
    ],
  }
}
