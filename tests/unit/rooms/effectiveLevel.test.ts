import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  effectiveLevel,
  type RoomReader,
  type RoomRights,
  type Rule,
} from '@/features/rooms/domain/effectiveLevel'
import type { Level } from '@/features/rooms/domain/levels'
import type { Release } from '@/features/rooms/domain/release'

const rule = (level: Level): Rule => ({ level, setBy: '王管理', setTime: '2026-11-01 09:00:00' })

/** `top` > `science` > `report`, with rules by `node subject:id`. */
const makeRoom = (rules: Record<string, Level> = {}, changes: Partial<RoomRights> = {}): RoomRights => {
  const parents: Record<string, string | null> = { top: null, science: 'top', report: 'science' }
  return {
    state: 'active',
    isZipAllowed: false,
    defaultLevel: 0,
    parentOf: (node) => parents[node],
    ruleOf: (node, subject, id) => {
      const level = rules[`${node} ${subject}:${id}`]
      return level === undefined ? undefined : rule(level)
    },
    releases: new Map(),
    at: '2026-11-22T08:00:00Z',
    ...changes,
  }
}
const releaseOn = (node: string, changes: Partial<Release> = {}): RoomRights['releases'] =>
  new Map([
    [
      node,
      [
        {
          id: 'r1',
          node,
          tagIds: null,
          time: '2026-12-05 09:00:00',
          phaseId: null,
          isMet: false,
          setBy: '王管理',
          setTime: '2026-11-01 09:00:00',
          ...changes,
        },
      ],
    ],
  ])
const makeReader = (changes: Partial<RoomReader> = {}): RoomReader => ({
  memberId: 'm1',
  tagId: 't1',
  role: 'member',
  state: 'loggedIn',
  expires: null,
  isFenced: false,
  ...changes,
})

describe('source of the level', () => {
  test.each<[string, Record<string, Level>, Partial<RoomReader>, Level, string]>([
    ['nothing', {}, {}, 0, 'default'],
    ['the tag on the node', { 'report tag:t1': 3 }, {}, 3, 'tag'],
    ['the member before his tag', { 'report tag:t1': 3, 'report member:m1': 1 }, {}, 1, 'member'],
    ['the tag on the node before the member above', { 'report tag:t1': 2, 'top member:m1': 5 }, {}, 2, 'tag'],
    ['the nearest folder', { 'science tag:t1': 2, 'top tag:t1': 4 }, {}, 2, 'tag'],
    ['a denial on the way', { 'science tag:t1': 0, 'top tag:t1': 4 }, {}, 0, 'tag'],
    ['a child above its parent', { 'report tag:t1': 4, 'science tag:t1': 1 }, {}, 4, 'tag'],
    ['no rule of another tag', { 'report tag:t2': 4 }, {}, 0, 'default'],
    ['no rule of another member', { 'report member:m2': 4 }, {}, 0, 'default'],
    ['no tag', { 'report tag:t1': 4 }, { tagId: null }, 0, 'default'],
    ['the administrator', { 'report member:m1': 0 }, { role: 'admin' }, 6, 'administrator'],
    ['not yet there', { 'report tag:t1': 4 }, { state: 'invited' }, 0, 'invited'],
    ['stopped', { 'report tag:t1': 4 }, { state: 'stopped' }, 0, 'stopped'],
    ['enabled again', { 'report tag:t1': 4 }, { state: 'enabled' }, 4, 'tag'],
    ['expired', { 'report tag:t1': 4 }, { expires: '2026-11-22T08:00:00Z' }, 0, 'expired'],
    ['not expired yet', { 'report tag:t1': 4 }, { expires: '2026-11-22T08:00:01Z' }, 4, 'tag'],
  ])('%s', (_name, rules, reader, level, source) => {
    const effective = effectiveLevel('report', makeReader(reader), makeRoom(rules))
    expect(effective).toMatchObject({ level, because: { source, caps: [] } })
  })

  test('the deciding rule is named with its node', () => {
    const { because } = effectiveLevel('report', makeReader(), makeRoom({ 'top tag:t1': 2 }))
    expect(because).toEqual({ source: 'tag', node: 'top', rule: rule(2), caps: [] })
  })

  test('without a rule the default of the room applies', () => {
    const room = makeRoom({}, { defaultLevel: 2 })
    expect(effectiveLevel('report', makeReader(), room)).toMatchObject({
      level: 2,
      because: { source: 'default' },
    })
    expect(effectiveLevel('report', makeReader({ isFenced: true }), room).level).toBe(1)
  })

  test('an unknown node gives no level, not even to an administrator', () => {
    expect(effectiveLevel('gone', makeReader({ role: 'admin' }), makeRoom()).level).toBe(0)
  })
})

describe('caps', () => {
  test.each<[string, Level, Partial<RoomReader>, Partial<RoomRights>, Level, readonly string[]]>([
    ['fence', 4, { isFenced: true }, {}, 1, ['fence']],
    ['fence, at the fence already', 1, { isFenced: true }, {}, 1, []],
    ['fence, nothing to see', 0, { isFenced: true }, {}, 0, []],
    ['fence does not hold for administrators', 4, { isFenced: true, role: 'admin' }, {}, 6, []],
    ['closed', 4, {}, { state: 'closed' }, 0, ['closed']],
    ['closed, ZIP allowed', 5, {}, { state: 'closed', isZipAllowed: true }, 4, ['closed']],
    [
      'closed, ZIP allowed, fence',
      5,
      { isFenced: true },
      { state: 'closed', isZipAllowed: true },
      1,
      ['closed', 'fence'],
    ],
    ['closed, administrator', 4, { role: 'admin' }, { state: 'closed' }, 4, ['closed']],
    ['deleted', 4, { role: 'admin' }, { state: 'deleted' }, 0, ['deleted']],
    ['unreleased', 4, {}, { releases: releaseOn('report') }, 0, ['unreleased']],
    ['unreleased above', 5, {}, { releases: releaseOn('top') }, 0, ['unreleased']],
    ['unreleased, fence', 4, { isFenced: true }, { releases: releaseOn('top') }, 0, ['unreleased']],
    ['unreleased for the tag', 4, {}, { releases: releaseOn('top', { tagIds: ['t1'] }) }, 0, ['unreleased']],
    ['unreleased for another tag', 4, {}, { releases: releaseOn('top', { tagIds: ['t2'] }) }, 4, []],
    ['released', 4, {}, { releases: releaseOn('top', { isMet: true }) }, 4, []],
    ['unreleased, nothing to see', 0, {}, { releases: releaseOn('top') }, 0, []],
    ['unreleased does not hold for those who manage', 6, {}, { releases: releaseOn('top') }, 6, []],
    ['unreleased, administrator', 0, { role: 'admin' }, { releases: releaseOn('top') }, 6, []],
    [
      'unreleased, closed, administrator',
      0,
      { role: 'admin' },
      { releases: releaseOn('top'), state: 'closed' },
      4,
      ['closed'],
    ],
  ])('%s', (_name, given, reader, room, level, caps) => {
    const effective = effectiveLevel('report', makeReader(reader), makeRoom({ 'report tag:t1': given }, room))
    expect(effective).toMatchObject({ level, because: { caps } })
  })

  test('the nearest plan that is not met is named, and a met one beside it changes nothing', () => {
    const releases = new Map([...releaseOn('top', { id: 'far' }), ...releaseOn('science', { id: 'near' })])
    const room = makeRoom({ 'report tag:t1': 2 }, { releases })
    expect(effectiveLevel('report', makeReader(), room).because.release?.id).toBe('near')
    const met = new Map([...releases, ...releaseOn('science', { id: 'near', isMet: true })])
    expect(effectiveLevel('report', makeReader(), { ...room, releases: met })).toMatchObject({
      level: 0,
      because: { release: { id: 'far' } },
    })
  })
})

/** Paths of folders with occasional rules for the member, their tag or another tag. */
const paths = fc.array(
  fc.record({
    member: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 3, nil: undefined }),
    tag: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 3, nil: undefined }),
    otherTag: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 3, nil: undefined }),
  }),
  { minLength: 1, maxLength: 30 },
)
type Path = readonly {
  member?: number | undefined
  tag?: number | undefined
  otherTag?: number | undefined
}[]

const roomOf = (path: Path, changes: Partial<RoomRights> = {}): RoomRights => ({
  ...makeRoom(),
  parentOf: (node) => (Number(node) === 0 ? null : String(Number(node) - 1)),
  ruleOf: (node, subject, id) => {
    const { member, tag, otherTag } = path[Number(node)]!
    const level = subject === 'member' ? member : id === 't1' ? tag : otherTag
    return level === undefined ? undefined : rule(level as Level)
  },
  ...changes,
})
const levelOn = (path: Path, reader: RoomReader = makeReader(), changes: Partial<RoomRights> = {}) =>
  effectiveLevel(String(path.length - 1), reader, roomOf(path, changes)).level

describe('for any path', () => {
  test('the level equals that of a naive walk', () => {
    const naive = (path: Path) => {
      const levels = path.flatMap(({ tag, member }) => [tag, member]).filter((level) => level !== undefined)
      return levels.at(-1) ?? 0
    }
    fc.assert(
      fc.property(paths, (path) => levelOn(path) === naive(path)),
      { numRuns: 2000 },
    )
  })

  test('rules of another tag change nothing', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const without = path.map(({ member, tag }) => ({ member, tag }))
        expect(levelOn(path)).toBe(levelOn(without))
      }),
    )
  })

  test('no cap raises the level', () => {
    fc.assert(
      fc.property(
        paths,
        fc.boolean(),
        fc.constantFrom('active', 'closed', 'deleted'),
        fc.option(fc.tuple(fc.nat(29), fc.constantFrom(null, ['t1'], ['t2']), fc.boolean())),
        (path, isFenced, state, plan) => {
          const releases = plan
            ? releaseOn(String(plan[0]), { tagIds: plan[1], isMet: plan[2] })
            : new Map<string, Release[]>()
          expect(levelOn(path, makeReader({ isFenced }), { state, releases })).toBeLessThanOrEqual(
            levelOn(path),
          )
        },
      ),
    )
  })
})
