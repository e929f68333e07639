import { UNCERTAIN_INPUTS, type UncertainInput } from '../method/methodTables'
import { drawPacked, PACKED_LENGTH } from './distribution'
import { taxWithRelief } from '../method/tax'
import { overlap } from '../method/time'
import { STAGES } from '../method/valuationTypes'
import { addSales, splitLife, integral, salesValue, type PathMarket, type Pieces } from './pathSales'
import {
  FULL_MARKET,
  type IndicationProgram,
  type MarketProgram,
  type Program,
  type TaxProgram,
} from './program'
import { BLOCK_SIZE, blockState } from './random'
import { drawUniform } from './paths'
import { RATE_SLICES } from './betaRates'

const MARKET_SIZE = positionOf('marketSize')
const GROWTH = positionOf('growth')
const PRICE = positionOf('price')
const PEAK_SHARE = positionOf('peakShare')
const RND_COST = positionOf('rndCost')
const DURATION = positionOf('duration')
const LAUNCH_DELAY = positionOf('launchDelay')

function positionOf(key: UncertainInput): number {
  return UNCERTAIN_INPUTS.indexOf(key)
}

const REVIEW = STAGES.indexOf('applying')

/** Buffers of a path, allocated once per block and overwritten by every path. */
interface Scratch {
  uniform: Float64Array
  /** Normal numbers of the correlated inputs. */
  normals: Float64Array
  next: number
  /** Result of each of the lead's stages, by canonical index. */
  leadSucceeds: Uint8Array
  /** Number that decided the lead's review, and the probability it was compared with. */
  leadReview: number
  leadReviewPos: number
  /** Same for the current indication. */
  review: number
  reviewPos: number
  /** Years in which the lead of this path is in each region, and in all of them; empty if it is not. */
  leadFrom: Float64Array
  leadTo: Float64Array
  passed: number
  isApproved: boolean
  reached: number
  /** Code for the progress of all indications, to distinguish paths. */
  outcome: number
  market: PathMarket
  pieces: Pieces
  sums: Float64Array
  /** Costs of the current indication by period, money; only if losses give relief. */
  costs: Float64Array
  income: Float64Array
}

const scratchFor = (program: Program): Scratch => ({
  uniform: new Float64Array(program.draws),
  normals: new Float64Array(program.places.length),
  next: 0,
  leadSucceeds: new Uint8Array(STAGES.length),
  leadReview: 0,
  leadReviewPos: 1,
  review: 0,
  reviewPos: 1,
  leadFrom: new Float64Array(FULL_MARKET + 1),
  leadTo: new Float64Array(FULL_MARKET + 1),
  passed: 0,
  isApproved: false,
  reached: 0,
  outcome: 0,
  market: { launch: 0, lossOfExclusivity: 0, salesEnd: 0, growth: 0, level: 0, leadFrom: 0, leadTo: 0 },
  pieces: {
    count: 0,
    from: 0,
    to: new Float64Array(program.pieces),
    value: new Float64Array(program.pieces),
  },
  sums: new Float64Array(program.discount.length),
  costs: new Float64Array(program.discount.length - 1),
  income: new Float64Array(program.discount.length - 1),
})

/** Value of an uncertain input on this path, whose uniform numbers start at `at`; `neutral` without a distribution. */
function drawInput(
  program: Program,
  scratch: Scratch,
  at: number,
  position: number,
  neutral: number,
): number {
  const offset = program.offsets[position]!
  if (offset < 0) return neutral
  return drawPacked(program.distributions, position * PACKED_LENGTH, scratch.uniform[at + offset]!)
}

/** Present value of an amount spread evenly over [from, to]. */
function spreadValue(
  discount: Float64Array,
  discountSums: Float64Array,
  amount: number,
  from: number,
  to: number,
): number {
  const last = discount.length - 1
  const first = from < last ? from | 0 : last
  // Within one period this avoids a difference of large sums, and for an interval without length a division by 0.
  if (to <= from || to <= first + 1) return amount * discount[first]!
  return (amount / (to - from)) * (integral(discountSums, to) - integral(discountSums, from))
}

const rndValue = ({ rndDiscount, rndDiscountSums }: Program, amount: number, from: number, to: number) =>
  spreadValue(rndDiscount, rndDiscountSums, amount, from, to)

/** Success rate of a stage on this path; a single number decides it for that stage of all indications. */
function drawRate({ ratesAt }: Program, rates: Float64Array, i: number, id: number, { uniform }: Scratch) {
  return rates[i * RATE_SLICES + Math.floor(uniform[ratesAt + id]! * RATE_SLICES)]!
}

/**
 * Draws every own stage, even after a failure. Returns the cost of the stages that run, and counts the passed ones in
 * `passed`.
 */
function runStages(
  program: Program,
  it: IndicationProgram,
  isLead: boolean,
  durationFactor: number,
  scratch: Scratch,
) {
  const { stageIds, shared, pos, rates, cost, start, end } = it
  let value = 0
  let isRunning = true
  scratch.passed = 0
  for (let i = 0; i < pos.length; i += 1) {
    const id = stageIds[i]!
    let succeeds = scratch.leadSucceeds[id] === 1
    if (shared[i] === 0) {
      const u = scratch.uniform[scratch.next]!
      const rate = rates ? drawRate(program, rates, i, id, scratch) : pos[i]!
      succeeds = u < rate
      scratch.next += 1
      if (id === REVIEW) {
        scratch.review = u
        scratch.reviewPos = rate
      }
    } else if (id === REVIEW) {
      scratch.review = scratch.leadReview
      scratch.reviewPos = scratch.leadReviewPos
    }
    if (isLead) scratch.leadSucceeds[id] = succeeds ? 1 : 0
    if (isRunning && cost[i] !== 0)
      value += rndValue(program, cost[i]!, start[i]! * durationFactor, end[i]! * durationFactor)
    isRunning &&= succeeds
    if (isRunning) scratch.passed += 1
  }
  return value
}

/** Draws the number that decides where an indication is approved, if its review has already ended. */
function drawRegions({ drawsRegions }: IndicationProgram, isLead: boolean, scratch: Scratch): void {
  if (drawsRegions) {
    scratch.review = scratch.uniform[scratch.next]!
    scratch.next += 1
  }
  if (!isLead) return
  scratch.leadReview = scratch.review
  scratch.leadReviewPos = scratch.reviewPos
}

function spreadOver(amount: number, from: number, to: number, periods: Float64Array): void {
  if (amount === 0) return
  if (to <= from) {
    periods[Math.min(Math.floor(from), periods.length - 1)]! += amount
    return
  }
  for (let k = Math.floor(from); k < to && k < periods.length; k += 1)
    periods[k]! += (amount * overlap(from, to, k, k + 1)) / (to - from)
}

function fillCosts(
  { start, end, cost, outlays }: IndicationProgram,
  durationFactor: number,
  rndCost: number,
  launch: number,
  { costs }: Scratch,
): void {
  costs.fill(0)
  for (let i = 0; i < cost.length; i += 1)
    spreadOver(cost[i]! * rndCost, start[i]! * durationFactor, end[i]! * durationFactor, costs)
  for (const { isFromLaunch, at, duration, amount } of outlays) {
    const from = isFromLaunch ? launch + at : at
    const to = from + duration
    if (duration === 0 && from >= 0) spreadOver(amount * rndCost, from, from, costs)
    else if (to > 0) {
      const left = to - Math.max(from, 0)
      spreadOver((amount * rndCost * left) / duration, to - left, to, costs)
    }
  }
}

/** Present value of the tax on `income`, the sales of this path, after the costs that this market bears. */
function taxValue(
  { discount, force }: MarketProgram,
  { rate, margin, relief }: TaxProgram,
  { income, costs, market: { launch } }: Scratch,
  loss: number,
): number {
  const from = force ? Math.max(launch - force.lead, 0) : 0
  const taxed = income.map((sold, k) => {
    const selling = force ? force.costs[k]! * overlap(from, loss, k, k + 1) : 0
    return sold * margin - selling - (relief ? relief.costShare * costs[k]! : 0)
  })
  const taxes = relief
    ? taxWithRelief(taxed, rate, relief)
    : Array.from(taxed, (profit) => rate * Math.max(0, profit))
  return taxes.reduce((total, tax, k) => total + tax * discount[k]!, 0)
}

/** Value of the `part` of this path's sales in the market that is protected until `loss`. */
function protectedSales(
  it: IndicationProgram,
  market: MarketProgram,
  loss: number,
  part: number,
  scratch: Scratch,
): number {
  const { market: path, pieces, sums, income } = scratch
  path.lossOfExclusivity = loss
  path.salesEnd = loss + market.tailYears
  splitLife(it, market, path, pieces)
  if (market.tax) addSales(market, path, pieces, market.tax.prices, part, income)
  return part * salesValue(market, path, pieces, sums)
}

/** Value of a market that is reached, before development; its path is already drawn. */
function marketValue(it: IndicationProgram, market: MarketProgram, scratch: Scratch): number {
  const { launch } = scratch.market
  if (market.tax) scratch.income.fill(0)
  const patent = Math.max(launch, market.patentExpiry)
  const loss = Math.max(patent, launch + market.dataExclusivityYears)
  const share = loss === patent ? 1 : market.dataExclusivityShare
  let value = protectedSales(it, market, loss, share, scratch)
  if (share < 1) value += protectedSales(it, market, patent, 1 - share, scratch)
  return market.tax ? value - taxValue(market, market.tax, scratch, loss) : value
}

function recordLead(market: MarketProgram, isReached: boolean, scratch: Scratch): void {
  const { leadFrom, leadTo } = scratch
  const { launch } = scratch.market
  const end = Math.max(launch, market.patentExpiry, launch + market.dataExclusivityYears) + market.tailYears
  leadFrom[FULL_MARKET] = Math.min(leadFrom[FULL_MARKET]!, launch)
  leadTo[FULL_MARKET] = Math.max(leadTo[FULL_MARKET]!, end)
  if (market.regionIndex === FULL_MARKET) {
    setLeadYears(scratch, launch, end)
  } else if (isReached) {
    leadFrom[market.regionIndex] = launch
    leadTo[market.regionIndex] = end
  }
}

/** Future launch on a path with its approval at `approval`; nothing is launched before that. */
const delayedLaunch = (it: IndicationProgram, launch: number, approval: number, delay: number) =>
  launch > 0 ? Math.max(approval + launch - it.approval + delay, approval) : launch

function setLeadYears({ leadFrom, leadTo }: Scratch, from: number, to: number): void {
  // A loop, because two calls of `fill` on such short arrays took a twentieth of the time of a path.
  for (let place = 0; place <= FULL_MARKET; place += 1) {
    leadFrom[place] = from
    leadTo[place] = to
  }
}

/** Present value of the outlays that are due before `until`, when the path fails, and of the committed ones. */
function outlaysValue(
  program: Program,
  { outlays }: IndicationProgram,
  launch: number,
  until: number,
): number {
  let value = 0
  for (const { isRnd, isFromLaunch, at, duration, amount, isCommitted } of outlays) {
    const start = isFromLaunch ? launch + at : at
    const from = Math.max(start, 0)
    const to = isCommitted ? start + duration : Math.min(start + duration, until)
    const isDue = duration > 0 ? to > from : start >= 0 && (isCommitted || start < until)
    if (!isDue) continue
    const due = duration > 0 ? (amount * (to - from)) / duration : amount
    value += isRnd
      ? rndValue(program, due, from, to)
      : spreadValue(program.discount, program.discountSums, due, from, to)
  }
  return value
}

/** Present value of the sales force of a market launched at `launch` that is due before `until`. */
function forceValue({ force }: MarketProgram, launch: number, loss: number, until: number): number {
  if (!force) return 0
  const from = Math.max(launch - force.lead, 0)
  const to = Math.min(loss, until)
  return to <= from ? 0 : integral(force.sums, to) - integral(force.sums, from)
}

/** End of the last exclusivity of a market launched at `launch`. */
const lossAfter = ({ patentExpiry, dataExclusivityYears }: MarketProgram, launch: number) =>
  Math.max(launch, patentExpiry, launch + dataExclusivityYears)

/** Costs besides the stages of a path that fails at the time `until`. */
function paidAhead(
  program: Program,
  it: IndicationProgram,
  { launch, approval, delay, until }: { launch: number; approval: number; delay: number; until: number },
  rndCost: number,
): number {
  let value = outlaysValue(program, it, launch, until) * rndCost
  for (const market of it.markets) {
    if (!market.force) continue
    const own = delayedLaunch(it, market.launch, approval, delay)
    value += forceValue(market, own, lossAfter(market, own), until)
  }
  return value
}

const clearLead = (scratch: Scratch) => setLeadYears(scratch, Infinity, -Infinity)

function indicationValue(program: Program, it: IndicationProgram, isLead: boolean, scratch: Scratch): number {
  const at = scratch.next
  scratch.next += program.drawnInputs
  const rndCost = drawInput(program, scratch, at, RND_COST, 1)
  const durationFactor = Math.max(0, drawInput(program, scratch, at, DURATION, 1))

  const spent = runStages(program, it, isLead, durationFactor, scratch)
  drawRegions(it, isLead, scratch)
  let value = -spent * rndCost
  if (!it.paysAhead && scratch.passed < it.pos.length) return value

  const approval = it.approval * durationFactor
  const delay = drawInput(program, scratch, at, LAUNCH_DELAY, 0)
  const launch = delayedLaunch(it, it.launch, approval, delay)
  if (scratch.passed < it.pos.length) {
    const until = it.end[scratch.passed]! * durationFactor
    return value - paidAhead(program, it, { launch, approval, delay, until }, rndCost)
  }

  const marketSize = drawInput(program, scratch, at, MARKET_SIZE, 1)
  const growth = drawInput(program, scratch, at, GROWTH, 0)
  const price = drawInput(program, scratch, at, PRICE, 1)
  const peakShare = drawInput(program, scratch, at, PEAK_SHARE, 1)
  const path = scratch.market
  if (it.isRelieved) fillCosts(it, durationFactor, rndCost, launch, scratch)
  for (const market of it.markets) {
    const isReached = scratch.review < scratch.reviewPos * market.approvalShare
    path.launch = delayedLaunch(it, market.launch, approval, delay)
    path.growth = Math.max(-0.99, market.growth + growth)
    path.level = market.level * marketSize * price * Math.min(1, market.peakShare * peakShare)
    path.leadFrom = isLead ? Infinity : scratch.leadFrom[market.regionIndex]!
    path.leadTo = isLead ? -Infinity : scratch.leadTo[market.regionIndex]!
    if (isReached) {
      scratch.isApproved = true
      scratch.reached += 1
      value += marketValue(it, market, scratch)
    }
    if (market.force)
      value -= forceValue(
        market,
        path.launch,
        lossAfter(market, path.launch),
        isReached ? Infinity : approval,
      )
    if (isLead) recordLead(market, isReached, scratch)
  }
  // The years on all markets together apply if any of them is reached.
  if (isLead && scratch.reached === 0) clearLead(scratch)
  const until = scratch.reached > 0 ? Infinity : approval
  return value - outlaysValue(program, it, launch, until) * rndCost
}

function pathValue(program: Program, scratch: Scratch): number {
  scratch.next = 0
  scratch.isApproved = false
  clearLead(scratch)
  scratch.leadReview = 0
  scratch.leadReviewPos = 1
  scratch.outcome = 0
  let value = 0
  for (let i = 0; i < program.indications.length; i += 1) {
    const it = program.indications[i]!
    scratch.review = 0
    scratch.reviewPos = 1
    scratch.reached = 0
    value += indicationValue(program, it, i === 0, scratch)
    scratch.outcome = scratch.outcome * endCountOf(it) + scratch.passed + scratch.reached
  }
  return value
}

/** Number of possible ends of an indication: at one of its stages, or in so many of its markets. */
const endCountOf = ({ pos, markets }: IndicationProgram) => pos.length + 1 + markets.length

/**
 * Computes paths `block` x 1024 and following into `values` (money at the base date) and `approved` (1 if any
 * indication is approved), from index `at` on. `count` may shorten the last block. `outcomes`, if given, receives a
 * code for the progress of all indications; `move` may change the uniform numbers of each path of the block before they
 * are used.
 */
export function runBlock(
  program: Program,
  seed: number,
  block: number,
  values: Float64Array,
  approved: Uint8Array,
  at = 0,
  count = BLOCK_SIZE,
  outcomes?: Uint16Array,
  move?: (uniform: Float64Array, path: number) => void,
): void {
  const state = blockState(seed, block)
  const scratch = scratchFor(program)
  for (let i = at; i < at + count; i += 1) {
    drawUniform(program, state, scratch.uniform, scratch.normals)
    move?.(scratch.uniform, i - at)
    values[i] = pathValue(program, scratch)
    approved[i] = scratch.isApproved ? 1 : 0
    if (outcomes) outcomes[i] = scratch.outcome
  }
}
