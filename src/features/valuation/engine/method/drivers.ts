import { keysOf } from './keys'
import { scalePos } from './probability'
import {
  approvalTime,
  withLaunch,
  type Resolved,
  type ResolvedIndication,
  type ResolvedMarket,
} from './resolved'
import { DRIVERS, type Driver, type DriverValues } from './methodTables'
import { product } from './time'
import { DEFAULT_PEAK_YEAR, uptakeCurve } from './uptake'

const atMostOne = (value: number) => Math.min(1, value)

/** Scales the product of the indication's own stages; shared stages follow the lead. */
function withPos(
  it: ResolvedIndication,
  lead: ResolvedIndication | null,
  factor: number,
): ResolvedIndication {
  const own = it.stages.filter(({ isShared }) => !isShared)
  const pos = own.map((stage) => stage.pos)
  const reached = product(pos)
  // A probability of 0 stays as it is: there is no product to scale.
  const scaled = reached > 0 ? scalePos(pos, atMostOne(reached * factor)) : null
  const values = scaled?.ok ? scaled.value : pos
  return {
    ...it,
    stages: it.stages.map((stage) => {
      if (!stage.isShared) return { ...stage, pos: values[own.indexOf(stage)]! }
      return { ...stage, pos: lead?.stages.find((other) => other.stage === stage.stage)?.pos ?? stage.pos }
    }),
  }
}

function withPeakYear(it: ResolvedMarket, shift: number): ResolvedMarket {
  if (it.uptake.type === 'custom') return it
  const latest = Math.max(DEFAULT_PEAK_YEAR, it.curve.length)
  const peakYear = Math.min(latest, Math.max(1, Math.round(it.curve.length + shift)))
  const uptake = { ...it.uptake, peakYear }
  const curve = uptakeCurve(uptake)
  return { ...it, uptake, curve: curve.ok ? curve.value : it.curve }
}

const withLossShifted = (it: ResolvedMarket, years: number): ResolvedMarket =>
  withLaunch(
    {
      ...it,
      patentExpiry: it.patentExpiry === null ? null : it.patentExpiry + years,
      dataExclusivityYears:
        it.dataExclusivityYears === null ? null : Math.max(0, it.dataExclusivityYears + years),
    },
    it.launch,
  )

const inMarkets = (
  it: ResolvedIndication,
  change: (market: ResolvedMarket) => ResolvedMarket,
): ResolvedIndication => ({ ...it, markets: it.markets.map(change) })

/** A product on the market is not delayed; nothing is launched before its approval. */
function withDelay(it: ResolvedIndication, years: number): ResolvedIndication {
  const delayed = (launch: number) => (launch > 0 ? Math.max(launch + years, approvalTime(it)) : launch)
  return inMarkets({ ...it, launch: delayed(it.launch) }, (market) =>
    withLaunch(market, delayed(market.launch)),
  )
}

type Change = (it: ResolvedIndication, x: number, lead: ResolvedIndication | null) => ResolvedIndication

const CHANGES: Record<Exclude<Driver, 'discountRate'>, Change> = {
  peakShare: (it, x) => inMarkets(it, (of) => ({ ...of, peakShare: atMostOne(of.peakShare * x) })),
  price: (it, x) => inMarkets(it, (of) => ({ ...of, price: of.price * x })),
  marketSize: (it, x) => inMarkets(it, (of) => ({ ...of, marketSize: of.marketSize * x })),
  growth: (it, x) => inMarkets(it, (of) => ({ ...of, growth: Math.max(-0.99, of.growth + x) })),
  patientPool: (it, x) => inMarkets(it, (of) => ({ ...of, patientPool: atMostOne(of.patientPool * x) })),
  cogsPct: (it, x) => inMarkets(it, (of) => ({ ...of, cogsPct: atMostOne(of.cogsPct * x) })),
  sgaPct: (it, x) =>
    inMarkets(it, (of) => ({
      ...of,
      sgaPct: atMostOne(of.sgaPct * x),
      salesForce: of.salesForce && { ...of.salesForce, annualCost: of.salesForce.annualCost * x },
    })),
  rndCost: (it, x) => ({
    ...it,
    launchCost: it.launchCost * x,
    outlays: it.outlays.map((outlay) => ({ ...outlay, amount: outlay.amount * x })),
    stages: it.stages.map((stage) => ({ ...stage, cost: stage.cost * x })),
  }),
  pos: (it, x, lead) => withPos(it, lead, x),
  launchDelay: (it, x) => withDelay(it, x),
  loe: (it, x) => inMarkets(it, (of) => withLossShifted(of, x)),
  peakYear: (it, x) => inMarkets(it, (of) => withPeakYear(of, x)),
}

function withRates(r: Resolved, x: number): Resolved {
  const moved = (rate: number) => Math.max(0, rate + x)
  return {
    ...r,
    discountRate: moved(r.discountRate),
    rndRate: moved(r.rndRate),
    indications: r.indications.map((it) =>
      inMarkets(it, (of) => ({ ...of, discountRate: moved(of.discountRate) })),
    ),
  }
}

function applyDriver(r: Resolved, driver: Driver, x: number): Resolved {
  if (driver === 'discountRate') return withRates(r, x)
  const indications: ResolvedIndication[] = []
  for (const it of r.indications) indications.push(CHANGES[driver](it, x, indications[0] ?? null))
  return { ...r, indications }
}

/** Returns the valuation with drivers moved in all indications; reference price and calibration stay fixed. */
export function applyDrivers(r: Resolved, values: DriverValues): Resolved {
  return keysOf(DRIVERS).reduce((changed, driver) => {
    const x = values[driver] ?? null
    return x === null ? changed : applyDriver(changed, driver, x)
  }, r)
}
