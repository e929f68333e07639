import { stageName } from '@/features/valuation/reports/model/text'
import { formula, header, number, text, title } from '../../../../platform/xlsx/cells'
import type { Sheet } from '../../../../platform/xlsx/sheet'
import { letter, openPage } from './page'
import { least, leadMarketsIn, most, type MarketPart, type Part, type Subject } from './subject'

/** Columns before the first period: name, nothing, what was before the base date. */
const FIRST = 3

/** A row of the sheet as formulas of the ledgers call it, in the column of the same period. */
type Row = (column: string) => string

/** Sales of a market. */
export interface BuiltMarket {
  part: MarketPart
  success: Row
  expected: Row
}

/** What the ledgers take from here, unrisked costs included. */
export interface Built {
  markets: readonly BuiltMarket[]
  /** Remaining cost of each stage that the indication pays for. */
  stages: readonly { cells: string; spent: Row }[]
  launch: Row
}

/**
 * Sales and costs by period, one block per indication and market: patients, price, how long sales are at which level, and
 * what development and launch cost.
 */
export function buildSheet(subject: Subject): { sheet: Sheet; built: Built[] } {
  const { texts, report, own, parts, periods, money } = subject
  const { t } = texts
  const page = openPage(own.sheets.build, subject.names)
  const columns = Array.from({ length: periods }, (_, k) => letter(FIRST + k))
  const before = letter(FIRST - 1)

  page.add(
    header(report.currency),
    header(''),
    header(own.atBase, 'right'),
    ...columns.map((_, k) => header(texts.own.period(k + 1), 'right')),
  )
  const starts = page.add(
    text(own.periodStart),
    null,
    number(-1, '0'),
    ...columns.map((_, k) => number(k, '0')),
  )
  const built = parts.map((part) => block(part))
  return {
    sheet: page.done({ widths: [44, 4, 16, ...columns.map(() => 18)], frozenRows: 2, frozenColumns: 1 }),
    built,
  }

  function start(column: string): string {
    return `${column}$${starts}`
  }

  function line(label: string, of: Row, format = money, atBase?: (column: string) => string): Row {
    const row = page.add(
      text(label),
      null,
      atBase ? formula(atBase(before), format) : null,
      ...columns.map((column) => formula(of(column), format)),
    )
    return (column) => `${column}${row}`
  }

  function market({ key, isLead, hasRegions }: Part, its: MarketPart): BuiltMarket {
    const { key: here } = its
    if (hasRegions) page.add(title(its.name))
    const patients = line(
      own.patients,
      (c) =>
        `case_size_${here}/reference_${here}*(1+case_growth_${here})^MIN(${start(c)}+0.5,growth_years_${key})`,
      '#,##0',
    )
    const treated = line(own.treated, (c) => `${patients(c)}*case_pool_${key}*case_share_${here}`, '#,##0')
    const price = line(
      own.price,
      (c) => `case_price_${here}*(1+price_growth_${here})^(${start(c)}+0.5)*combo_${key}`,
    )
    const potential = line(own.potentialSales, (c) => `${treated(c)}*${price(c)}`)

    // Sales rise in straight pieces: what was sold up to a time is what was sold up to its piece, and the rest.
    const years = '0.0000'
    const upTo = (time: (c: string) => string) => (c: string) => {
      const piece = `MATCH(${time(c)},case_cuts_${here},1)`
      return `INDEX(case_sold_${here},${piece})+(${time(c)}-INDEX(case_cuts_${here},${piece}))*INDEX(case_levels_${here},${piece})`
    }
    const ends = (c: string) => `(${start(c)}+1)`
    const sold = line(own.soldEnd, upTo(ends), years, upTo(ends))
    const previous = (c: string) => columns[columns.indexOf(c) - 1] ?? before
    const full = line(own.fullYears, (c) => `${sold(c)}-${sold(previous(c))}`, years)

    let cut: Row | null = null
    const met = isLead ? [] : leadMarketsIn(parts[0]!, its.own?.region)
    if (met.length > 0) {
      const from = least(met.map((each) => `case_launch_${each.key}`))
      const to = most(met.map((each) => `case_end_${each.key}`))
      const held = (c: string) => `MIN(MAX(${ends(c)},${from}),${to})`
      const beside = line(own.besideEnd, upTo(held), years, upTo(held))
      cut = line(own.besideYears, (c) => `${beside(c)}-${beside(previous(c))}`, years)
    }
    const less = (c: string, given = '') => (cut ? `-overlap_${key}${given}*${cut(c)}` : '')
    const success = line(own.salesSuccess, (c) => `${potential(c)}*(${full(c)}${less(c)})*case_scale_${key}`)
    const expected = line(
      own.salesExpected,
      (c) =>
        `case_loa_${here}*${potential(c)}*(${full(c)}${less(c, `*case_given_${here}`)})*case_scale_${key}`,
    )
    return { part: its, success: called(success), expected: called(expected) }
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
          const moment = `IF(INT(${from})=${start(c)},case_cost_${cells},0)`
          return `IF(${to}<=${from},${moment},case_cost_${cells}*${overlap}/(${to}-${from}))`
        })
        return { cells, spent: called(spent) }
      })
    const launch = line(own.launchSpend, (c) => {
      const at = `case_launch_${key}`
      const overlap = `MAX(0,MIN(${at},${start(c)}+1)-MAX(${at}-1,0,${start(c)}))`
      return `IF(${at}>0,launch_cost_${key}*driver_rndCost*${overlap},0)`
    })
    return { markets, stages, launch: called(launch) }
  }

  function called(row: Row): Row {
    return (column) => page.from(row(column))
  }
}
