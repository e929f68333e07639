import { expect, test } from 'vitest'
import { decisionTree, evaluate } from '@/features/valuation/engine'
import { readStages } from '@/features/valuation/workbench/stageChanges'
import { makeIndication, makeValuation, resolved } from '../engine/valuationBuilders'

const asset = resolved(
  makeValuation({
    indications: [makeIndication(), makeIndication({ id: 'B', sharedStages: ['phase3'] })],
  }),
)
const stageOf = (index: number, name: string, changed = asset) =>
  changed.indications[index]!.stages.find(({ stage }) => stage === name)!

test('without input nothing changes', () => {
  expect(readStages(asset, { stages: {} }).resolved).toEqual(asset)
  expect(readStages(asset, { stages: { 'gone:phase1': { pos: 'x' } } }).resolved).toEqual(asset)
})

test('a typed probability and cost replace those of the stage, and shared stages follow the lead', () => {
  const { resolved: changed } = readStages(asset, {
    stages: { 'A:phase3': { pos: '80', cost: '1,000,000' }, 'B:applying': { pos: '90' } },
  })
  expect(stageOf(0, 'phase3', changed!)).toMatchObject({ pos: 0.8, cost: 1e6 })
  expect(stageOf(1, 'phase3', changed!)).toMatchObject({ pos: 0.8, cost: 0, isShared: true })
  expect(stageOf(1, 'applying', changed!)).toMatchObject({ pos: 0.9, cost: 10e6 })
  expect(stageOf(0, 'phase3').pos).toBe(0.5)
})

test('whatever is typed, the tree without options equals the rNPV', () => {
  for (const [pos, cost] of [
    ['5', '900000000'],
    ['100', '0'],
    ['63.5', '12345678.9'],
  ] as const) {
    const { resolved: changed } = readStages(asset, {
      stages: { 'A:phase3': { pos, cost }, 'A:applying': { pos: '40' } },
    })
    const tree = decisionTree(changed!)
    expect(tree.rnpv).toBeCloseTo(evaluate(changed!).rnpv, 3)
    expect(tree.enpv).toBeGreaterThanOrEqual(tree.rnpv - 1e-6)
  }
})

test('errors are reported by stage, and nothing is computed', () => {
  const { resolved: changed, issues } = readStages(asset, {
    stages: { 'A:phase3': { pos: '101' }, 'A:applying': { cost: '-1', pos: '50' } },
  })
  expect(changed).toBeNull()
  expect(issues.get('A:phase3')).toMatchObject({ pos: { key: 'range' } })
  expect(issues.get('A:applying')).toMatchObject({ cost: { key: 'min' } })
})

test('a listed asset has nothing to change', () => {
  const listed = resolved(makeValuation({ indications: [makeIndication({ stages: [], launchTime: -2 })] }))
  expect(readStages(listed, { stages: { 'A:phase3': { pos: '1' } } }).resolved).toEqual(listed)
})
