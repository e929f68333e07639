import { expect, test } from 'vitest'
import { linkPath } from '@/features/implementation/plan/gantt/link'
import { headsOf, placeOf, scaleOf, xOf, ZOOMS } from '@/features/implementation/plan/gantt/scale'
import { dayNumber, dayFromNumber } from '@/shared/lib/dates'

const SPANS = [{ start: '2026-01-30', end: '2026-03-02' }]

test.each(ZOOMS)('by %s, a bar is as long as its days, and heads follow each other without a gap', (zoom) => {
  const scale = scaleOf(SPANS, '2026-02-10', zoom)
  expect(placeOf(scale, SPANS[0]!)).toEqual({ left: xOf(scale, '2026-01-30'), width: 32 * scale.px })
  for (const heads of Object.values(headsOf(scale, 0, scale.days))) {
    expect(heads[0]!.left).toBeLessThanOrEqual(0)
    for (const [at, { left, width }] of heads.entries()) {
      if (at + 1 < heads.length) expect(heads[at + 1]!.left).toBe(left + width)
    }
  }
})

test('headers name days, Mondays, months and years', () => {
  const namesOf = (zoom: (typeof ZOOMS)[number], day: string) => {
    const scale = scaleOf(SPANS, '2026-02-10', zoom)
    const from = dayNumber(day) - scale.first
    const { upper, lower } = headsOf(scale, from, from + 1)
    return [upper[0]!.name, lower[0]!.name]
  }
  expect(namesOf('day', '2026-02-11')).toEqual(['2026-02', '11'])
  expect(namesOf('week', '2026-02-11')).toEqual(['2026-02', '02-09'])
  expect(namesOf('month', '2027-02-28')).toEqual(['2027', '02'])
})

test('a wrong year does not make an endless chart, and its bar is clipped at the edge', () => {
  const wrong = { start: '0001-01-01', end: '2026-03-02' }
  const scale = scaleOf([wrong], '2026-02-10', 'day')
  expect(scale.days).toBeLessThan(4000)
  expect(placeOf(scale, wrong).left).toBe(0)
  expect(dayFromNumber(scale.first) < '2026-02-10').toBe(true)
})

test('a dependency line enters the bar from above or below, or from the side if the bar starts before it', () => {
  expect(linkPath({ x: 10, y: 20 }, { x: 30, y: 100 }, 10)).toBe('M10 20H36V90m-3 -3l3 3l3 -3')
  expect(linkPath({ x: 10, y: 100 }, { x: 10, y: 20 }, 10)).toBe('M10 100H16V30m-3 3l3 -3l3 3')
  expect(linkPath({ x: 50, y: 20 }, { x: 30, y: 100 }, 10)).toBe('M50 20h6V84H24V100H30m-3 -3l3 3l-3 3')
})
