import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canInRoom } from '@/features/rooms/domain/abilities'
import { assumptionKey, evidenceState, isOutdatedBy, isVisibleTo } from '@/features/vdr/reports/evidenceRules'
import { regionAfter, regionBetween, rotateRegion, unrotateRegion } from '@/shared/viewer/region'

describe('evidence', () => {
  test.each([
    ['the cited version is published', { versionNo: 2, pages: 8 }, 'current'],
    ['a newer one is', { versionNo: 3, pages: 8 }, 'toCheck'],
    ['an older one is again', { versionNo: 1, pages: 8 }, 'toCheck'],
    ['the newer one is shorter', { versionNo: 3, pages: 4 }, 'pageGone'],
    ['the newer one ends with its page', { versionNo: 3, pages: 5 }, 'toCheck'],
    ['its document is in the room no more', null, 'recycled'],
  ] as const)('%s', (_, published, state) => {
    expect(evidenceState({ versionNo: 2, page: 5 }, published)).toBe(state)
    expect(isOutdatedBy(['current', state])).toBe(state !== 'current')
  })

  test('a report without evidence is not outdated', () => expect(isOutdatedBy([])).toBe(false))

  test.each([
    ['user', false, false, false],
    ['user', false, true, true],
    ['user', true, false, true],
    ['derived', false, false, false],
    ['lead', false, false, false],
    ['default', false, false, true],
    ['BIO', false, false, true],
  ])(
    'source %s, full access %s, can read its evidence %s: visible %s',
    (source, isWhole, readsEvidence, isVisible) => {
      expect(isVisibleTo({ isWhole, readsEvidence }, { source })).toBe(isVisible)
    },
  )

  test('an assumption is identified by field, indication and stage', () => {
    expect(assumptionKey({ field: 'stageCost', indication: 'nsclc', stage: 'phase2' })).toBe(
      'stageCost:nsclc:phase2',
    )
    expect(assumptionKey({ field: 'wacc', indication: null })).toBe('wacc::')
  })

  test.each([
    ['admin', 'active', false, true],
    ['member', 'active', true, true],
    ['member', 'active', false, false],
    ['admin', 'closed', true, false],
    ['member', 'closed', true, false],
  ] as const)('%s of a room that is %s, with the right %s: modifies %s', (role, state, right, may) => {
    expect(canInRoom('report:modify', { role, state, mayModifyValuation: right })).toBe(may)
  })
})

describe('a region of a page', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const region = fc.tuple(share, share, share, share).map(([left, top, width, height]) => ({
    left,
    top,
    width: width * (1 - left),
    height: height * (1 - top),
  }))

  test('returns to its place when the page is rotated and rotated back', () => {
    fc.assert(
      fc.property(region, fc.constantFrom(0, 90, 180, 270), (each, rotation) => {
        const back = unrotateRegion(rotateRegion(each, rotation), rotation)
        for (const side of ['left', 'top', 'width', 'height'] as const)
          expect(back[side]).toBeCloseTo(each[side], 9)
      }),
    )
  })

  test('stays within the page, whatever keys are pressed', () => {
    const keys = fc.array(
      fc.tuple(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), fc.boolean()),
      { maxLength: 200 },
    )
    fc.assert(
      fc.property(keys, (pressed) => {
        let at = { left: 0.2, top: 0.4, width: 0.6, height: 0.12 }
        for (const [key, isSized] of pressed) at = regionAfter(at, key, isSized)!
        expect(Math.min(at.left, at.top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(at.width, at.height)).toBeGreaterThan(0)
        expect(Math.max(at.left + at.width, at.top + at.height)).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  test('is drawn from any corner and clipped at the edges; a tiny drag draws none', () => {
    const drawn = { left: 0.1, top: 0.2, width: 0.9, height: 0.3 }
    expect(regionBetween({ x: 0.1, y: 0.5 }, { x: 1.4, y: 0.2 })).toEqual(drawn)
    expect(regionBetween({ x: 1.4, y: 0.2 }, { x: 0.1, y: 0.5 })).toEqual(drawn)
    expect(regionBetween({ x: 0.3, y: 0.3 }, { x: 0.305, y: 0.9 })).toBeNull()
    expect(regionAfter(drawn, 'Tab', false)).toBeNull()
  })

  test('has its bottom edge on the left after a quarter turn', () => {
    const { left, top, width, height } = rotateRegion({ left: 0.1, top: 0.2, width: 0.3, height: 0.4 }, 90)
    expect([left, top, width, height].map((each) => each.toFixed(3))).toEqual([
      '0.400',
      '0.100',
      '0.400',
      '0.300',
    ])
  })
})
