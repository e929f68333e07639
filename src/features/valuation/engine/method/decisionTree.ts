import { spread } from './cost'
import { presentValue } from './discounting'
import { launchSpread, ledgerOf, type Ledger } from './ledger'
import { loaOf, type Resolved, type ResolvedIndication } from './resolved'
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
  const { discount, periods } = ledger
  const { cashFlow, rnd, launch } = ledger.indications[index]!.expected
  const commercial =
    presentValue(cashFlow, discount) + presentValue(rnd, discount) + presentValue(launch, discount)
  const loa = loaOf(it)
  const launchPv = presentValue(launchSpread(it, periods), discount)
  const last = it.stages.length - 1

  let value = loa === 0 ? 0 : commercial / loa
  if (last < 0) return { id: it.id, rnpv: value - launchPv, enpv: value - launchPv, nodes: [] }

  let valueWithOption = value
  const nodes = it.stages
    .map((stage, i) => ({ ...stage, own: presentValue(spread(stage.cost, stage, periods), discount), i }))
    .toReversed()
    .map(({ stage, start, pos, own, i }): TreeNode => {
      const cost = own + (i === last ? launchPv : 0)
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
