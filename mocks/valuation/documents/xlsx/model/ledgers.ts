import { LEDGER_ROWS, type LedgerRow } from '@/features/valuation/reports/model/reportContent'
import { formula, FORMATS, title, type Cell } from '../../../../platform/xlsx/cells'
import {
  LEDGER_HEIGHT,
  FIRST_PERIOD_COLUMN,
  ledgerBlock,
  ledgerSheet,
  ROW_NUMBERS,
  unitHeader,
} from '../ledger'
import { columnLetter, type Area, type Sheet } from '../../../../platform/xlsx/sheet'
import type { Built } from './build'
import { factorsOf, hasOwnRates, isTaxedByPeriod, yearHeader, type Part, type ModelData } from './modelData'

type LedgerCase = 'expected' | 'success'

export function ledgerOfCase(subject: ModelData, built: readonly Built[], caseName: LedgerCase): Sheet {
  const { content, texts, parts, periods, amount: money, names } = subject
  const { t } = texts
  const isExpected = caseName === 'expected'
  const ownRates = hasOwnRates(subject)
  const sheet = texts.own.sheets[caseName]
  const column = (k: number) => columnLetter(FIRST_PERIOD_COLUMN + k)
  const dayOf = (code: string) => formula(`INT(${code})`, FORMATS.day, { align: 'right' })
  /** First rows of the indications' ledgers; each has an empty row and a title above it. */
  const firstRows = parts.map((_, index) => ROW_NUMBERS.below + 2 + index * (LEDGER_HEIGHT + 2))
  const amount = (row: LedgerRow, k: number) => {
    const index = LEDGER_ROWS.indexOf(row)
    return formula(firstRows.map((first) => `${column(k)}${first + index}`).join('+'), money)
  }
  const result = ledgerSheet(
    {
      sheet,
      unit: unitHeader(),
      year: yearHeader,
      money,
      periods,
      firstDay: (k) => dayOf(`base_date+${k}*365.25`),
      lastDay: (k) => dayOf(`base_date+${k + 1}*365.25-1`),
      amount,
      present: ownRates
        ? (row) => formula(firstRows.map((first) => `C${first + LEDGER_ROWS.indexOf(row)}`).join('+'), money)
        : undefined,
      factor: (k) => formula(`INDEX(case_factors,${k + 1})`, '0.000000'),
      netName: t(isExpected ? 'valuation:kpi.rnpv' : 'valuation:kpi.npvSuccess'),
      reported: formula(`${isExpected ? content.summary.rnpv : content.summary.npvSuccess}/unit`, money),
      shown: content.periods,
      below: (factors) =>
        parts.flatMap((part, index): Cell[][] => {
          const first = firstRows[index]!
          const its = (row: LedgerRow, k: number) =>
            formula(amountOf(row, part, built[index]!, { first, k }), money)
          const present = ownRates
            ? (row: LedgerRow, cells: string) =>
                formula(presentValueOf(row, built[index]!, cells, factors), money)
            : undefined
          const rows = ledgerBlock(first, { periods, money, amount: its, present }, factors, texts)
          return [[], [title(part.name)], ...rows]
        }),
    },
    texts,
  )
  nameTotals()
  return result

  function amountOf(
    row: LedgerRow,
    { key, hasRegions }: Part,
    from: Built,
    { first, k }: { first: number; k: number },
  ): string {
    const columnName = column(k)
    const sold = `${columnName}${first}`
    const reach = (cells: string) => (isExpected ? `*case_reach_${cells}` : '')
    const markets = from.markets.map(({ part, ...sales }) => ({
      ...part,
      sold: hasRegions ? sales[caseName](columnName) : sold,
    }))
    const added = (each: (market: (typeof markets)[number]) => string) => markets.map(each).join('+')
    const listedTax = (of: string) =>
      `${isExpected ? `case_loa_${of}*` : ''}INDEX(${taxList(of)},${k + 1})/unit`
    const forceIn = (of: string) => `INDEX(case_force_${caseName}_${of},${k + 1})/unit`
    const shareOfSales = (rate: string) =>
      markets.every(({ costsKey }) => costsKey === key)
        ? `${sold}*${rate}_${key}`
        : added((it) => `${it.sold}*${rate}_${it.costsKey}`)
    const outlaysIn = (of: 'rnd' | 'launch') =>
      from.outlays.filter((each) => each.row === of).map((each) => each[caseName](columnName))
    // A product already on the market has its working capital at the start.
    const atLaunch = added((it) => `IF(case_launch_${it.key}<=0,${it.sold},0)`)
    const before = k > 0 ? `${column(k - 1)}${first}` : hasRegions ? `(${atLaunch})` : atLaunch
    const amounts: Record<LedgerRow, string> = {
      sales: from.markets.map((it) => it[caseName](columnName)).join('+'),
      cogs: shareOfSales('case_cogs'),
      sga: [shareOfSales('case_sga'), ...markets.flatMap((it) => (it.force ? [forceIn(it.key)] : []))].join(
        '+',
      ),
      royalty: shareOfSales('royalty'),
      tax: added((it) =>
        isTaxedByPeriod(it) ? listedTax(it.key) : `${it.tax}*MAX(0,${it.sold}*case_margin_${it.costsKey})`,
      ),
      nwc: `working_capital*(${sold}-${before})`,
      rnd:
        [
          ...from.stages.map(({ cells, spent }) => `${spent(columnName)}${reach(cells)}`),
          ...outlaysIn('rnd'),
        ].join('+') || '0',
      launch: [(isExpected ? from.launchExpected : from.launch)(columnName), ...outlaysIn('launch')].join(
        '+',
      ),
    }
    return amounts[row]
  }

  /** Without a lead in the market, expected sales given approval equal those of the success case. */
  function taxList(of: string) {
    return [`case_tax_${caseName}_${of}`, `case_tax_expected_${of}`].find((name) => names.has(name))!
  }

  /** Present value of a row of an indication whose cells have several rates. */
  function presentValueOf(row: LedgerRow, from: Built, cells: string, factors: string): string {
    if (row === 'rnd') return `SUMPRODUCT(${cells},${from.rndFactors!})`
    if (row === 'launch') return `SUMPRODUCT(${cells},${factors})`
    return from.markets
      .map(({ part, range, factors: rangeOfFactors }) => {
        const of = rangeOfFactors!
        const sales = `SUMPRODUCT(${range(caseName)},${of()})`
        const listed = (list: string) => `SUMPRODUCT(${list},${factorsOf(part)}_by_period)/unit`
        switch (row) {
          case 'sales':
            return sales
          case 'sga': {
            const force = part.force ? `+${listed(`case_force_${caseName}_${part.key}`)}` : ''
            return `case_sga_${part.costsKey}*${sales}${force}`
          }
          case 'tax':
            return isTaxedByPeriod(part)
              ? `${isExpected ? `case_loa_${part.key}*` : ''}${listed(taxList(part.key))}`
              : `${part.tax}*MAX(0,case_margin_${part.costsKey})*${sales}`
          case 'nwc': {
            const released = `SUMPRODUCT(${range(caseName, 0, 1)},${of(1)})`
            // A product already on the market has its working capital at the start.
            const atStart = `IF(case_launch_${part.key}<=0,${range(caseName, 0, periods - 1)}*${of(0, periods - 1)},0)`
            return `working_capital*(${sales}-${released}-${atStart})`
          }
          default:
            return `${row === 'cogs' ? 'case_cogs' : 'royalty'}_${part.costsKey}*${sales}`
        }
      })
      .join('+')
  }

  function nameTotals() {
    const add = (name: string, cells: string) => names.set(name, area(sheet, cells))
    const [from, to] = [column(0), column(periods - 1)]
    for (const [index, row] of [...LEDGER_ROWS, 'cf'].entries()) {
      add(`${caseName}_${row}`, `$${from}$${ROW_NUMBERS.first + index}:$${to}$${ROW_NUMBERS.first + index}`)
      add(`${caseName}_pv_${row}`, `$C$${ROW_NUMBERS.first + index}`)
      for (const [part, first] of firstRows.entries()) {
        const { key } = parts[part]!
        if (row === 'sales') add(`${caseName}_sales_${key}`, `$${from}$${first}:$${to}$${first}`)
        add(`${caseName}_pv_${row}_${key}`, `$C$${first + index}`)
      }
    }
    add(isExpected ? 'rnpv' : 'npv_success', `$B$${ROW_NUMBERS.net}`)
    if (isExpected) add('report_rnpv', `$B$${ROW_NUMBERS.reported}`)
  }
}

const area = (sheet: string, cells: string): Area => ({ sheet, cells })
