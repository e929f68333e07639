import { stageName } from '@/features/valuation/reports/model/valuationNames'
import { formula, header, number, priceFormat, text, title } from '../../../../platform/xlsx/cells'
import { columnLetter, type Sheet } from '../../../../platform/xlsx/sheet'
import { unitHeader } from '../ledger'
import { expectedOutlayIn, outlayCells, outlayIn, type OutlayInput } from './costs'
import { createSheetBuilder } from './sheetBuilder'
import {
  factorsOf,
  hasOwnRates,
  minOf,
  leadMarketsIn,
  maxOf,
  rndFactorsOf,
  yearHeader,
  type MarketPart,
  type Part,
  type ModelData,
} from './modelData'

/** Columns before the first period: name, spacer, value before the base date. */
const FIRST_PERIOD_COLUMN = 3

/** Reference to a row in the column of a period, for formulas of the ledgers. */
type Row = (column: string) => string

export interface BuiltMarket {
  part: MarketPart
  success: Row
  expected: Row
  /** Range of a row over periods `from` to the last but `less`. */
  range: (ledgerCase: 'success' | 'expected', from?: number, less?: number) => string
  /** Same for its discount factors; null if one rate applies to everything. */
  factors: ((from?: number, less?: number) => string) | null
}

/** Rows used by the ledgers, including costs before probability. */
export interface Built {
  markets: readonly BuiltMarket[]
  stages: readonly { cells: string; spent: Row }[]
  launch: Row
  launchExpected: Row
  /** Range of the discount factors of R&D; null if one rate applies to everything. */
  rndFactors: string | null
  outlays: readonly { row: OutlayInput['row']; success: Row; expected: Row }[]
}

/**
 * Sales and costs by period, one block per indication and market: patients, price, duration and level of sales, and the
 * costs of development and launch.
 */
export function buildSheet(subject: ModelData): { sheet: Sheet; built: Built[] } {
  const { report, texts, own, parts, periods, amount } = subject
  const { t } = texts
  const page = createSheetBuilder(own.sheets.build, subject.names)
  const columns = Array.from({ length: periods }, (_, k) => columnLetter(FIRST_PERIOD_COLUMN + k))
  const before = columnLetter(FIRST_PERIOD_COLUMN - 1)

  page.add(unitHeader(), header(''), header(own.atBase, 'right'), ...columns.map((_, k) => yearHeader(k)))
  const starts = page.add(
    text(own.periodStart),
    null,
    number(-1, '0'),
    ...columns.map((_, k) => number(k, '0')),
  )
  const built = parts.map((part) => block(part))
  return {
    sheet: page.done({
      widths: [38, 2, 8, ...columns.map(() => 10)],
      frozenRows: 2,
      frozenColumns: 1,
      printArea: `A1:${columnLetter(FIRST_PERIOD_COLUMN + subject.content.periods - 1)}${page.next() - 1}`,
    }),
    built,
  }

  function start(column: string): string {
    return `${column}$${starts}`
  }

  function line(label: string, of: Row, format = amount, atBase?: (column: string) => string): Row {
    const row = page.add(
      text(label),
      null,
      atBase ? formula(atBase(before), format) : null,
      ...columns.map((column) => formula(of(column), format)),
    )
    return (column) => `${column}${row}`
  }

  function market({ key, isLead, hasRegions }: Part, marketPart: MarketPart): BuiltMarket {
    const { key: marketKey } = marketPart
    if (hasRegions) page.add(title(marketPart.name))
    const patients = line(
      own.patients,
      (c) =>
        `case_size_${marketKey}/reference_${marketKey}*(1+case_growth_${marketKey})^MIN(${start(c)}+0.5,growth_years_${key})`,
      '#,##0',
    )
    const treated = line(
      own.treated,
      (c) => `${patients(c)}*case_pool_${key}*case_share_${marketKey}`,
      '#,##0',
    )
    const price = line(
      own.price,
      (c) => `case_price_${marketKey}*(1+price_growth_${marketKey})^(${start(c)}+0.5)*combo_${key}`,
      priceFormat(report.currency),
    )
    const potential = line(own.potentialSales, (c) => `${treated(c)}*${price(c)}/unit`)

    // Sales are piecewise linear: cumulative sales up to a time are those up to its piece plus the rest.
    const years = '0.0000'
    const upTo = (time: (c: string) => string) => (c: string) => {
      const piece = `MATCH(${time(c)},case_cuts_${marketKey},1)`
      return `INDEX(case_sold_${marketKey},${piece})+(${time(c)}-INDEX(case_cuts_${marketKey},${piece}))*INDEX(case_levels_${marketKey},${piece})`
    }
    const ends = (c: string) => `(${start(c)}+1)`
    const sold = line(own.soldEnd, upTo(ends), years, upTo(ends))
    const previous = (c: string) => columns[columns.indexOf(c) - 1] ?? before
    const full = line(own.fullYears, (c) => `${sold(c)}-${sold(previous(c))}`, years)

    let overlapYears: Row | null = null
    const leadMarkets = isLead ? [] : leadMarketsIn(parts[0]!, marketPart.own?.region)
    if (leadMarkets.length > 0) {
      const from = minOf(leadMarkets.map((each) => `case_launch_${each.key}`))
      const to = maxOf(leadMarkets.map((each) => `case_end_${each.key}`))
      const clampToLead = (c: string) => `MIN(MAX(${ends(c)},${from}),${to})`
      const soldWithLead = line(own.besideEnd, upTo(clampToLead), years, upTo(clampToLead))
      overlapYears = line(own.besideYears, (c) => `${soldWithLead(c)}-${soldWithLead(previous(c))}`, years)
    }
    const less = (c: string, given = '') => (overlapYears ? `-overlap_${key}${given}*${overlapYears(c)}` : '')
    const success = line(own.salesSuccess, (c) => `${potential(c)}*(${full(c)}${less(c)})*case_scale_${key}`)
    const expected = line(
      own.salesExpected,
      (c) =>
        `case_loa_${marketKey}*${potential(c)}*(${full(c)}${less(c, `*case_given_${marketKey}`)})*case_scale_${key}`,
    )
    const rows = { success, expected }
    return {
      part: marketPart,
      success: qualified(success),
      expected: qualified(expected),
      range: (ledgerCase, from, less) => rangeOf(rows[ledgerCase], from, less),
      factors: factorRow(factorsOf(marketPart)),
    }
  }

  function rangeOf(row: Row, from = 0, less = 0): string {
    return page.from(`${row(columns[from]!)}:${row(columns[periods - 1 - less]!)}`)
  }

  /** Row of discount factors for the present values of the ledgers, if rates differ. */
  function factorRow(list: string): BuiltMarket['factors'] {
    if (!hasOwnRates(subject)) return null
    const row = line(t('valuation:ledger.discountFactor'), (c) => `INDEX(${list},${start(c)}+1)`, '0.000000')
    return (from, less) => rangeOf(row, from, less)
  }

  function block(part: Part): Built {
    const { key, name, hasRegions } = part
    page.add()
    if (!hasRegions) page.add(title(name))
    const markets = part.markets.map((each) => market(part, each))
    if (hasRegions) {
      page.add()
      page.add(title(name))
    }
    const stages = part.stages
      .filter(({ isShared }) => !isShared)
      .map(({ stage, cells }) => {
        const [from, to] = [`MAX(case_start_${cells},0)`, `case_end_${cells}`]
        const spent = line(own.cost(stageName(t, stage)), (c) => {
          const overlap = `MAX(0,MIN(${to},${start(c)}+1)-MAX(${from},${start(c)}))`
          const lumpSum = `IF(INT(${from})=${start(c)},case_cost_${cells},0)`
          return `IF(${to}<=${from},${lumpSum},case_cost_${cells}*${overlap}/(${to}-${from}))/unit`
        })
        return { cells, spent: qualified(spent) }
      })
    const launch = line(own.launchSpend, (c) => {
      const at = `case_launch_${key}`
      const overlap = `MAX(0,MIN(${at},${start(c)}+1)-MAX(${at}-1,0,${start(c)}))`
      return `IF(${at}>0,launch_cost_${key}*driver_rndCost*${overlap},0)/unit`
    })
    // Spending stops with a failure: each part is weighted with the results known by then.
    const launchExpected = line(own.launchExpected, (c) => {
      const at = `case_launch_${key}`
      const paid = part.stages.map(({ stage, cells }, index) => {
        const since = part.stages[index - 1]
        const from = [`${at}-1`, '0', start(c), ...(since ? [`case_end_${since.cells}`] : [])].join(',')
        const years = `MAX(0,MIN(${at},case_end_${cells},${start(c)}+1)-MAX(${from}))`
        return `${years}*case_reach_${key}_${stage}`
      })
      const last = part.stages.at(-1)
      const approved = [`${at}-1`, '0', start(c), ...(last ? [`case_end_${last.cells}`] : [])].join(',')
      paid.push(`MAX(0,MIN(${at},${start(c)}+1)-MAX(${approved}))*case_loa_${key}`)
      return `IF(${at}>0,launch_cost_${key}*driver_rndCost*(${paid.join('+')}),0)/unit`
    })
    const results = part.stages.map(({ stage, cells }) => ({
      end: `case_end_${cells}`,
      reach: `case_reach_${key}_${stage}`,
    }))
    const outlays = (part.input.outlays ?? []).map(({ row }, index) => {
      const cells = outlayCells(key, index)
      const name = t('valuationForm:outlay.numbered', { number: index + 1 })
      const success = line(name, (c) => `driver_rndCost*${outlayIn(cells, cells.start, start(c))}/unit`)
      const expected = line(
        `${name} · ${t('valuation:case.expected')}`,
        (c) =>
          `driver_rndCost*${expectedOutlayIn(cells, cells.start, start(c), results, `case_loa_${key}`)}/unit`,
      )
      return { row, success: qualified(success), expected: qualified(expected) }
    })
    return {
      markets,
      rndFactors: factorRow(rndFactorsOf(subject))?.() ?? null,
      stages,
      launch: qualified(launch),
      launchExpected: qualified(launchExpected),
      outlays,
    }
  }

  function qualified(row: Row): Row {
    return (column) => page.from(row(column))
  }
}
