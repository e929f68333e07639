import { UNCERTAIN, type Uncertain } from '../method/tables'
import { drawPacked, PACKED } from './distribution'
import { integral, salesValue, type PathMarket } from './pathSales'
import type { IndicationProgram, Program } from './program'
import { BLOCK, blockState, fillUniform } from './random'

const MARKET_SIZE = positionOf('marketSize')
const GROWTH = positionOf('growth')
const PRICE = positionOf('price')
const PEAK_SHARE = positionOf('peakShare')
const RND_COST = positionOf('rndCost')
const DURATION = positionOf('duration')
const LAUNCH_DELAY = positionOf('launchDelay')

function positionOf(key: Uncertain): number {
  return UNCERTAIN.indexOf(key) * PACKED
}

/** Memory of a path, made once per block and overwritten by every path. */
interface Scratch {
  uniform: Float64Array
  /** Position of the next uniform number. */
  next: number
  /** Outcome of each of the lead's stages, by canonical position. */
  leadSucceeds: Uint8Array
  /** Years in which the lead of this path is on the market; empty when it fails. */
  leadFrom: number
  leadTo: number
  /** Stages passed by the indication at hand. */
  passed: number
  /** Whether any indication of this path is approved. */
  isApproved: boolean
  market: PathMarket
  sums: Float64Array
}

const scratchFor = (program: Program): Scratch => ({
  uniform: new Float64Array(program.draws),
  next: 0,
  leadSucceeds: new Uint8Array(5),
  leadFrom: Infinity,
  leadTo: -Infinity,
  passed: 0,
  isApproved: false,
  market: { launch: 0, lossOfExclusivity: 0, salesEnd: 0, growth: 0, level: 0, leadFrom: 0, leadTo: 0 },
  sums: new Float64Array(program.discount.length),
})

/** Value of an uncertain input on this path; `neutral`, and no number taken, without distribution. */
function drawn(program: Program, scratch: Scratch, position: number, neutral: number): number {
  if (program.distributions[position] === 0) return neutral
  const u = scratch.uniform[scratch.next]!
  scratch.next += 1
  return drawPacked(program.distributions, position, u)
}

/** Present value of an amount spread evenly over [from, to]. */
function spreadValue({ discount, discountSums }: Program, amount: number, from: number, to: number): number {
  const last = discount.length - 1
  const first = from < last ? from | 0 : last
  // Within one period no difference of large sums is needed, and a moment without length is no division by 0.
  if (to <= from || to <= first + 1) return amount * discount[first]!
  return (amount / (to - from)) * (integral(discountSums, to) - integral(discountSums, from))
}

/** Draws every own stage, also after a failure; gives the cost of those run and leaves their number in `passed`. */
function runStages(
  program: Program,
  it: IndicationProgram,
  isLead: boolean,
  stretch: number,
  scratch: Scratch,
) {
  const { stageIds, shared, pos, cost, start, end } = it
  let value = 0
  let isRunning = true
  scratch.passed = 0
  for (let i = 0; i < pos.length; i += 1) {
    const id = stageIds[i]!
    let succeeds = scratch.leadSucceeds[id] === 1
    if (shared[i] === 0) {
      succeeds = scratch.uniform[scratch.next]! < pos[i]!
      scratch.next += 1
    }
    if (isLead) scratch.leadSucceeds[id] = succeeds ? 1 : 0
    if (isRunning && cost[i] !== 0)
      value += spreadValue(program, cost[i]!, start[i]! * stretch, end[i]! * stretch)
    isRunning &&= succeeds
    if (isRunning) scratch.passed += 1
  }
  return value
}

/** Value of one indication on this path, in money at the base date. */
function indicationValue(program: Program, it: IndicationProgram, isLead: boolean, scratch: Scratch): number {
  const marketSize = drawn(program, scratch, MARKET_SIZE, 1)
  const growth = Math.max(-0.99, it.growth + drawn(program, scratch, GROWTH, 0))
  const price = drawn(program, scratch, PRICE, 1)
  const peakShare = Math.min(1, it.peakShare * drawn(program, scratch, PEAK_SHARE, 1))
  const rndCost = drawn(program, scratch, RND_COST, 1)
  const stretch = Math.max(0, drawn(program, scratch, DURATION, 1))
  const delay = drawn(program, scratch, LAUNCH_DELAY, 0)

  const spent = runStages(program, it, isLead, stretch, scratch)
  const isApproved = scratch.passed === it.pos.length
  let value = -spent * rndCost

  const approval = it.approval * stretch
  const launch = it.launch > 0 ? Math.max(approval + it.launch - it.approval + delay, approval) : it.launch
  if (launch > 0 && it.launchCost !== 0 && scratch.passed >= it.pos.length - 1) {
    const from = Math.max(launch - 1, 0)
    value -= spreadValue(program, it.launchCost * (launch - from) * rndCost, from, launch)
  }
  if (!isApproved) return value

  const { market } = scratch
  market.launch = launch
  const patent = Math.max(launch, it.patentExpiry)
  const loss = Math.max(patent, launch + it.dataExclusivityYears)
  market.growth = growth
  market.level = it.level * marketSize * price * peakShare
  market.leadFrom = scratch.leadFrom
  market.leadTo = scratch.leadTo
  scratch.isApproved = true
  if (isLead) {
    scratch.leadFrom = market.launch
    scratch.leadTo = loss + it.tailYears
  }
  if (loss === patent) return value + protectedSales(it, loss, scratch)
  // What data exclusivity protects in one region, and the rest of the world.
  const share = it.dataExclusivityShare
  const regional = share * protectedSales(it, loss, scratch)
  return share < 1 ? value + regional + (1 - share) * protectedSales(it, patent, scratch) : value + regional
}

/** Worth of all sales of this path's market, were they protected until `loss`. */
function protectedSales(it: IndicationProgram, loss: number, { market, sums }: Scratch): number {
  market.lossOfExclusivity = loss
  market.salesEnd = loss + it.tailYears
  return salesValue(it, market, sums)
}

function pathValue(program: Program, scratch: Scratch): number {
  scratch.next = 0
  scratch.isApproved = false
  scratch.leadFrom = Infinity
  scratch.leadTo = -Infinity
  let value = 0
  for (let i = 0; i < program.indications.length; i += 1)
    value += indicationValue(program, program.indications[i]!, i === 0, scratch)
  return value
}

/**
 * Computes paths `block` x 1024 and following into `values` (money at the base date) and `approved` (1 when any
 * indication is approved), from position `at` on. The last block may be cut short by `count`.
 */
export function runBlock(
  program: Program,
  seed: number,
  block: number,
  values: Float64Array,
  approved: Uint8Array,
  at = 0,
  count = BLOCK,
): void {
  const state = blockState(seed, block)
  const scratch = scratchFor(program)
  for (let i = at; i < at + count; i += 1) {
    fillUniform(state, scratch.uniform)
    values[i] = pathValue(program, scratch)
    approved[i] = scratch.isApproved ? 1 : 0
  }
}
