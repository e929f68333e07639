import { DRIVERS, SCENARIOS, type Driver, type DriverValues } from '@/features/valuation/engine'
import { BASS_AVERAGE, EMPIRICAL_UPTAKE } from '@/features/valuation/engine/method/tables'
import { IN_YEARS, keysOf, scenarioName, stageName } from '@/features/valuation/reports/model/text'
import { formula, header, INPUT, number, text, title, type Cell } from '../../../../platform/xlsx/cells'
import { quoted, type Sheet } from '../../../../platform/xlsx/sheet'
import { letter, openPage } from './page'
import {
  hasRelief,
  isGiven,
  leadMarketsIn,
  least,
  most,
  shareBefore,
  type MarketPart,
  type Part,
  type Subject,
} from './subject'

/** Columns before the first case: name, and number where a row has one. */
const FIRST = 2
/** A time before every change. */
const LONG_AGO = -1000
const LONGEST_UPTAKE = 6

/** The formula of a column. */
type Formula = (column: string) => string
/** A row of formulas: its cell in a column. */
type Line = Formula
/** Rows one under the other. */
interface Lines {
  /** The cell of one of them, counted from 0. */
  at: (index: number) => Formula
  /** All cells of a column, or some. */
  all: (column: string, from?: number, to?: number) => string
}

/** A named set of driver values; where one is a formula, it stands in place of the value. */
interface Case {
  name: string
  values: DriverValues
  /** Which driver another sheet sets, and the name of the cell there. */
  driver?: Driver
  cell?: string
}

const isInput = (name: string) => name === 'pessimistic' || name === 'optimistic' || name === 'own'
const neutral = (driver: Driver) => (DRIVERS[driver].how === 'multiply' ? 1 : 0)

export const driverFormat = (driver: Driver) => {
  if (DRIVERS[driver].how === 'multiply') return '0.0%'
  return IN_YEARS.has(driver) ? '+0.##;-0.##;0' : '+0.0%;-0.0%;0.0%'
}

const SCENARIO_CASES = ['base', 'pessimistic', 'optimistic', 'own'] as const

/** The names of the scenarios to choose from, as formulas of other sheets call them. */
export const scenarioNames = ({ own }: Subject) =>
  `${quoted(own.sheets.cases)}!$${letter(FIRST + 1)}$1:$${letter(FIRST + SCENARIO_CASES.length)}$1`

/**
 * The valuation once per column: the scenario in use, each scenario, and each driver at its low and high value. A row is
 * the same formula in all columns. Uptake, retention and price events are step functions, so sales rise in straight
 * pieces between the times at which one of them changes; the pieces are sorted once and then only looked up.
 */
export function casesSheet(subject: Subject): Sheet {
  const { texts, own, parts, money, periods } = subject
  const { t } = texts
  const page = openPage(own.sheets.cases, subject.names)
  const drivers = keysOf(DRIVERS)
  const isRelieved = hasRelief(subject)

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
  const columns = cases.map((_, index) => letter(FIRST + index))
  const [inUse, base] = columns as [string, string]
  const [from, to] = [letter(FIRST + 1), letter(FIRST + scenarios.length)]

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
  /** Rows that have a number, which stands in the second column and is called `n`; each may name the cell above. */
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

  // Discounting: D(k), and its sum up to year t, between whole years in a straight line.
  const rate = line(own.rate, (c) => `MAX(0,wacc+${driverRows.discountRate(c)})`, '0.00%', 'case_rate')
  const factors = lines(
    count(periods + 2, own.factor),
    (c, n) => `(1+${rate(c)})^-(${n}+theta)`,
    '0.000000',
    'case_factors',
  )
  const factorSums = sumsOf(count(periods + 1, own.factorSum), factors)
  const discountedTo = (time: string, c: string) => `(${along(time, factorSums.all(c), factors.all(c))})`
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
  })

  function driverLine(driver: Driver): Line {
    const row = page.next()
    const format = driverFormat(driver)
    const cell = (each: Case): Cell => {
      if (each.name === 'use')
        return formula(`INDEX(${from}${row}:${to}${row},MATCH(scenario,${from}$1:${to}$1,0))`, format)
      if (each.driver === driver) return formula(each.cell!, format)
      return number(each.values[driver] ?? neutral(driver), format, isInput(each.name) ? INPUT : {})
    }
    page.add(text(t(`valuation:driver.${driver}`)), null, ...cases.map(cell))
    page.name(`driver_${driver}`, `${inUse}${row}`)
    return (column) => `${column}${row}`
  }

  /** Sums of a list up to each of its places. */
  function sumsOf(labels: ReturnType<typeof count>, of: Lines, name = ''): Lines {
    return lines(
      labels,
      (c, _n, index, above) => (index === 0 ? '0' : `${above}+${of.at(index - 1)(c)}`),
      '0.000000',
      name,
    )
  }

  /** Success rates moved so that their product is the target, by a common exponent. */
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

    // One of the regions files first, and none is approved where it is not.
    const filing = part.hasRegions
      ? line(own.mostFiling, () => most(part.markets.map((its) => `filing_${its.key}`)), '0.00%')
      : null

    // What the user's own probability of approval makes of the rates.
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

    // What the driver makes of them.
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
      // A cost spread evenly is worth the mean of the factors meanwhile.
      const unit = line(label(stage, own.unitPv), (c) => {
        const begin = `MAX(${start(c)},0)`
        const spread = `(${discountedTo(within(end(c)), c)}-${discountedTo(within(start(c)), c)})/(${end(c)}-${begin})`
        return `IF(${end(c)}<=${begin},INDEX(${factors.all(c)},INT(${within(start(c))})+1),${spread})`
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
    const pvRnd = line(own.pvRnd, (c) => spent.map((each) => each(c)).join('+') || '0', money)
    const lastReach = last ? of.get(last.stage)!.reach : () => '1'
    const pvLaunch = line(
      own.pvLaunch,
      (c) =>
        `IF(${launch(c)}>0,launch_cost_${key}*${driverRows.rndCost(c)}*${lastReach(c)}*(${discountedTo(within(launch(c)), c)}-${discountedTo(within(`${launch(c)}-1`), c)}),0)`,
      money,
    )
    return { stages: of, filing, loa, launch, launchAt, pvRnd, pvLaunch, markets: new Map() }
  }

  /** What all markets of an indication have in common, each written where it is first asked for. */
  function commonOf(part: Part) {
    const { key } = part
    const cost = (driver: 'cogsPct' | 'sgaPct', name: string) =>
      once(() =>
        line(
          t(`valuation:driver.${driver}`),
          (c) => `MIN(1,${name}_${key}*${driverRows[driver](c)})`,
          '0.00%',
          `case_${name}_${key}`,
        ),
      )
    const [cogs, sga] = [cost('cogsPct', 'cogs'), cost('sgaPct', 'sga')]
    return {
      pool: once(() =>
        line(
          t('valuation:driver.patientPool'),
          (c) => `MIN(1,pool_${key}*${driverRows.patientPool(c)})`,
          '0.00%',
          `case_pool_${key}`,
        ),
      ),
      margin: once(() => {
        const [made, sold] = [cogs(), sga()]
        return line(
          own.margin,
          (c) => `1-${made(c)}-${sold(c)}-royalty_${key}`,
          '0.00%',
          `case_margin_${key}`,
        )
      }),
      uptake: once(() => uptakeOf(part)),
    }
  }

  /** The worth of an indication: that of its markets less what development and launch cost. */
  function indicationOf(part: Part, development: Development): Line {
    const { key, input, hasRegions } = part
    const common = commonOf(part)
    if (hasRegions) for (const write of [common.pool, common.margin, common.uptake]) write()

    const markets = part.markets.map((its) => marketOf(part, its, development, common))
    if (hasRegions) {
      page.add()
      page.add(title(part.name))
      const last = (of: (market: Sales) => Formula) => (c: string) => most(markets.map((each) => of(each)(c)))
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

    // Calibration rests on the base case and is kept in all.
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

  /** A market's sales in pieces. */
  function marketOf(
    part: Part,
    its: MarketPart,
    development: Development,
    common: ReturnType<typeof commonOf>,
  ): Sales {
    const { key, isLead, hasRegions } = part
    const { key: here, exclusivity } = its
    const loe = driverRows.loe

    if (hasRegions) {
      page.add()
      page.add(title(its.name))
    }
    const approval = hasRegions
      ? line(
          own.approvalShare,
          (c) => `IF(${development.filing!(c)}>0,filing_${here}/${development.filing!(c)},1)`,
          '0.00%',
        )
      : null
    const reached = approval
      ? line(own.reached, (c) => `${development.loa(c)}*${approval(c)}`, '0.0000%', `case_loa_${here}`)
      : development.loa
    const launch = hasRegions ? development.launchAt(its) : development.launch

    const ends: Formula[] = []
    if (isGiven(exclusivity.patentExpiry)) {
      const patent = line(own.patent, (c) => `(patent_${here}-base_date)/365.25+${loe(c)}`, '0.00')
      ends.push(patent)
    }
    const patents = [...ends]
    if (isGiven(exclusivity.dataExclusivityYears)) {
      const years = line(own.dataYears, (c) => `MAX(0,exclusivity_${here}+${loe(c)})`, '0.00')
      ends.push((c) => `${launch(c)}+${years(c)}`)
    }
    const lost = (times: readonly Formula[]) => (c: string) =>
      `MAX(${[launch, ...times].map((time) => time(c)).join(',')})`
    const loss = line(own.loss, lost(ends), '0.00', `case_loss_${here}`)
    const elsewhere = its.isRegional ? line(own.elsewhere, lost(patents), '0.00') : null
    const end = line(own.end, (c) => `${loss(c)}+tail_${here}`, '0.00', `case_end_${here}`)
    development.markets.set(here, { launch, end, approval })

    const share = line(
      own.share,
      (c) => `MIN(1,${shareOf(part, its)}*${driverRows.peakShare(c)})`,
      '0.00%',
      `case_share_${here}`,
    )
    const pool = common.pool()
    const size = line(
      t('valuation:driver.marketSize'),
      (c) => `market_size_${here}*${driverRows.marketSize(c)}`,
      money,
      `case_size_${here}`,
    )
    const rebates = hasRegions ? `*(1-rebates_${here})` : ''
    const price = line(
      t('valuation:driver.price'),
      (c) => `price_${here}${rebates}*${driverRows.price(c)}`,
      money,
      `case_price_${here}`,
    )
    const growth = line(
      t('valuation:driver.growth'),
      (c) => `MAX(-0.99,growth_${here}+${driverRows.growth(c)})`,
      '0.00%',
      `case_growth_${here}`,
    )
    const margin = common.margin()
    // Where losses give relief, tax is that of all periods together and comes off later.
    const net = its.relief
      ? margin
      : line(own.net, (c) => `${margin(c)}-${its.tax}*MAX(0,${margin(c)})`, '0.00%')
    const potential = line(
      own.potential,
      (c) => `${size(c)}/reference_${here}*${pool(c)}*${share(c)}*combo_${key}*${price(c)}`,
      money,
    )
    const uptake = common.uptake()
    const events = its.priceEvents.map((_, index) => {
      const name = `${here}_${index + 1}`
      const at = line(own.priceEvent(index + 1), () => `(event_${name}-base_date)/365.25`, '0.00')
      return { at, name }
    })
    const beside = isLead ? null : leadOf(part, its, approval)

    // Where something changes, in order.
    const years = retentionLength(subject, its)
    const cutTimes: Formula[] = [
      ...Array.from({ length: LONGEST_UPTAKE }, (_, j) => (c: string) => `${launch(c)}+${j}`),
      ...[loss, ...(elsewhere ? [elsewhere] : [])].flatMap((time) => [
        ...Array.from({ length: years }, (_, m) => (c: string) => `${time(c)}+${m}`),
        (c: string) => `${time(c)}+tail_${here}`,
      ]),
      ...events.map(({ at }) => at),
    ]
    const cuts = lines(count(cutTimes.length, own.cut, 1), (c, _n, index) => cutTimes[index]!(c), '0.00')
    const pieces = cutTimes.length + 1
    const sorted = lines(
      count(pieces, own.sorted),
      (c, n, index) => (index === 0 ? String(LONG_AGO) : `SMALL(${cuts.all(c)},${n})`),
      '0.00',
      `case_cuts_${here}`,
    )
    const middle = lines(
      count(pieces - 1, own.middle),
      (c, _n, index) => `(${sorted.at(index)(c)}+${sorted.at(index + 1)(c)})/2`,
      '0.00',
    )
    const kept = (time: string, since: Formula, c: string) =>
      `IF(${time}<${since(c)},1,INDEX(retention_${here},MIN(${years},INT(${time}-${since(c)})+1)))`
    const level = lines(
      count(pieces, own.level),
      (c, _n, index) => {
        if (index === pieces - 1) return '0' // nothing changes any more: the end of sales is a cut too
        const time = middle.at(index)(c)
        const sold = `INDEX(${uptake.all(c)},MIN(${LONGEST_UPTAKE},INT(${time}-${launch(c)})+1))`
        const last = kept(time, loss, c)
        const left = elsewhere
          ? `(protected_${here}*${last}+(1-protected_${here})*IF(${time}>=${elsewhere(c)}+tail_${here},0,${kept(time, elsewhere, c)}))`
          : last
        const prices = events.map(({ at, name }) => `*IF(${at(c)}<=${time},factor_${name},1)`)
        return `IF(OR(${time}<${launch(c)},${time}>=${end(c)}),0,${sold}*${left}${prices.join('')})`
      },
      '0.0000',
      `case_levels_${here}`,
    )
    const sold = lines(
      count(pieces, own.sold),
      (c, _n, index, above) => {
        if (index === 0) return '0'
        const length = `(${sorted.at(index)(c)}-${sorted.at(index - 1)(c)})`
        return `${above}+${level.at(index - 1)(c)}*${length}`
      },
      '0.0000',
      `case_sold_${here}`,
    )
    const soldTo = (time: string, c: string) => {
      const piece = `MATCH(${time},${sorted.all(c)},1)`
      return `INDEX(${sold.all(c)},${piece})+(${time}-INDEX(${sorted.all(c)},${piece}))*INDEX(${level.all(c)},${piece})`
    }
    const soldAt = (time: number) => line(own.soldAt(time), (c) => soldTo(String(time), c))
    const [soldNow, soldFirst] = [soldAt(0), soldAt(1)]

    return {
      its,
      reached,
      launch,
      loss,
      end,
      growth,
      margin,
      net,
      potential,
      beside,
      pieces,
      sorted,
      level,
      soldTo,
      soldNow,
      soldFirst,
    }
  }

  /** Sales that the model has of the year before the base date. */
  function pastYear({ key }: Part, { its, growth, potential, soldTo, soldNow }: Sales): Line {
    const before = line(own.soldAt(-1), (c) => soldTo('(-1)', c))
    return line(
      own.modelled,
      (c) =>
        `${potential(c)}*(1+${growth(c)})^MIN(-0.5,growth_years_${key})*(1+price_growth_${its.key})^-0.5*(${soldNow(c)}-${before(c)})`,
      money,
    )
  }

  /** What a market's sales are worth, after tax and working capital. */
  function worthOf(part: Part, market: Sales, scale: Line, costs: Lines | null): Line {
    const { key } = part
    const { its, reached, launch, growth, net, potential, beside } = market
    const { pieces, sorted, level, soldTo, soldNow, soldFirst } = market
    const { key: here } = its

    // What a year of full sales is worth in each period, and its sum.
    const grown = (time: string, c: string) =>
      `(1+${growth(c)})^MIN(${time},growth_years_${key})*(1+price_growth_${here})^(${time})`
    const weights = lines(
      count(periods + 1, own.periodWeight),
      (c, n, index) =>
        `${grown(`${n}+0.5`, c)}*(${factors.at(index)(c)}*${net(c)}-working_capital*(${factors.at(index)(c)}-${factors.at(index + 1)(c)}))`,
      '0.000000',
    )
    const worths = sumsOf(count(periods + 1, own.periodWorth), weights)
    const worth = lines(
      count(pieces, own.worth),
      (c, _n, index) => along(within(sorted.at(index)(c)), worths.all(c), weights.all(c)),
      '0.000000',
    )
    const rising = (list: Lines, c: string) =>
      `(SUMPRODUCT(${level.all(c, 0, pieces - 2)},${list.all(c, 1)})-SUMPRODUCT(${level.all(c, 0, pieces - 2)},${list.all(c, 0, pieces - 2)}))`

    let whole: Formula = (c) => rising(worth, c)
    let first: Formula = (c) => `(${soldFirst(c)}-${soldNow(c)})`
    if (beside) {
      const held = (time: string, c: string) => `MIN(MAX(${time},${beside.launch(c)}),${beside.end(c)})`
      const besideWorth = lines(
        count(pieces, own.worthBeside),
        (c, _n, index) => along(within(held(sorted.at(index)(c), c)), worths.all(c), weights.all(c)),
        '0.000000',
      )
      const [besideNow, besideFirst] = [0, 1].map((time) =>
        line(own.soldBeside(time), (c) => soldTo(held(String(time), c), c)),
      ) as [Line, Line]
      const cut: Formula = (c) => `overlap_${key}*${beside.given(c)}`
      whole = (c) => `(${rising(worth, c)}-${cut(c)}*${rising(besideWorth, c)})`
      first = (c) => `(${soldFirst(c)}-${soldNow(c)}-${cut(c)}*(${besideFirst(c)}-${besideNow(c)}))`
    }
    const taxed = isRelieved ? taxOf(part, market, scale, costs, grown) : null
    const off = (c: string) => (taxed ? `-${reached(c)}*${taxed(c)}` : '')
    return line(
      own.pvCommercial,
      (c) =>
        // A product already on the market brings its working capital along.
        `${reached(c)}*${potential(c)}*${scale(c)}*(${whole(c)}+IF(${launch(c)}<=0,working_capital*${factors.at(0)(c)}*${grown('0.5', c)}*${first(c)},0))${off(c)}`,
      money,
      its.own ? `case_commercial_${here}` : '',
    )
  }

  /** What development and launch cost in each period, before probability. */
  function costsOf(part: Part, { stages, launch }: Development): Lines {
    const { key } = part
    const mine = part.stages.filter(({ isShared }) => !isShared)
    return lines(
      count(periods, own.costs),
      (c, n) => {
        const spent = mine.map(({ stage }) => {
          const { start, end, cost } = stages.get(stage)!
          const begin = `MAX(${start(c)},0)`
          const overlap = `MAX(0,MIN(${end(c)},${n}+1)-MAX(${begin},${n}))`
          const moment = `IF(INT(${begin})=${n},${cost(c)},0)`
          return `IF(${end(c)}<=${begin},${moment},${cost(c)}*${overlap}/(${end(c)}-${begin}))`
        })
        const at = launch(c)
        const overlap = `MAX(0,MIN(${at},${n}+1)-MAX(${at}-1,0,${n}))`
        const launched = `IF(${at}>0,launch_cost_${key}*${driverRows.rndCost(c)}*${overlap},0)`
        return [...spent, launched].join('+')
      },
      money,
    )
  }

  /**
   * Present value of a market's tax once it is reached. Losses are used, and lapse, the oldest first: so one running sum of
   * what is used or lapsed says what is left.
   */
  function taxOf(
    part: Part,
    market: Sales,
    scale: Line,
    costs: Lines | null,
    grown: (time: string, c: string) => string,
  ): Line | null {
    const { key } = part
    const { its, margin, potential, beside, soldTo } = market
    const { key: here } = its
    const growth = lines(count(periods, own.grown), (c, n) => grown(`${n}+0.5`, c), '0.000000')
    const full = lines(
      count(periods, own.fullIn),
      (c, n) => `${soldTo(`(${n}+1)`, c)}-(${soldTo(n, c)})`,
      '0.000000',
    )
    const held = (time: string, c: string) => `MIN(MAX(${time},${beside!.launch(c)}),${beside!.end(c)})`
    const met =
      beside &&
      lines(
        count(periods, own.besideIn),
        (c, n) => `${soldTo(held(`(${n}+1)`, c), c)}-(${soldTo(held(n, c), c)})`,
        '0.000000',
      )
    // What each market sells if all goes well says which part of the costs, and of earlier losses, it bears.
    const less = (c: string) => (met ? `-overlap_${key}*SUMPRODUCT(${growth.all(c)},${met.all(c)})` : '')
    const row = page.next()
    line(
      own.soldInAll,
      (c) => `${potential(c)}*${scale(c)}*(SUMPRODUCT(${growth.all(c)},${full.all(c)})${less(c)})`,
      money,
    )
    page.name(`base_sold_${here}`, `${base}${row}`)
    const { relief } = its
    if (!relief || !costs) return null

    const soldBy = (of: Part) => `(${of.markets.map((each) => `base_sold_${each.key}`).join('+')})`
    const all = `(${parts.map(soldBy).join('+')})`
    const share = line(
      own.costShare,
      () => `IF(${soldBy(part)}>0,base_sold_${here}/${soldBy(part)},1/${part.markets.length})`,
      '0.0000%',
    )
    const opening = line(
      own.openingHere,
      (c) => `loss_opening*IF(${all}>0,${soldBy(part)}/${all},1/${parts.length})*${share(c)}`,
      money,
    )
    const taxWhen = (given: Formula | null, name: string): Lines => {
      const income = lines(
        count(periods, own.income),
        (c, _n, k) => {
          const cut = met ? `-overlap_${key}${given ? `*${given(c)}` : ''}*${met.at(k)(c)}` : ''
          const sold = `${potential(c)}*${scale(c)}*${growth.at(k)(c)}*(${full.at(k)(c)}${cut})`
          return `${sold}*${margin(c)}-${share(c)}*${costs.at(k)(c)}`
        },
        money,
      )
      const losses = lines(
        count(periods, own.lossSum),
        (c, _n, k, above) => `${k === 0 ? opening(c) : above}+MAX(0,-${income.at(k)(c)})`,
        money,
      )
      /** What was used before a period, or lapses with it. */
      const gone = (c: string, n: string, k: number, used: string) => {
        const last = `(-INT(loss_years_${here}-${n})-1)`
        const lapsed = `IF(${last}<-1,0,IF(${last}<0,${opening(c)},INDEX(${losses.all(c)},MAX(1,${last}+1))))`
        return k === 0 ? lapsed : `MAX(${used},${lapsed})`
      }
      const used = lines(
        count(periods, own.lossGone),
        (c, n, k, above) =>
          `MIN(${gone(c, n, k, above)}+loss_limit_${here}*MAX(0,${income.at(k)(c)}),${losses.at(k)(c)})`,
        money,
      )
      return lines(
        count(periods, own.taxIn),
        (c, n, k) => {
          const before = gone(c, n, k, k === 0 ? '' : used.at(k - 1)(c))
          return `${its.tax}*(MAX(0,${income.at(k)(c)})-(${used.at(k)(c)}-${before}))`
        },
        money,
        name,
      )
    }
    const expected = taxWhen(beside?.given ?? null, `case_tax_expected_${here}`)
    if (beside) page.add(title(own.allSucceeds))
    if (beside) taxWhen(null, `case_tax_success_${here}`)
    return line(own.pvTax, (c) => `SUMPRODUCT(${expected.all(c)},${factors.all(c, 0, periods - 1)})`, money)
  }

  /** The years in which the lead sells where this market's patients are, and how likely it is to, given this market. */
  function leadOf(part: Part, its: MarketPart, approval: Line | null): Beside | null {
    const [lead] = done as [Development]
    const met = leadMarketsIn(subject.parts[0]!, its.own?.region).map((each) => lead.markets.get(each.key)!)
    if (met.length === 0) return null
    const shared = new Set(part.stages.filter(({ isShared }) => isShared).map(({ stage }) => stage))
    const others = [...lead.stages].filter(([stage]) => !shared.has(stage as never))
    // Of one and the same review, the likelier approval holds wherever the less likely one does.
    const there = (c: string) => {
      const approvals = met.flatMap((each) => (each.approval ? [each.approval(c)] : []))
      if (approvals.length === 0) return []
      const likeliest = most(approvals)
      if (!shared.has('applying')) return [likeliest]
      return [approval ? `IF(${approval(c)}>0,MIN(1,${likeliest}/${approval(c)}),1)` : likeliest]
    }
    const given = line(
      own.leadGiven,
      (c) => [...others.map(([, { rate: p }]) => p(c)), ...there(c)].join('*') || '1',
      '0.00%',
      `case_given_${its.key}`,
    )
    return {
      launch: (c) => least(met.map((each) => each.launch(c))),
      end: (c) => most(met.map((each) => each.end(c))),
      given,
    }
  }

  function shareOf(part: Part, { own: given, key }: MarketPart): string {
    return `MIN(1,${given ? `share_${key}` : shareBefore(part)}*head_to_head_${part.key})`
  }

  /** Part of the peak that each sales year reaches; after the peak all of it. */
  function uptakeOf({ key, input }: Part): Lines {
    const { type, k, p, q, values } = input.market.uptake ?? {}
    const labels = count(LONGEST_UPTAKE, own.uptakeYear, 1)
    if (type === 'custom') {
      const length = values?.length ?? 1
      return lines(labels, (_c, _n, index) => `uptake_${key}_y${Math.min(index + 1, length)}`, '0.0%')
    }
    const peak = line(
      own.peakYear,
      (c) => `MIN(6,MAX(1,ROUND(peak_year_${key}+${driverRows.peakYear(c)},0)))`,
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

/** What is made when it is first asked for. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** A sum at a time between whole years: it rises in a straight line. */
const along = (time: string, sums: string, values: string) =>
  `INDEX(${sums},INT(${time})+1)+(${time}-INT(${time}))*INDEX(${values},INT(${time})+1)`

function retentionLength({ names }: Subject, { key }: MarketPart): number {
  const [from, to] = names.get(`retention_${key}`)!.cells.match(/\d+/g)!.map(Number) as [number, number]
  return to - from + 1
}

interface StageLines {
  start: Line
  end: Line
  cost: Line
  reach: Line
  /** Success rate before and after the driver. */
  settled: Formula
  rate: Formula
}

interface Development {
  stages: Map<string, StageLines>
  /** The likeliest approval of its regions; null where it has none. */
  filing: Line | null
  loa: Line
  launch: Line
  launchAt: (market: MarketPart) => Line
  pvRnd: Line
  pvLaunch: Line
  /** By key, known once they are written. */
  markets: Map<string, Pick<Sales, 'launch' | 'end'> & { approval: Line | null }>
}

/** The lead where a market meets it. */
interface Beside {
  launch: Formula
  end: Formula
  given: Line
}

/** A market's sales in pieces, and what they rest on. */
interface Sales {
  its: MarketPart
  /** Probability that it is reached. */
  reached: Line
  launch: Line
  loss: Line
  end: Line
  growth: Line
  margin: Line
  net: Line
  potential: Line
  beside: Beside | null
  pieces: number
  sorted: Lines
  level: Lines
  /** Years of full sales up to a time. */
  soldTo: (time: string, column: string) => string
  soldNow: Line
  soldFirst: Line
}
