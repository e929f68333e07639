import { describe, expect, test } from 'vitest'
import {
  isWithheldFrom,
  partiesWithVariant,
  variantsFor,
  versionReadBy,
} from '@/features/rooms/domain/variants'
import type { VersionState } from '@/features/rooms/domain/states'

interface Made {
  id: string
  no: number
  state: VersionState
  tagId?: string
  isEnded?: boolean
  redactedFrom?: number
}
const general = (no: number, state: VersionState = 'published', more: Partial<Made> = {}): Made => ({
  id: `v${no}`,
  no,
  state,
  ...more,
})
let made = 0
const variant = (no: number, state: VersionState, more: Partial<Made> = {}): Made => ({
  id: `a${(made += 1)}`,
  no,
  state,
  tagId: 'A',
  ...more,
})

describe('the version that a party reads', () => {
  test.each<[string, Made[], string | undefined]>([
    ['the general one without a variant', [general(1)], 'v1'],
    ['the published variant', [general(1), variant(1, 'published', { id: 'a' })], 'a'],
    ['nothing while the only variant waits', [general(1), variant(1, 'submitted')], undefined],
    ['nothing after a rejection', [general(1), variant(1, 'rejected')], undefined],
    ['nothing after a withdrawal', [general(1), variant(1, 'unpublished')], undefined],
    [
      'the variant of an earlier version, not a later general one',
      [general(1, 'unpublished'), variant(1, 'published', { id: 'a' }), general(2)],
      'a',
    ],
    [
      'the earlier variant until the next one is approved',
      [
        general(1, 'unpublished'),
        variant(1, 'published', { id: 'a' }),
        general(2),
        variant(2, 'submitted', { id: 'b' }),
      ],
      'a',
    ],
    [
      'the last made of two published ones',
      [general(1), variant(1, 'published', { id: 'a' }), variant(1, 'published', { id: 'b' })],
      'b',
    ],
    [
      'the general one once it was given to them',
      [general(1), variant(1, 'unpublished', { isEnded: true })],
      'v1',
    ],
    [
      'nothing after a redaction for everybody',
      [general(1, 'unpublished'), variant(1, 'published'), general(2, 'submitted', { redactedFrom: 1 })],
      undefined,
    ],
  ])('is %s', (_, versions, id) => {
    expect(versionReadBy('A', versions)?.id).toBe(id)
  })

  test('leaves the others with the general one', () => {
    const versions = [general(1), variant(1, 'published')]
    for (const tagId of ['B', null]) {
      expect(versionReadBy(tagId, versions)?.id).toBe('v1')
      expect(variantsFor(tagId, versions)).toEqual([])
    }
  })
})

test('content is withheld from a party up to the version of its variant, and of a later one not', () => {
  const versions = [general(1), general(2), variant(2, 'published'), general(3)]
  const withheld = (tagId: string | null) =>
    [1, 2, 3].filter((no) => isWithheldFrom(tagId, general(no), versions))
  expect(withheld('A')).toEqual([1, 2])
  expect(withheld(null)).toEqual([])
})

test('parties with a variant are named once, without those that were given the general version', () => {
  const ended = variant(1, 'unpublished', { tagId: 'B', isEnded: true })
  expect(partiesWithVariant([general(1), variant(1, 'published'), variant(2, 'submitted'), ended])).toEqual([
    'A',
  ])
})
