import { keysOf } from './keys'
import { scalePos } from './probability'
import { approvalTime, launchedAt, type Resolved, type ResolvedIndication } from './resolved'
import { DRIVERS, type Driver, type DriverValues } from './tables'
import { product } from './time'
import { uptakeCurve } from './uptake'

const atMostOne = (value: number) => Math.min(1, value)

/** Scales the product of the indication's own stages; shared stages follow the lead. */
function withPos(
  it: ResolvedIndication,
  lead: ResolvedIndication | null,
  factor: number,
): ResolvedIndication {
  const own = it.stages.filter(({ isShared }) => !isShared)
  const pos = own.map((stage) => stage.pos)
  const scaled = scalePos(pos, atMostOne(product(pos) * factor))
  // It cannot fail: a product of 0 asks for 0, which is answered before the product is looked at.
  const values = scaled.ok ? scaled.value : pos
  return {
    ...it,
    stages: it.stages.map((stage) => {
      if (!stage.isShared) return { ...stage, pos: values[own.indexOf(stage)]! }
      return { ...stage, pos: lead?.stages.find((other) => other.stage === stage.stage)?.pos ?? stage.pos }
    }),
  }
}

function withPeakYear(it: ResolvedIndication, shift: number): ResolvedIndication {
  if (it.uptake.type === 'custom') return it
  const peakYear = Math.min(6, Math.max(1, Math.round(it.curve.length + shift)))
  const uptake = { ...it.uptake, peakYear }
  const curve = uptakeCurve(uptake)
  return { ...it, uptake, curve: curve.ok ? curve.value : it.curve }
}

const withLossShifted = (it: ResolvedIndication, years: number): ResolvedIndication =>
  launchedAt(
    {
      ...it,
      patentExpiry: it.patentExpiry === null ? null : it.patentExpiry + years,
      dataExclusivityYears:
        it.dataExclusivityYears === null ? null : Math.max(0, it.dataExclusivityYears + years),
    },
    it.launch,
  )

type Change = (it: ResolvedIndication, x: number, lead: ResolvedIndication | null) => ResolvedIndication

const CHANGES: Record<Exclude<Driver, 'discountRate'>, Change> = {
  peakShare: (it, x) => ({ ...it, peakShare: atMostOne(it.peakShare * x) }),
  price: (it, x) => ({ ...it, price: it.price * x }),
  marketSize: (it, x) => ({ ...it, marketSize: it.marketSize * x }),
  growth: (it, x) => ({ ...it, growth: Math.max(-0.99, it.growth + x) }),
  patientPool: (it, x) => ({ ...it, patientPool: atMostOne(it.patientPool * x) }),
  cogsPct: (it, x) => ({ ...it, cogsPct: atMostOne(it.cogsPct * x) }),
  sgaPct: (it, x) => ({ ...it, sgaPct: atMostOne(it.sgaPct * x) }),
  rndCost: (it, x) => ({
    ...it,
    launchCost: it.launchCost * x,
    stages: it.stages.map((stage) => ({ ...stage, cost: stage.cost * x })),
  }),
  pos: (it, x, lead) => withPos(it, lead, x),
  launchDelay: (it, x) => (it.launch > 0 ? launchedAt(it, Math.max(it.launch + x, approvalTime(it))) : it),
  loe: (it, x) => withLossShifted(it, x),
  peakYear: (it, x) => withPeakYear(it, x),
}

function applyDriver(r: Resolved, driver: Driver, x: number): Resolved {
  if (driver === 'discountRate') return { ...r, discountRate: Math.max(0, r.discountRate + x) }
  const indications: ResolvedIndication[] = []
  for (const it of r.indications) indications.push(CHANGES[driver](it, x, indications[0] ?? null))
  return { ...r, indications }
}

/** The same valuation with drivers moved, all indications together; reference price and calibration are held. */
export function applyDrivers(r: Resolved, values: DriverValues): Resolved {
  return keysOf(DRIVERS).reduce((changed, driver) => {
    const x = values[driver] ?? null
    return x === null ? changed : applyDriver(changed, driver, x)
  }, r)
}
