import { DRIVERS, SCENARIOS, type Driver, type DriverValues, type Uptake } from '@/features/valuation/engine'
import { BASS_AVERAGE, EMPIRICAL_UPTAKE } from '@/features/valuation/engine/method/methodTables'
import {
  YEAR_DRIVERS,
  keysOf,
  scenarioName,
  stageName,
} from '@/features/valuation/reports/model/valuationNames'
import { formula, header, INPUT, number, text, title, type Cell } from '../../../../platform/xlsx/cells'
import { columnLetter, quoted, type Sheet } from '../../../../platform/xlsx/sheet'
import {
  expectedYearsIn,
  outlayCells,
  outlayIn,
  outlayStart,
  outlayValue,
  yearsIn,
  type OutlayInput,
  type ResultCells,
} from './costs'
import { createSheetBuilder } from './sheetBuilder'
import {
  factorsOf,
  hasRelief,
  isGiven,
  isTaxedByPeriod,
  leadMarketsIn,
  minOf,
  maxOf,
  shareBefore,
  type MarketPart,
  type Part,
  type ModelData,
} from './modelData'

/** Columns before the first case: label, and number where a row has one. */
const FIRST_CASE_COLUMN = 2
const LONG_AGO = -1000
/** Years of the uptake curve that a workbook allows; more if the report's curve is longer. */
const UPTAKE_YEARS = 6

type Formula = (column: string) => string
/** Returns a row's cell in a column. */
type Line = Formula
interface Lines {
  /** Cell of a row, by index from 0. */
  at: (index: number) => Formula
  /** Range of a column, by default all rows. */
  all: (column: string, from?: number, to?: number) => string
}

/** A named set of driver values; `cell` replaces the value of one of them by a formula. */
interface Case {
  name: string
  values: DriverValues
  /** The driver set on another sheet, and the name of the cell there. */
  driver?: Driver
  cell?: string
}

const isInput = (name: string) => name === 'pessimistic' || name === 'optimistic' || name === 'own'
const neutralValue = (driver: Driver) => (DRIVERS[driver].how === 'multiply' ? 1 : 0)

export const driverFormat = (driver: Driver) => {
  if (DRIVERS[driver].how === 'multiply') return '0.0%'
  return YEAR_DRIVERS.has(driver) ? '+0.##;-0.##;0' : '+0.0%;-0.0%;0.0%'
}

const SCENARIO_CASES = ['base', 'pessimistic', 'optimistic', 'own'] as const

export const scenarioNames = ({ own }: ModelData) =>
  `${quoted(own.sheets.cases)}!$${columnLetter(FIRST_CASE_COLUMN + 1)}$1:$${columnLetter(FIRST_CASE_COLUMN + SCENARIO_CASES.length)}$1`

/**
 * Computes the valuation once per column: the scenario in use, each scenario, and each driver at its low and high
 * value. All columns share the same formulas. Uptake, retention and price events are step functions, so cumulative
 * sales are piecewise linear between their changes; the pieces are sorted once and then looked up.
 */
export function casesSheet(subject: ModelData): Sheet {
  const { texts, own, parts, money, periods } = subject
  const { t } = texts
  const page = createSheetBuilder(own.sheets.cases, subject.names)
  const drivers = keysOf(DRIVERS)
  const hasTaxRelief = hasRelief(subject)

  const scenarios = SCENARIO_CASES.map((name): Case => ({
    name,
    values: SCENARIOS.find((each) => each.name === name)?.drivers ?? {},
  }))
  const swings = drivers.flatMap((driver) =>
    (['low', 'high'] as const).map((end): Case => ({
      name: `${driver}_${end}`,
      values: {},
      driver,
      cell: `${end}_${driver}`,
    })),
  )
  const cases: Case[] = [{ name: 'use', values: {} }, ...scenarios, ...swings]
  const columns = cases.map((_, index) => columnLetter(FIRST_CASE_COLUMN + index))
  const [inUse, base] = columns as [string, string]
  const [from, to] = [columnLetter(FIRST_CASE_COLUMN + 1), columnLetter(FIRST_CASE_COLUMN + scenarios.length)]

  const caseName = ({ name, driver, cell }: Case) => {
    if (name === 'use') return own.inUse
    if (name === 'own') return own.own
    if (!driver) return scenarioName(t, name)
    return `${t(`valuation:driver.${driver}`)} · ${cell!.startsWith('low') ? own.low : own.high}`
  }

  const line = (label: string, of: Formula, format = '0.0000', name = ''): Line => {
    const row = page.add(text(label), null, ...columns.map((column) => formula(of(column), format)))
    if (name) page.name(name, `${inUse}${row}`)
    return (column) => `${column}${row}`
  }
  /** Rows with a number `n`, kept in the second column; a formula may refer to the cell above it. */
  const lines = (
    labels: readonly (readonly [label: string, n: number])[],
    of: (column: string, n: string, index: number, above: string) => string,
    format = '0.0000',
    name = '',
  ): Lines => {
    const first = page.next()
    for (const [index, [label, n]] of labels.entries())
      page.add(
        text(label),
        number(n, '0'),
        ...columns.map((column) =>
          formula(of(column, `$B${first + index}`, index, `${column}${first + index - 1}`), format),
        ),
      )
    if (name) page.name(name, `${inUse}${first}:${inUse}${first + labels.length - 1}`)
    return {
      at: (index) => (column) => `${column}${first + index}`,
      all: (column, start = 0, end = labels.length - 1) =>
        `${column}${first + start}:${column}${first + end}`,
    }
  }
  const count = (most: number, label: (n: number) => string, start = 0) =>
    Array.from({ length: most }, (_, index) => [label(start + index), start + index] as const)

  page.add(header(own.case), header(''), ...cases.map((each) => header(caseName(each), 'right')))
  page.add(title(own.drivers))
  const driverRows = Object.fromEntries(drivers.map((driver) => [driver, driverLine(driver)])) as Record<
    Driver,
    Line
  >

  const lastDriver = page.next() - 1

  // Discounting: the factors D(k), and their sum up to year t, interpolated linearly between whole years.
  const general = discountingAt('wacc', 'case_factors', 'case_rate')
  const ofRnd = isGiven(subject.valuation.rndRate) ? discountingAt('rnd_rate', 'case_factors_rnd') : general
  const discountedTo = (time: string, c: string, { factors: each, sums }: Discounting = general) =>
    `(${interpolate(time, sums.all(c), each.all(c))})`
  const within = (time: string) => `MIN(MAX(${time},0),${periods})`

  const done: Development[] = []
  const values: Line[] = []
  for (const part of parts) {
    page.add()
    page.add(title(part.name))
    const development = developmentOf(part, done[0])
    done.push(development)
    values.push(indicationOf(part, development))
  }
  page.add()
  const total = line(own.value, (c) => values.map((value) => value(c)).join('+'), money, 'case_rnpv')
  for (const [index, { name }] of cases.entries()) page.name(`rnpv_${name}`, total(columns[index]!))

  return page.done({
    widths: [54, 6, ...cases.map(() => 20)],
    frozenRows: 1,
    frozenColumns: 2,
    // The rows below are steps of the calculation, too many to read on paper.
    printArea: `A1:${to}${lastDriver}`,
  })

  function driverLine(driver: Driver): Line {
    const row = page.next()
    const format = driverFormat(driver)
    const cell = (each: Case): Cell => {
      if (each.name === 'use')
        return formula(`INDEX(${from}${row}:${to}${row},MATCH(scenario,${from}$1:${to}$1,0))`, format)
      if (each.driver === driver) return formula(each.cell!, format)
      return number(each.values[driver] ?? neutralValue(driver), format, isInput(each.name) ? INPUT : {})
    }
    page.add(text(t(`valuation:driver.${driver}`)), null, ...cases.map(cell))
    page.name(`driver_${driver}`, `${inUse}${row}`)
    return (column) => `${column}${row}`
  }

  function discountingAt(input: string, name: string, rateName = ''): Discounting {
    const rate = line(own.rate, (c) => `MAX(0,${input}+${driverRows.discountRate(c)})`, '0.00%', rateName)
    const factors = lines(
      count(periods + 2, own.factor),
      (c, n) => `(1+${rate(c)})^-(${n}+theta)`,
      '0.000000',
      name,
    )
    page.name(`${name}_by_period`, factors.all(inUse, 0, periods - 1))
    return { factors, sums: sumsOf(count(periods + 1, own.factorSum), factors) }
  }

  function sumsOf(labels: ReturnType<typeof count>, of: Lines, name = ''): Lines {
    return lines(
      labels,
      (c, _n, index, above) => (index === 0 ? '0' : `${above}+${of.at(index - 1)(c)}`),
      '0.000000',
      name,
    )
  }

  /** Success rates raised to a common power so that their product equals the target. */
  function scaled(own_: readonly Formula[], target: Line, productOf: Line, c: string, index: number): string {
    const p = own_[index]!(c)
    const first = index === 0 ? '0' : p
    const even = `${target(c)}^(1/${own_.length})`
    const moved = `${p}^(LN(${target(c)})/LN(${productOf(c)}))`
    return `IF(${target(c)}>=1,1,IF(${target(c)}<=0,${first},IF(${productOf(c)}>=1,${even},${moved})))`
  }

  function developmentOf(part: Part, lead: Development | undefined): Development {
    const { key, input, stages } = part
    const ownStages = stages.filter(({ isShared }) => !isShared)
    const leads = (name: string) => lead!.stages.get(name)!
    const label = (stage: string, what: string) => `${stageName(t, stage)} · ${what}`

    // Some region files first, and no region is approved unless that one is.
    const filing = part.hasRegions
      ? line(own.mostFiling, () => maxOf(part.markets.map((its) => `filing_${its.key}`)), '0.00%')
      : null

    // Adjusts the rates to the user's own probability of approval.
    const entered = stages.map(({ stage, isShared, cells }): Formula => {
      if (isShared) return leads(stage).settled
      return (stage === 'applying' && filing) || (() => `pos_${cells}`)
    })
    const ownOf = (rates: readonly Formula[]) => rates.filter((_, index) => !stages[index]!.isShared)
    let settled = entered
    if (isGiven(input.approvalProbability) && ownStages.length > 0) {
      const mine = ownOf(entered)
      const shared = entered.filter((_, index) => stages[index]!.isShared)
      const product = line(own.ownProduct, (c) => mine.map((p) => p(c)).join('*'), '0.0000%')
      const target = line(
        own.target,
        (c) => [`approval_${key}`, ...shared.map((p) => p(c))].join('/'),
        '0.0000%',
      )
      const moved = ownStages.map(({ stage }, index) =>
        line(label(stage, own.ownPos), (c) => scaled(mine, target, product, c, index), '0.00%'),
      )
      settled = stages.map((each, index) =>
        each.isShared ? entered[index]! : moved[ownStages.indexOf(each)]!,
      )
    }

    let rates = settled.map((rate, index) =>
      stages[index]!.isShared ? leads(stages[index]!.stage).rate : rate,
    )
    if (ownStages.length > 0) {
      const mine = ownOf(settled)
      const product = line(own.ownProduct, (c) => mine.map((p) => p(c)).join('*'), '0.0000%')
      const target = line(own.target, (c) => `MIN(1,${product(c)}*${driverRows.pos(c)})`, '0.0000%')
      const moved = ownStages.map(({ stage }, index) =>
        line(
          label(stage, own.stagePos),
          (c) => `IF(${driverRows.pos(c)}=1,${mine[index]!(c)},${scaled(mine, target, product, c, index)})`,
          '0.00%',
          `case_pos_${key}_${stage}`,
        ),
      )
      rates = stages.map((each) => (each.isShared ? leads(each.stage).rate : moved[ownStages.indexOf(each)]!))
    }

    const of = new Map<string, StageLines>()
    const spent: Formula[] = []
    for (const [index, { stage, isShared, cells }] of stages.entries()) {
      const reach = line(
        label(stage, own.reach),
        (c) => (index === 0 ? '1' : `${of.get(stages[index - 1]!.stage)!.reach(c)}*${rates[index - 1]!(c)}`),
        '0.00%',
        `case_reach_${key}_${stage}`,
      )
      const [settledRate, stageRate] = [settled[index]!, rates[index]!]
      if (isShared) {
        of.set(stage, { ...leads(stage), reach, settled: settledRate, rate: stageRate })
        continue
      }
      const name = `${key}_${stage}`
      const start = line(
        label(stage, own.stageStart),
        () => `(start_${cells}-base_date)/365.25`,
        '0.00',
        `case_start_${name}`,
      )
      const end = line(
        label(stage, own.stageEnd),
        (c) => `${start(c)}+duration_${cells}`,
        '0.00',
        `case_end_${name}`,
      )
      const cost = line(
        label(stage, own.stageCost),
        (c) =>
          `${driverRows.rndCost(c)}*IF(${start(c)}<0,cost_${cells}*${end(c)}/duration_${cells},cost_${cells})`,
        money,
        `case_cost_${name}`,
      )
      // A cost spread evenly is discounted by the mean factor of its duration.
      const unit = line(label(stage, own.unitPv), (c) => {
        const spendStart = `MAX(${start(c)},0)`
        const spread = `(${discountedTo(within(end(c)), c, ofRnd)}-${discountedTo(within(start(c)), c, ofRnd)})/(${end(c)}-${spendStart})`
        return `IF(${end(c)}<=${spendStart},INDEX(${ofRnd.factors.all(c)},INT(${within(start(c))})+1),${spread})`
      })
      spent.push((c) => `${cost(c)}*${reach(c)}*${unit(c)}`)
      of.set(stage, { start, end, cost, reach, settled: settledRate, rate: stageRate })
    }
    const last = stages.at(-1)
    const approval = line(own.approval, (c) => (last ? of.get(last.stage)!.end(c) : '0'), '0.00')
    const loa = line(
      own.loa,
      (c) => (rates.length === 0 ? '1' : rates.map((p) => p(c)).join('*')),
      '0.0000%',
      `case_loa_${key}`,
    )
    const planned = isGiven(input.launchTime)
      ? () => `(launch_${key}-base_date)/365.25`
      : (c: string) => `${approval(c)}+lag_${key}`
    const launchAt = (own_: MarketPart | null) =>
      line(
        own.launch,
        (c) => {
          const delay = driverRows.launchDelay(c)
          const at = own_ ? `(${planned(c)}+lag_${own_.key})` : planned(c)
          return `IF(AND(${at}>0,${delay}<>0),MAX(${at}+${delay},${approval(c)}),${at})`
        },
        '0.00',
        `case_launch_${own_?.key ?? key}`,
      )
    const launch = launchAt(null)
    const results = (c: string): ResultCells[] =>
      stages.map(({ stage }) => {
        const { end, reach } = of.get(stage)!
        return { end: end(c), reach: reach(c) }
      })
    const outlays = outlaysOf(part, launch, results, loa)
    const pvOf = (row: OutlayInput['row']) =>
      outlays.filter((each) => each.row === row).map(({ value }) => value)
    const pvRnd = line(
      own.pvRnd,
      (c) => [...spent, ...pvOf('rnd')].map((each) => each(c)).join('+') || '0',
      money,
    )
    // Spending stops with a failure: each part is weighted with the results known by then.
    const pvLaunch = line(
      own.pvLaunch,
      (c) => {
        const known = stages.map(({ stage }) => of.get(stage)!)
        const paid = [...known.map(({ reach }) => reach), loa].map((reach, index) => {
          const [since, until] = [known[index - 1], known[index]]
          const from = since ? `MAX(${launch(c)}-1,${since.end(c)})` : `${launch(c)}-1`
          const to = until ? `MAX(${from},MIN(${launch(c)},${until.end(c)}))` : launch(c)
          return `${reach(c)}*(${discountedTo(within(to), c)}-${discountedTo(within(from), c)})`
        })
        const launched = `IF(${launch(c)}>0,launch_cost_${key}*${driverRows.rndCost(c)}*(${paid.join('+')}),0)`
        return [launched, ...pvOf('launch').map((each) => each(c))].join('+')
      },
      money,
    )
    return {
      stages: of,
      results,
      outlays,
      filing,
      loa,
      launch,
      launchAt,
      pvRnd,
      pvLaunch,
      markets: new Map(),
    }
  }

  function outlaysOf(
    { key, input }: Part,
    launch: Line,
    results: (c: string) => ResultCells[],
    loa: Line,
  ): OutlayLines[] {
    return (input.outlays ?? []).map((outlay, index) => {
      const name = t('valuationForm:outlay.numbered', { number: index + 1 })
      const cells = outlayCells(key, index)
      const start = line(
        `${name} · ${t('valuationForm:field.when')}`,
        (c) => outlayStart(outlay, cells, launch(c)),
        '0.00',
        cells.start,
      )
      const discounting = outlay.row === 'rnd' ? ofRnd : general
      const value = line(
        `${name} · ${t('valuation:column.pv')}`,
        (c) =>
          `${driverRows.rndCost(c)}*${outlayValue(cells, start(c), results(c), loa(c), {
            sumTo: (time) => discountedTo(within(time), c, discounting),
            factorAt: (time) => `INDEX(${discounting.factors.all(c)},INT(${within(time)})+1)`,
          })}`,
        money,
      )
      return { row: outlay.row, cells, start, value }
    })
  }

  /** Margin before tax and sales force, of an indication or of a region with costs of its own. */
  function marginOf(key: string): Line {
    const cost = (driver: 'cogsPct' | 'sgaPct', name: string) =>
      line(
        t(`valuation:driver.${driver}`),
        (c) => `MIN(1,${name}_${key}*${driverRows[driver](c)})`,
        '0.00%',
        `case_${name}_${key}`,
      )
    const [made, sold] = [cost('cogsPct', 'cogs'), cost('sgaPct', 'sga')]
    return line(own.margin, (c) => `1-${made(c)}-${sold(c)}-royalty_${key}`, '0.00%', `case_margin_${key}`)
  }

  function commonOf(part: Part) {
    const { key } = part
    return {
      pool: once(() =>
        line(
          t('valuation:driver.patientPool'),
          (c) => `MIN(1,pool_${key}*${driverRows.patientPool(c)})`,
          '0.00%',
          `case_pool_${key}`,
        ),
      ),
      margin: once(() => marginOf(key)),
      uptake: once(() => uptakeOf(key, part.input.market.uptake ?? {})),
    }
  }

  function indicationOf(part: Part, development: Development): Line {
    const { key, input, hasRegions } = part
    const common = commonOf(part)
    if (hasRegions) {
      common.pool()
      if (part.markets.some(({ costsKey }) => costsKey === key)) common.margin()
      if (part.markets.some(({ uptakeKey }) => uptakeKey === key)) common.uptake()
    }

    const markets = part.markets.map((its) => marketOf(part, its, development, common))
    if (hasRegions) {
      page.add()
      page.add(title(part.name))
      const last = (of: (market: Sales) => Formula) => (c: string) =>
        maxOf(markets.map((each) => of(each)(c)))
      line(
        own.loss,
        last(({ loss }) => loss),
        '0.00',
        `case_loss_${key}`,
      )
      line(
        own.end,
        last(({ end }) => end),
        '0.00',
        `case_end_${key}`,
      )
    }

    // Calibration uses the base case and applies to all cases.
    const modelled = isGiven(input.market.currentSales) ? markets.map((each) => pastYear(part, each)) : []
    const scale = line(
      own.scale,
      () =>
        modelled.length === 0
          ? '1'
          : `current_sales_${key}/${hasRegions ? `(${modelled.map((of) => `$${of(base)}`).join('+')})` : `$${modelled[0]!(base)}`}`,
      '0.000000',
      `case_scale_${key}`,
    )
    const costs = part.markets.some(({ relief }) => relief) ? costsOf(part, development) : null
    const worths = markets.map((each) => {
      if (hasRegions) page.add(title(each.its.name))
      return worthOf(part, each, scale, costs)
    })
    return line(
      own.value,
      (c) =>
        [worths.map((each) => each(c)).join('+'), development.pvRnd(c), development.pvLaunch(c)].join('-'),
      money,
      `case_rnpv_${key}`,
    )
  }

  function marketOf(
    part: Part,
    its: MarketPart,
    development: Development,
    common: ReturnType<typeof commonOf>,
  ): Sales {
    const { key, isLead, hasRegions } = part
    const { key: marketKey, exclusivity } = its
    const loe = driverRows.loe

    if (hasRegions) {
      page.add()
      page.add(title(its.name))
    }
    const approval = hasRegions
      ? line(
          own.approvalShare,
          (c) => `IF(${development.filing!(c)}>0,filing_${marketKey}/${development.filing!(c)},1)`,
          '0.00%',
        )
      : null
    const reached = approval
      ? line(own.reached, (c) => `${development.loa(c)}*${approval(c)}`, '0.0000%', `case_loa_${marketKey}`)
      : development.loa
    const launch = hasRegions ? development.launchAt(its) : development.launch

    const ends: Formula[] = []
    if (isGiven(exclusivity.patentExpiry)) {
      const patent = line(own.patent, (c) => `(patent_${marketKey}-base_date)/365.25+${loe(c)}`, '0.00')
      ends.push(patent)
    }
    const patents = [...ends]
    if (isGiven(exclusivity.dataExclusivityYears)) {
      const years = line(own.dataYears, (c) => `MAX(0,exclusivity_${marketKey}+${loe(c)})`, '0.00')
      ends.push((c) => `${launch(c)}+${years(c)}`)
    }
    const lost = (times: readonly Formula[]) => (c: string) =>
      `MAX(${[launch, ...times].map((time) => time(c)).join(',')})`
    const loss = line(own.loss, lost(ends), '0.00', `case_loss_${marketKey}`)
    const elsewhere = its.isRegional ? line(own.elsewhere, lost(patents), '0.00') : null
    const end = line(own.end, (c) => `${loss(c)}+tail_${marketKey}`, '0.00', `case_end_${marketKey}`)
    development.markets.set(marketKey, { launch, end, approval })

    const share = line(
      own.share,
      (c) => `MIN(1,${shareOf(part, its)}*${driverRows.peakShare(c)})`,
      '0.00%',
      `case_share_${marketKey}`,
    )
    const pool = common.pool()
    const size = line(
      t('valuation:driver.marketSize'),
      (c) => `market_size_${marketKey}*${driverRows.marketSize(c)}`,
      money,
      `case_size_${marketKey}`,
    )
    const rebates = hasRegions ? `*(1-rebates_${marketKey})` : ''
    const price = line(
      t('valuation:driver.price'),
      (c) => `price_${marketKey}${rebates}*${driverRows.price(c)}`,
      money,
      `case_price_${marketKey}`,
    )
    const growth = line(
      t('valuation:driver.growth'),
      (c) => `MAX(-0.99,growth_${marketKey}+${driverRows.growth(c)})`,
      '0.00%',
      `case_growth_${marketKey}`,
    )
    const margin = its.costsKey === key ? common.margin() : marginOf(its.costsKey)
    // With loss relief or a sales force, tax depends on the amounts of each period and is deducted later.
    const net = isTaxedByPeriod(its)
      ? margin
      : line(own.net, (c) => `${margin(c)}-${its.tax}*MAX(0,${margin(c)})`, '0.00%')
    const potential = line(
      own.potential,
      (c) => `${size(c)}/reference_${marketKey}*${pool(c)}*${share(c)}*combo_${key}*${price(c)}`,
      money,
    )
    const uptake = its.uptakeKey === key ? common.uptake() : uptakeOf(its.uptakeKey, its.uptake)
    const discounting = its.rate === 'wacc' ? general : discountingAt(its.rate, factorsOf(its))
    const events = its.priceEvents.map((_, index) => {
      const name = `${marketKey}_${index + 1}`
      const at = line(own.priceEvent(index + 1), () => `(event_${name}-base_date)/365.25`, '0.00')
      return { at, name }
    })
    const leadOverlap = isLead ? null : leadOf(part, its, approval)

    // Times of all changes, sorted below.
    const years = retentionLength(subject, its)
    const cutTimes: Formula[] = [
      ...Array.from({ length: uptakeYearsOf(its.uptake) }, (_, j) => (c: string) => `${launch(c)}+${j}`),
      ...[loss, ...(elsewhere ? [elsewhere] : [])].flatMap((time) => [
        ...Array.from({ length: years }, (_, m) => (c: string) => `${time(c)}+${m}`),
        (c: string) => `${time(c)}+tail_${marketKey}`,
      ]),
      ...events.map(({ at }) => at),
    ]
    const cuts = lines(count(cutTimes.length, own.cut, 1), (c, _n, index) => cutTimes[index]!(c), '0.00')
    const pieces = cutTimes.length + 1
    const sorted = lines(
      count(pieces, own.sorted),
      (c, n, index) => (index === 0 ? String(LONG_AGO) : `SMALL(${cuts.all(c)},${n})`),
      '0.00',
      `case_cuts_${marketKey}`,
    )
    const middle = lines(
      count(pieces - 1, own.middle),
      (c, _n, index) => `(${sorted.at(index)(c)}+${sorted.at(index + 1)(c)})/2`,
      '0.00',
    )
    const retained = (time: string, since: Formula, c: string) =>
      `IF(${time}<${since(c)},1,INDEX(retention_${marketKey},MIN(${years},INT(${time}-${since(c)})+1)))`
    const level = lines(
      count(pieces, own.level),
      (c, _n, index) => {
        if (index === pieces - 1) return '0' // nothing changes after the last cut, because the end of sales is one too
        const time = middle.at(index)(c)
        const sold = `INDEX(${uptake.all(c)},MIN(${uptakeYearsOf(its.uptake)},INT(${time}-${launch(c)})+1))`
        const last = retained(time, loss, c)
        const left = elsewhere
          ? `(protected_${marketKey}*${last}+(1-protected_${marketKey})*IF(${time}>=${elsewhere(c)}+tail_${marketKey},0,${retained(time, elsewhere, c)}))`
          : last
        const prices = events.map(({ at, name }) => `*IF(${at(c)}<=${time},factor_${name},1)`)
        return `IF(OR(${time}<${launch(c)},${time}>=${end(c)}),0,${sold}*${left}${prices.join('')})`
      },
      '0.0000',
      `case_levels_${marketKey}`,
    )
    const sold = lines(
      count(pieces, own.sold),
      (c, _n, index, above) => {
        if (index === 0) return '0'
        const length = `(${sorted.at(index)(c)}-${sorted.at(index - 1)(c)})`
        return `${above}+${level.at(index - 1)(c)}*${length}`
      },
      '0.0000',
      `case_sold_${marketKey}`,
    )
    const soldTo = (time: string, c: string) => {
      const piece = `MATCH(${time},${sorted.all(c)},1)`
      return `INDEX(${sold.all(c)},${piece})+(${time}-INDEX(${sorted.all(c)},${piece}))*INDEX(${level.all(c)},${piece})`
    }
    const soldAt = (time: number) => line(own.soldAt(time), (c) => soldTo(String(time), c))
    const [soldNow, soldFirst] = [soldAt(0), soldAt(1)]

    const force = its.force ? forceOf(its, development, reached, launch, loss) : null

    return {
      its,
      reached,
      discounting,
      force,
      launch,
      loss,
      end,
      growth,
      margin,
      net,
      potential,
      leadOverlap,
      pieces,
      sorted,
      level,
      soldTo,
      soldNow,
      soldFirst,
    }
  }

  /** Cost of a market's sales force by period: while it is paid, and weighted with the results known by then. */
  function forceOf(
    { key }: MarketPart,
    { results }: Development,
    reached: Formula,
    launch: Formula,
    loss: Formula,
  ): ForceLines {
    const perYear = (n: string, c: string) =>
      `force_${key}*${driverRows.sgaPct(c)}*(1+force_growth_${key})^(${n}+0.5)`
    const since = (c: string) => `MAX(${launch(c)}-force_lead_${key},0)`
    return {
      paid: lines(
        count(periods, own.force),
        (c, n) => `${perYear(n, c)}*${yearsIn(since(c), loss(c), n)}`,
        money,
        `case_force_success_${key}`,
      ),
      expected: lines(
        count(periods, own.forceExpected),
        (c, n) => `${perYear(n, c)}*(${expectedYearsIn(since(c), loss(c), n, results(c), reached(c))})`,
        money,
        `case_force_expected_${key}`,
      ),
    }
  }

  function pastYear({ key }: Part, { its, growth, potential, soldTo, soldNow }: Sales): Line {
    const before = line(own.soldAt(-1), (c) => soldTo('(-1)', c))
    return line(
      own.modelled,
      (c) =>
        `${potential(c)}*(1+${growth(c)})^MIN(-0.5,growth_years_${key})*(1+price_growth_${its.key})^-0.5*(${soldNow(c)}-${before(c)})`,
      money,
    )
  }

  function worthOf(part: Part, market: Sales, scale: Line, costs: Lines | null): Line {
    const { key } = part
    const { its, reached, launch, growth, net, potential, leadOverlap, force } = market
    const { factors } = market.discounting
    const { pieces, sorted, level, soldTo, soldNow, soldFirst } = market
    const { key: marketKey } = its

    // Value of a year of full sales in each period, and its running sum.
    const growthFactor = (time: string, c: string) =>
      `(1+${growth(c)})^MIN(${time},growth_years_${key})*(1+price_growth_${marketKey})^(${time})`
    const weights = lines(
      count(periods + 1, own.periodWeight),
      (c, n, index) =>
        `${growthFactor(`${n}+0.5`, c)}*(${factors.at(index)(c)}*${net(c)}-working_capital*(${factors.at(index)(c)}-${factors.at(index + 1)(c)}))`,
      '0.000000',
    )
    const worths = sumsOf(count(periods + 1, own.periodWorth), weights)
    const worth = lines(
      count(pieces, own.worth),
      (c, _n, index) => interpolate(within(sorted.at(index)(c)), worths.all(c), weights.all(c)),
      '0.000000',
    )
    const rising = (list: Lines, c: string) =>
      `(SUMPRODUCT(${level.all(c, 0, pieces - 2)},${list.all(c, 1)})-SUMPRODUCT(${level.all(c, 0, pieces - 2)},${list.all(c, 0, pieces - 2)}))`

    let totalWorth: Formula = (c) => rising(worth, c)
    let first: Formula = (c) => `(${soldFirst(c)}-${soldNow(c)})`
    if (leadOverlap) {
      const clampToLead = (time: string, c: string) =>
        `MIN(MAX(${time},${leadOverlap.launch(c)}),${leadOverlap.end(c)})`
      const worthWithLead = lines(
        count(pieces, own.worthBeside),
        (c, _n, index) =>
          interpolate(within(clampToLead(sorted.at(index)(c), c)), worths.all(c), weights.all(c)),
        '0.000000',
      )
      const [soldWithLeadNow, soldWithLeadFirst] = [0, 1].map((time) =>
        line(own.soldBeside(time), (c) => soldTo(clampToLead(String(time), c), c)),
      ) as [Line, Line]
      const cut: Formula = (c) => `overlap_${key}*${leadOverlap.given(c)}`
      totalWorth = (c) => `(${rising(worth, c)}-${cut(c)}*${rising(worthWithLead, c)})`
      first = (c) =>
        `(${soldFirst(c)}-${soldNow(c)}-${cut(c)}*(${soldWithLeadFirst(c)}-${soldWithLeadNow(c)}))`
    }
    const taxed = hasTaxRelief || its.force ? taxOf(part, market, scale, costs, growthFactor) : null
    const off = (c: string) =>
      [
        taxed && `-${reached(c)}*${taxed(c)}`,
        force && `-SUMPRODUCT(${force.expected.all(c)},${factors.all(c, 0, periods - 1)})`,
      ]
        .filter(Boolean)
        .join('')
    return line(
      own.pvCommercial,
      (c) =>
        // A product already on the market has its working capital at the start.
        `${reached(c)}*${potential(c)}*${scale(c)}*(${totalWorth(c)}+IF(${launch(c)}<=0,working_capital*${factors.at(0)(c)}*${growthFactor('0.5', c)}*${first(c)},0))${off(c)}`,
      money,
      its.own ? `case_commercial_${marketKey}` : '',
    )
  }

  function costsOf(part: Part, { stages, launch, outlays }: Development): Lines {
    const { key } = part
    const mine = part.stages.filter(({ isShared }) => !isShared)
    return lines(
      count(periods, own.costs),
      (c, n) => {
        const spent = mine.map(({ stage }) => {
          const { start, end, cost } = stages.get(stage)!
          const spendStart = `MAX(${start(c)},0)`
          const overlap = `MAX(0,MIN(${end(c)},${n}+1)-MAX(${spendStart},${n}))`
          const lumpSum = `IF(INT(${spendStart})=${n},${cost(c)},0)`
          return `IF(${end(c)}<=${spendStart},${lumpSum},${cost(c)}*${overlap}/(${end(c)}-${spendStart}))`
        })
        const at = launch(c)
        const overlap = `MAX(0,MIN(${at},${n}+1)-MAX(${at}-1,0,${n}))`
        const launched = `IF(${at}>0,launch_cost_${key}*${driverRows.rndCost(c)}*${overlap},0)`
        const others = outlays.map(
          ({ cells, start }) => `${driverRows.rndCost(c)}*${outlayIn(cells, start(c), n)}`,
        )
        return [...spent, launched, ...others].join('+')
      },
      money,
    )
  }

  /**
   * Present value of a market's tax if it is reached. Losses are used and lapse oldest first, so a running sum of used
   * or lapsed losses is enough to know what is left.
   */
  function taxOf(
    part: Part,
    market: Sales,
    scale: Line,
    costs: Lines | null,
    growthFactor: (time: string, c: string) => string,
  ): Line | null {
    const { key } = part
    const { its, margin, potential, leadOverlap, soldTo, force } = market
    const { key: marketKey } = its
    const { factors } = market.discounting
    const growth = lines(count(periods, own.grown), (c, n) => growthFactor(`${n}+0.5`, c), '0.000000')
    const full = lines(
      count(periods, own.fullIn),
      (c, n) => `${soldTo(`(${n}+1)`, c)}-(${soldTo(n, c)})`,
      '0.000000',
    )
    const clampToLead = (time: string, c: string) =>
      `MIN(MAX(${time},${leadOverlap!.launch(c)}),${leadOverlap!.end(c)})`
    const met =
      leadOverlap &&
      lines(
        count(periods, own.besideIn),
        (c, n) => `${soldTo(clampToLead(`(${n}+1)`, c), c)}-(${soldTo(clampToLead(n, c), c)})`,
        '0.000000',
      )
    // Sales in the success case determine each market's share of costs and earlier losses.
    const less = (c: string) => (met ? `-overlap_${key}*SUMPRODUCT(${growth.all(c)},${met.all(c)})` : '')
    const row = page.next()
    line(
      own.soldInAll,
      (c) => `${potential(c)}*${scale(c)}*(SUMPRODUCT(${growth.all(c)},${full.all(c)})${less(c)})`,
      money,
    )
    page.name(`base_sold_${marketKey}`, `${base}${row}`)
    const hasLosses = its.relief !== null && costs !== null
    if (!hasLosses && !force) return null

    const shares = hasLosses ? sharesOf() : null
    const taxWhen = (given: Formula | null, name: string): Lines => {
      const income = lines(
        count(periods, own.income),
        (c, _n, k) => {
          const cut = met ? `-overlap_${key}${given ? `*${given(c)}` : ''}*${met.at(k)(c)}` : ''
          const sold = `${potential(c)}*${scale(c)}*${growth.at(k)(c)}*(${full.at(k)(c)}${cut})`
          const spent = shares ? `-${shares.costs(c)}*${costs!.at(k)(c)}` : ''
          return `${sold}*${margin(c)}${force ? `-${force.paid.at(k)(c)}` : ''}${spent}`
        },
        money,
      )
      const deducted = shares ? deductionsFrom(income, shares.opening) : () => ''
      return lines(
        count(periods, own.taxIn),
        (c, n, k) => `${its.tax}*(MAX(0,${income.at(k)(c)})${deducted(c, n, k)})`,
        money,
        name,
      )
    }
    const expected = taxWhen(leadOverlap?.given ?? null, `case_tax_expected_${marketKey}`)
    if (leadOverlap) page.add(title(own.allSucceeds))
    if (leadOverlap) taxWhen(null, `case_tax_success_${marketKey}`)
    return line(own.pvTax, (c) => `SUMPRODUCT(${expected.all(c)},${factors.all(c, 0, periods - 1)})`, money)

    /** The market's share of the costs, and its opening losses. */
    function sharesOf() {
      const soldBy = (of: Part) => `(${of.markets.map((each) => `base_sold_${each.key}`).join('+')})`
      const all = `(${parts.map(soldBy).join('+')})`
      const share = line(
        own.costShare,
        () => `IF(${soldBy(part)}>0,base_sold_${marketKey}/${soldBy(part)},1/${part.markets.length})`,
        '0.0000%',
      )
      const opening = line(
        own.openingHere,
        (c) => `loss_opening*IF(${all}>0,${soldBy(part)}/${all},1/${parts.length})*${share(c)}`,
        money,
      )
      return { costs: share, opening }
    }

    /** Losses deducted from the income of a period. */
    function deductionsFrom(income: Lines, opening: Line) {
      const losses = lines(
        count(periods, own.lossSum),
        (c, _n, k, above) => `${k === 0 ? opening(c) : above}+MAX(0,-${income.at(k)(c)})`,
        money,
      )
      /** Losses used before a period, or lapsing with it. */
      const usedOrLapsed = (c: string, n: string, k: number, used: string) => {
        const last = `(-INT(loss_years_${marketKey}-${n})-1)`
        const lapsed = `IF(${last}<-1,0,IF(${last}<0,${opening(c)},INDEX(${losses.all(c)},MAX(1,${last}+1))))`
        return k === 0 ? lapsed : `MAX(${used},${lapsed})`
      }
      const used = lines(
        count(periods, own.lossGone),
        (c, n, k, above) =>
          `MIN(${usedOrLapsed(c, n, k, above)}+loss_limit_${marketKey}*MAX(0,${income.at(k)(c)}),${losses.at(k)(c)})`,
        money,
      )
      return (c: string, n: string, k: number) =>
        `-(${used.at(k)(c)}-${usedOrLapsed(c, n, k, k === 0 ? '' : used.at(k - 1)(c))})`
    }
  }

  /** Period in which the lead sells to the same patients, and the probability that it does, given this market. */
  function leadOf(part: Part, its: MarketPart, approval: Line | null): LeadOverlap | null {
    const [lead] = done as [Development]
    const met = leadMarketsIn(subject.parts[0]!, its.own?.region).map((each) => lead.markets.get(each.key)!)
    if (met.length === 0) return null
    const shared = new Set(part.stages.filter(({ isShared }) => isShared).map(({ stage }) => stage))
    const others = [...lead.stages].filter(([stage]) => !shared.has(stage as never))
    // Approvals of the same review are nested: whenever the less likely one is granted, the likelier one is too.
    const leadApproval = (c: string) => {
      const approvals = met.flatMap((each) => (each.approval ? [each.approval(c)] : []))
      if (approvals.length === 0) return []
      const likeliest = maxOf(approvals)
      if (!shared.has('applying')) return [likeliest]
      return [approval ? `IF(${approval(c)}>0,MIN(1,${likeliest}/${approval(c)}),1)` : likeliest]
    }
    const given = line(
      own.leadGiven,
      (c) => [...others.map(([, { rate: p }]) => p(c)), ...leadApproval(c)].join('*') || '1',
      '0.00%',
      `case_given_${its.key}`,
    )
    return {
      launch: (c) => minOf(met.map((each) => each.launch(c))),
      end: (c) => maxOf(met.map((each) => each.end(c))),
      given,
    }
  }

  function shareOf(part: Part, { own: given, key }: MarketPart): string {
    return `MIN(1,${given ? `share_${key}` : shareBefore(part)}*head_to_head_${part.key})`
  }

  function uptakeOf(key: string, uptake: Uptake): Lines {
    const { type, k, p, q, values } = uptake
    const labels = count(uptakeYearsOf(uptake), own.uptakeYear, 1)
    if (type === 'custom') {
      const length = values?.length ?? 1
      return lines(labels, (_c, _n, index) => `uptake_${key}_y${Math.min(index + 1, length)}`, '0.0%')
    }
    const peak = line(
      own.peakYear,
      (c) => `MIN(${uptakeYearsOf(uptake)},MAX(1,ROUND(peak_year_${key}+${driverRows.peakYear(c)},0)))`,
      '0',
    )
    const reached = (c: string, n: string): string => {
      const P = peak(c)
      if (type === 'linear') return `${n}/${P}`
      if (type === 'logistic') {
        const steep = isGiven(k) ? String(k) : `8/${P}`
        const at = (x: string) => `1/(1+EXP(-(${steep})*(${x}-${P}/2)))`
        return `(${at(n)}-${at('0')})/(${at(P)}-${at('0')})`
      }
      if (type === 'bass') {
        const [inn, im] = [p ?? BASS_AVERAGE.p, q ?? BASS_AVERAGE.q]
        const at = (x: string) => `(1-EXP(-${inn + im}*${x}))/(1+${im / inn}*EXP(-${inn + im}*${x}))`
        return `(${at(n)})/(${at(P)})`
      }
      const x = `6*${n}/${P}`
      const place = `MIN(${EMPIRICAL_UPTAKE.length - 2},INT(${x}))`
      return `INDEX(uptake_medians,${place}+1)+(${x}-${place})*(INDEX(uptake_medians,${place}+2)-INDEX(uptake_medians,${place}+1))`
    }
    return lines(labels, (c, n) => `IF(${n}>=${peak(c)},1,${reached(c, n)})`, '0.0%')
  }
}

function uptakeYearsOf({ peakYear, values }: Uptake): number {
  return Math.max(UPTAKE_YEARS, peakYear ?? 0, values?.length ?? 0)
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** Interpolates a running sum linearly between whole years. */
const interpolate = (time: string, sums: string, values: string) =>
  `INDEX(${sums},INT(${time})+1)+(${time}-INT(${time}))*INDEX(${values},INT(${time})+1)`

function retentionLength({ names }: ModelData, { key }: MarketPart): number {
  const [from, to] = names.get(`retention_${key}`)!.cells.match(/\d+/g)!.map(Number) as [number, number]
  return to - from + 1
}

interface StageLines {
  start: Line
  end: Line
  cost: Line
  reach: Line
  /** Success rate before (`settled`) and after (`rate`) the driver. */
  settled: Formula
  rate: Formula
}

interface Discounting {
  factors: Lines
  /** Sums of the factors before each year. */
  sums: Lines
}

interface OutlayLines {
  row: OutlayInput['row']
  cells: ReturnType<typeof outlayCells>
  start: Line
  /** Present value of what is expected to be paid. */
  value: Line
}

/** Cost of a sales force by period, as a list. */
interface ForceLines {
  paid: Lines
  expected: Lines
}

interface Development {
  stages: Map<string, StageLines>
  results: (column: string) => ResultCells[]
  outlays: OutlayLines[]
  /** Approval probability of the likeliest region; null without regions. */
  filing: Line | null
  loa: Line
  launch: Line
  launchAt: (market: MarketPart) => Line
  pvRnd: Line
  pvLaunch: Line
  markets: Map<string, Pick<Sales, 'launch' | 'end'> & { approval: Line | null }>
}

/** Overlap with the lead indication in the same market. */
interface LeadOverlap {
  launch: Formula
  end: Formula
  given: Line
}

interface Sales {
  its: MarketPart
  reached: Line
  discounting: Discounting
  force: ForceLines | null
  launch: Line
  loss: Line
  end: Line
  growth: Line
  margin: Line
  net: Line
  potential: Line
  leadOverlap: LeadOverlap | null
  pieces: number
  sorted: Lines
  level: Lines
  /** Years of full sales up to a time. */
  soldTo: (time: string, column: string) => string
  soldNow: Line
  soldFirst: Line
}
