import { spread } from './cost'
import { presentValue } from './discounting'
import { forceInstalments, instalmentsOf } from './instalments'
import { ledgerOf, type Ledger } from './ledger'
import { approvalOf, loaOf, type Resolved, type ResolvedIndication } from './resolved'
import { sum } from './time'
import type { StageName } from './valuationTypes'

/** Stage of the tree; values in money at the base date, given that the stage is reached. */
export interface TreeNode {
  stage: StageName
  value: number
  /** With the option to stop instead of continuing at a loss. */
  valueWithOption: number
  /** `value` in money at the start of the stage; for the step chart. */
  valueAtStage: number
}

export interface IndicationTree {
  id: string
  rnpv: number
  enpv: number
  nodes: TreeNode[]
}

export interface DecisionTree {
  indications: IndicationTree[]
  rnpv: number
  /** Value with the option to stop before each stage; never below the rNPV. */
  enpv: number
  optionValue: number
}

function treeOf(r: Resolved, it: ResolvedIndication, ledger: Ledger, index: number): IndicationTree {
  const { discount, rndDiscount, periods } = ledger
  const { present, markets } = ledger.indications[index]!
  const { cashFlow, rnd, launch } = present.expected
  const outlays = instalmentsOf(it, periods).map((each) => ({
    ...each,
    value: presentValue(each.amounts, each.row === 'rnd' ? rndDiscount : discount),
  }))
  const forces = it.markets.flatMap((market, m) =>
    forceInstalments(it, market, periods).map((each) => ({
      ...each,
      value: presentValue(each.amounts, markets[m]!.discount),
    })),
  )
  const last = it.stages.length
  const due = outlays.filter(({ isCommitted }) => !isCommitted)
  const committed = sum(outlays.filter(({ isCommitted }) => isCommitted).map(({ value }) => value))
  const dueBefore = (known: number) =>
    sum([...due, ...forces].filter((each) => each.known === known).map(({ value }) => value))

  const loa = loaOf(it)
  const early = sum(forces.filter(({ known }) => known < last).map(({ reach, value }) => reach * value))
  const late = sum(due.filter(({ known }) => known === last).map(({ value }) => value))
  const commercial = cashFlow + rnd + launch + early - approvalOf(it) * late
  let value = loa === 0 ? 0 : commercial / loa
  if (last === 0) return { id: it.id, rnpv: value - committed, enpv: value - committed, nodes: [] }

  let valueWithOption = value
  const nodes = it.stages
    .map((stage, i) => ({ ...stage, own: presentValue(spread(stage.cost, stage, periods), rndDiscount), i }))
    .toReversed()
    .map(({ stage, start, pos, own, i }): TreeNode => {
      const cost = own + dueBefore(i) + (i === 0 ? committed : 0)
      value = pos * value - cost
      valueWithOption = pos * Math.max(0, valueWithOption) - cost
      return {
        stage,
        value,
        valueWithOption,
        valueAtStage: value * (1 + r.discountRate) ** Math.max(start, 0),
      }
    })
    .toReversed()
  return { id: it.id, rnpv: value, enpv: valueWithOption, nodes }
}

/** Decision tree, rolled back from the market to today; without the option its value equals the rNPV. */
export function decisionTree(r: Resolved): DecisionTree {
  const ledger = ledgerOf(r)
  const indications = r.indications.map((it, i) => treeOf(r, it, ledger, i))
  const rnpv = sum(indications.map((tree) => tree.rnpv))
  const enpv = sum(indications.map((tree) => tree.enpv))
  return { indications, rnpv, enpv, optionValue: enpv - rnpv }
}
