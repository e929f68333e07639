import { DRIVERS, LEDGER_ROWS, SCENARIOS, type Driver } from '@/features/valuation/engine'
import { keysOf, scenarioName } from '@/features/valuation/reports/model/valuationNames'
import { dayNumber } from '@/shared/lib/dates'
import {
  EPOCH,
  formula,
  FORMATS,
  header,
  INPUT,
  number,
  text,
  title,
  type Cell,
} from '../../../../platform/xlsx/cells'
import type { Sheet } from '../../../../platform/xlsx/sheet'
import { driverFormat } from './cases'
import { unitHeader } from '../ledger'
import { createSheetBuilder } from './sheetBuilder'
import { isTaxedByPeriod, isGiven, type ModelData } from './modelData'

const RIGHT = { align: 'right' } as const
const BOLD = { fontWeight: 'bold' } as const

export function rnpvSheet(subject: ModelData): Sheet {
  const { texts, own, parts, valuation, money, amount, names } = subject
  const { t } = texts
  const page = createSheetBuilder(own.sheets.rnpv, names)
  const figure = (name: string, label: string, code: string, format?: string) => {
    const row = page.add(text(label), formula(code, format, RIGHT))
    page.name(name, `B${row}`)
  }

  page.add(unitHeader(), header(own.live, 'right'))
  page.add(text(own.scenario), formula('scenario', undefined, RIGHT))
  page.add(text(t('valuation:kpi.rnpv')), formula('rnpv', amount, BOLD))
  page.add(text(t('valuation:kpi.npvSuccess')), formula('npv_success', amount))
  figure('peak_sales', t('valuation:kpi.peakSales'), 'MAX(0,success_sales)', amount)
  const costs = parts.flatMap(({ stages }) =>
    stages.flatMap(({ cells, isShared }) => (isShared ? [] : [`case_cost_${cells}`])),
  )
  const hasOutlays = parts.some(({ input }) => input.outlays?.some(({ row }) => row === 'rnd'))
  figure(
    'remaining_rnd',
    t('valuation:kpi.remainingRnd'),
    hasOutlays ? 'SUM(success_rnd)' : `(${costs.join('+') || '0'})/unit`,
    amount,
  )
  if (isGiven(valuation.futureBudget))
    figure('budget_gap', t('valuation:kpi.budgetGap'), 'budget/unit-remaining_rnd', amount)
  const commercial = `(expected_pv_cf+expected_pv_rnd+expected_pv_launch)`
  const spending = `(expected_pv_rnd+expected_pv_launch)`
  const isLinear = !parts.some(({ markets }) => markets.some(isTaxedByPeriod))
  const orNone = (condition: string, code: string) => `IF(${condition},${code},"${NO_VALUE}")`
  figure('index', t('valuation:kpi.pi'), orNone(`${spending}>0`, `${commercial}/${spending}`), '0.00')
  figure(
    'break_even',
    t('valuation:kpi.breakEven'),
    // With loss relief or a sales force the value is not linear in price.
    isLinear ? orNone(`${commercial}>0`, `${spending}/${commercial}`) : `"${NO_VALUE}"`,
    '0.0000',
  )
  if (isGiven(valuation.spentToDate)) {
    figure('value_to_spend', t('valuation:kpi.valueToSpend'), orNone('spent>0', 'rnpv*unit/spent'), '0.00')
    figure('required', own.required, 'spent*multiple/unit', amount)
    const verdict = `IF(rnpv>=required,"${t('valuation:verdict.meets')}","${t('valuation:verdict.misses')}")`
    figure('meets', t('valuation:kpi.rnpv'), orNone('required>0', verdict))
  }

  page.add()
  page.add(
    header(t('valuation:column.indication')),
    ...parts.map(({ name }) => header(name, 'right')),
    header(t('valuation:column.total'), 'right'),
  )
  const each = (label: string, code: (key: string) => string, format: string) =>
    page.add(text(label), ...parts.map(({ key }) => formula(code(key), format)))
  each(t('valuation:kpi.loa'), (key) => `case_loa_${key}`, '0.00%')
  each(t('valuation:event.launch'), (key) => `base_date+case_launch_${key}*365.25`, FORMATS.day)
  each(t('valuation:driver.loe'), (key) => `base_date+case_loss_${key}*365.25`, FORMATS.day)
  page.add(
    text(own.breakEvenPrice),
    // With regions there is no single price.
    ...parts.map(({ key, hasRegions }) =>
      hasRegions || !isLinear
        ? text(NO_VALUE, RIGHT)
        : formula(orNone(`${commercial}>0`, `break_even*case_price_${key}`), money, RIGHT),
    ),
  )
  page.add()
  page.add(title(t('valuation:column.pv')))
  for (const row of [...LEDGER_ROWS, 'cf'] as const)
    page.add(
      text(t(`valuation:ledger.${row}`)),
      ...parts.map(({ key }) => formula(`expected_pv_${row}_${key}`, amount)),
      formula(`expected_pv_${row}`, amount, row === 'cf' ? BOLD : {}),
    )
  return page.done({ widths: [46, ...parts.map(() => 22), 22], frozenRows: 1, frozenColumns: 1 })
}

const NO_VALUE = '—'

export function sensitivitySheet(subject: ModelData): Sheet {
  const { texts, own, content, amount, names } = subject
  const { t } = texts
  const reportedIn = (value: number) => formula(`${value}/unit`, amount)
  const page = createSheetBuilder(own.sheets.sensitivity, names)
  page.add(
    header(t('valuation:column.driver')),
    header(own.low, 'right'),
    header(own.high, 'right'),
    header(own.rnpvLow, 'right'),
    header(own.rnpvHigh, 'right'),
    header(t('valuation:column.swing'), 'right'),
    header(own.reportLow, 'right'),
    header(own.reportHigh, 'right'),
  )
  const known = keysOf(DRIVERS)
  const bars = content.tornado.filter(({ key }) => known.includes(key as Driver))
  for (const { key, low, high } of bars) {
    const driver = key as Driver
    const row = page.next()
    const format = driverFormat(driver)
    page.add(
      text(t(`valuation:driver.${driver}`)),
      number(DRIVERS[driver].low, format, INPUT),
      number(DRIVERS[driver].high, format, INPUT),
      formula(`rnpv_${driver}_low/unit`, amount),
      formula(`rnpv_${driver}_high/unit`, amount),
      formula(`ABS(E${row}-D${row})`, amount),
      reportedIn(low),
      reportedIn(high),
    )
    page.name(`low_${driver}`, `B${row}`)
    page.name(`high_${driver}`, `C${row}`)
    page.name(`report_low_${driver}`, `G${row}`)
    page.name(`report_high_${driver}`, `H${row}`)
  }
  page.add()
  page.add(text(own.tornadoNote))
  page.add()
  page.add(
    header(t('valuation:column.scenario')),
    header(t('valuation:column.weight'), 'right'),
    header(t('valuation:kpi.rnpv'), 'right'),
    header(own.report, 'right'),
  )
  const first = page.next()
  for (const { name, weight } of SCENARIOS) {
    const reported = content.scenarios.rows.find((each) => each.name === name)?.rnpv
    const row = page.add(
      text(scenarioName(t, name)),
      number(weight, '0%', INPUT),
      formula(`rnpv_${name}/unit`, amount),
      reportedIn(reported ?? 0),
    )
    page.name(`report_${name}`, `D${row}`)
  }
  const last = page.next() - 1
  page.add(
    text(own.weighted),
    formula(`SUM(B${first}:B${last})`, '0%'),
    formula(`SUMPRODUCT(B${first}:B${last},C${first}:C${last})/SUM(B${first}:B${last})`, amount, BOLD),
    reportedIn(content.scenarios.weighted),
  )
  page.name('rnpv_weighted', `C${last + 1}`)
  page.name('report_weighted', `D${last + 1}`)
  page.add(text(own.own), null, formula('rnpv_own/unit', amount))
  return page.done({ widths: [34, 14, 14, 16, 16, 16, 16, 16], frozenRows: 1, frozenColumns: 1 })
}

/** Checks that the workbook still reproduces the report and is consistent in itself. */
export function checksSheet(subject: ModelData): Sheet {
  const { texts, own, content, parts, report, amount, names, periods } = subject
  const { t } = texts
  const { summary } = content
  const page = createSheetBuilder(own.sheets.checks, names)
  const base = dayNumber(report.baseDate) + EPOCH

  page.add(
    unitHeader(),
    header(own.live, 'right'),
    header(own.report, 'right'),
    header(own.difference, 'right'),
    header(own.verdict),
  )
  const overall = page.next()
  // The overall formula refers to the rows below, so they are collected first.
  const compared: Cell[][] = []
  const compare = (label: string, code: string, reported: number | string, format = amount) => {
    const row = overall + 3 + compared.length
    compared.push([
      text(label),
      formula(code, format),
      typeof reported === 'string'
        ? formula(reported, format)
        : format === amount
          ? formula(`${reported}/unit`, format)
          : number(reported, format),
      formula(`ROUND(B${row}-C${row},6)`, format === FORMATS.day ? '0.000000' : format),
      formula(`IF(ABS(B${row}-C${row})<=0.000001*MAX(1,ABS(C${row})),"${own.agrees}","${own.differs}")`),
    ])
  }
  compare(t('valuation:kpi.rnpv'), 'rnpv', 'report_rnpv')
  compare(t('valuation:kpi.npvSuccess'), 'npv_success', summary.npvSuccess)
  compare(t('valuation:kpi.peakSales'), 'peak_sales', summary.peakSales)
  compare(t('valuation:kpi.remainingRnd'), 'remaining_rnd', summary.remainingRnd)
  for (const row of LEDGER_ROWS)
    compare(
      `${t('valuation:column.pv')} · ${t(`valuation:ledger.${row}`)}`,
      `expected_pv_${row}`,
      content.pv[row],
    )
  for (const [index, { key, name }] of parts.entries()) {
    const its = content.indications[index]!
    const days = (time: number) => base + time * 365.25
    compare(`${name} · ${t('valuation:kpi.rnpv')}`, `expected_pv_cf_${key}`, its.rnpv)
    compare(`${name} · ${t('valuation:kpi.loa')}`, `case_loa_${key}`, its.loa, '0.0000%')
    compare(
      `${name} · ${t('valuation:event.launch')}`,
      `base_date+case_launch_${key}*365.25`,
      days(its.launch),
      FORMATS.day,
    )
    compare(
      `${name} · ${t('valuation:driver.loe')}`,
      `base_date+case_loss_${key}*365.25`,
      days(its.loe),
      FORMATS.day,
    )
  }
  for (const { name } of SCENARIOS)
    compare(
      `${t('valuation:column.scenario')} · ${scenarioName(t, name)}`,
      `rnpv_${name}/unit`,
      `report_${name}`,
    )
  compare(own.weighted, 'rnpv_weighted', 'report_weighted')
  for (const { key } of content.tornado)
    for (const end of ['low', 'high'] as const)
      compare(
        `${t(`valuation:driver.${key as Driver}`)} · ${own[end]}`,
        `rnpv_${key}_${end}/unit`,
        `report_${end}_${key}`,
      )

  const [first, last] = [overall + 3, overall + 2 + compared.length]
  page.add(
    title(own.overall),
    null,
    null,
    null,
    formula(
      `IF(COUNTIF(E${first}:E${last},"${own.differs}")=0,"${own.agrees}","${own.differs}")`,
      undefined,
      BOLD,
    ),
  )
  page.name('agreement', `E${overall}`)
  page.add(text(own.why))
  page.add()
  for (const cells of compared) page.add(...cells)

  page.add()
  const checkFormula = (condition: string) => formula(`IF(${condition},"${own.fine}","${own.look}")`)
  const row = page.next()
  page.add(
    text(own.twoWays),
    formula('rnpv', amount),
    formula('case_rnpv/unit', amount),
    formula(`B${row}-C${row}`, amount),
    checkFormula(`ABS(B${row}-C${row})<=0.000001*MAX(1,ABS(C${row}))`),
  )
  const ends = parts.flatMap(({ key, stages }) => [
    `case_end_${key}`,
    ...stages.flatMap(({ isShared, cells }) => (isShared ? [] : [`case_end_${cells}`])),
  ])
  page.add(
    text(own.horizon),
    formula(`MAX(${ends.join(',')})`, '0.00'),
    number(periods, '0'),
    null,
    checkFormula(`B${page.next()}<=C${page.next()}`),
    text(own.horizonNote),
  )
  const inOrder = parts.flatMap(({ stages }) =>
    stages.slice(1).map(({ cells }, index) => {
      const before = stages[index]!.cells
      return `case_start_${cells}>=case_end_${before}-0.000001`
    }),
  )
  if (inOrder.length > 0)
    page.add(text(own.order), null, null, null, checkFormula(`AND(${inOrder.join(',')})`))
  return page.done({ widths: [52, 20, 20, 16, 16, 44], frozenRows: 1, frozenColumns: 1 })
}
