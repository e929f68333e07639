import { expect, test } from 'vitest'
import { limitCompared, parseJointSettings } from '@/features/valuation/portfolio/projects'

test('of too many projects those with the most value for their cost are compared, in their original order', () => {
  const projects = Array.from({ length: 22 }, (_, index) => ({
    cost: index === 21 ? 0 : 10,
    holding: { rnpv: index === 3 ? -50 : index },
  }))
  const { compared, excluded } = limitCompared(projects)
  // Least value for the cost: the loss, then the first project; a project that costs nothing stays.
  expect(excluded).toEqual([projects[0], projects[3]])
  expect(compared).toEqual(projects.filter((project) => !excluded.includes(project)))
})

test.each([
  ['0', '1', true],
  ['0.9', '4294967295', true],
  ['0.91', '1', false],
  ['-0.1', '1', false],
  ['0.3', '1.5', false],
  ['', '1', false],
])('a correlation of %s with the seed %s can be simulated: %s', (correlation, seed, isFine) => {
  expect(parseJointSettings({ correlation, seed }).settings !== null).toBe(isFine)
})
