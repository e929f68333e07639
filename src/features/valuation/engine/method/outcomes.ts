import { periodsOf } from './periods'
import type { Resolved, ResolvedIndication } from './resolved'
import { salesWith } from './ledger'
import { product } from './time'

/** One of the ways in which the approvals can turn out. */
export interface ApprovalOutcome {
  /** Ids of the indications that are approved, in their order. */
  approved: string[]
  probability: number
  /** Sales of each period, money. */
  sales: number[]
}

/** Whether bit `i` of a set is 1. */
const holds = (set: number, i: number) => ((set >> i) & 1) === 1

/** Probability of each set of stages that succeed, the others failing; bit `i` stands for stage `i`. */
function setsOf(pos: readonly number[]): number[] {
  return Array.from({ length: 1 << pos.length }, (_, set) =>
    product(pos.map((p, i) => (holds(set, i) ? p : 1 - p))),
  )
}

/** Probability of approval once it is known which of the lead's stages have succeeded. */
function approvalGiven(it: ResolvedIndication, lead: ResolvedIndication, succeeded: number): number {
  const isLead = it === lead
  return product(
    it.stages.map(({ stage, pos, isShared }) => {
      if (!isLead && !isShared) return pos
      return holds(
        succeeded,
        lead.stages.findIndex((each) => each.stage === stage),
      )
        ? 1
        : 0
    }),
  )
}

/**
 * Every set of approved indications with its probability and sales, exactly (method, section 14): at most eight, in
 * binary order with the lead as the lowest bit. Shared stages are the lead's own events. The probabilities add up to 1,
 * and the sales weighted with them to the ledger's expected ones.
 */
export function outcomesOf(r: Resolved): ApprovalOutcome[] {
  const [lead] = r.indications
  if (!lead) return []
  const periods = periodsOf(r)
  const sets = setsOf(lead.stages.map(({ pos }) => pos))
  const given = sets.map((_, set) => r.indications.map((it) => approvalGiven(it, lead, set)))
  // Beside an approved lead a part of the others' patients is counted there already.
  const alone = r.indications.map((it) => salesWith(r, it, periods, 0))
  const besideLead = r.indications.map((it) => salesWith(r, it, periods, it.overlapWithLead))

  return Array.from({ length: 1 << r.indications.length }, (_, approved) => {
    const sales = holds(approved, 0) ? besideLead : alone
    const isIn = r.indications.map((_it, i) => holds(approved, i))
    return {
      approved: r.indications.filter((_it, i) => isIn[i]).map(({ id }) => id),
      probability: sets.reduce(
        (total, p, set) => total + p * product(given[set]!.map((each, i) => (isIn[i] ? each : 1 - each))),
        0,
      ),
      sales: Array.from({ length: periods }, (_v, k) =>
        sales.reduce((total, of, i) => (isIn[i] ? total + of[k]! : total), 0),
      ),
    }
  })
}
