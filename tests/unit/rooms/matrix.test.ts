import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectiveLevel } from '@/features/rooms/domain/effectiveLevel'
import { afterChanges, tagReaderOf, impactOf, largestChanges } from '@/features/rooms/domain/impact'
import { LEVELS, type Level } from '@/features/rooms/domain/levels'
import type { RightsMatrix } from '@/features/rooms/rights/rights.api'
import {
  parseClipboardText,
  toClipboardText,
  changesOf,
  columnOf,
  copyTag,
  EMPTY_STAGED,
  pasteEdits,
  rebaseStaged,
  rowsOf,
  rulesByTag,
  stage,
} from '@/features/rooms/rights/matrixModel'
import { rightsOf } from '@/features/rooms/rights/rightsOf'

const AT = '2026-11-22T00:00:00Z'
const TAGS = ['t1', 't2']
const PARENTS: Readonly<Record<string, string | null>> = { a: null, b: 'a', c: 'b', d: 'a', e: null, f: 'e' }
const nodes: RightsMatrix['nodes'] = Object.entries(PARENTS).map(([id, parentId]) => ({
  id,
  parentId,
  kind: 'c d f'.includes(id) ? 'document' : 'folder',
  name: id,
  indexNo: '',
}))

const level = fc.constantFrom(...LEVELS)
const node = fc.constantFrom(...Object.keys(PARENTS))
const rule = fc.record({
  node,
  subject: fc.constantFrom('tag' as const, 'member' as const),
  id: fc.constantFrom('t1', 't2', 'm1', 'm2'),
  level,
})
const matrix: fc.Arbitrary<RightsMatrix> = fc.record({
  version: fc.constant(1),
  state: fc.constant('active' as const),
  endTime: fc.constant('2099-01-01 00:00:00'),
  isZipAllowed: fc.constant(false),
  defaultLevel: level,
  nodes: fc.constant(nodes),
  tags: fc.constant(TAGS.map((id) => ({ id, name: id, color: '' }))),
  members: fc.tuple(fc.constantFrom(...TAGS, null), fc.boolean()).map(([tagId, isFenced]) =>
    ['m1', 'm2'].map((memberId) => ({
      memberId,
      name: memberId,
      tagId,
      role: 'member' as const,
      state: 'loggedIn' as const,
      expires: null,
      isFenced: isFenced && memberId === 'm1',
    })),
  ),
  rules: fc
    .uniqueArray(rule, { selector: ({ node: at, subject, id }) => `${at}${subject}${id}`, maxLength: 12 })
    .map((rules) => rules.map((each) => ({ ...each, setBy: '', setTime: AT }))),
  releases: fc.constant([]),
  phases: fc.constant([]),
})
const edit = fc.record({ node, tag: fc.constantFrom(...TAGS), level: fc.option(level) })
const edits = fc.array(edit, { maxLength: 8 })
const documents = nodes.flatMap(({ kind, id }) => (kind === 'document' ? [id] : []))

test('the impact of staged edits equals the difference in rights once they are applied', () => {
  fc.assert(
    fc.property(matrix, edits, (given, staging) => {
      const staged = stage(EMPTY_STAGED, rulesByTag(given), staging)
      const changes = changesOf(staged).map((change) => ({ kind: 'rule' as const, ...change }))
      const before = rightsOf(given)
      const after = afterChanges(before, changes, AT)
      const effects = impactOf(before, changes, { documents, tags: TAGS, at: AT })
      for (const { memberId } of given.members) {
        const effect = effects.find((each) => each.memberId === memberId)
        for (const document of documents) {
          const was = before.levelOf(document, memberId, AT).level
          const change = [...(effect?.gains ?? []), ...(effect?.losses ?? [])].find(
            (each) => each.node === document,
          )
          expect(change?.from ?? was).toBe(was)
          expect(change?.to ?? was).toBe(after.levelOf(document, memberId, AT).level)
        }
        expect(effect?.gains.every(({ from, to }) => to > from) ?? true).toBe(true)
        expect(effect?.losses.every(({ from, to }) => to < from) ?? true).toBe(true)
      }
      expect(largestChanges(effects, documents).length).toBeLessThanOrEqual(10)
    }),
  )
})

test('a cell equals effectiveLevel for a reader who has only the tag, staged edits included', () => {
  fc.assert(
    fc.property(matrix, edits, (given, staging) => {
      const rules = rulesByTag(given)
      const staged = stage(EMPTY_STAGED, rules, staging)
      const changes = changesOf(staged).map((change) => ({ kind: 'rule' as const, ...change }))
      const after = afterChanges(rightsOf(given), changes, AT)
      for (const tag of TAGS) {
        const column = columnOf(nodes, given.defaultLevel, rules.get(tag), staged.get(tag))
        for (const { id } of nodes) {
          const cell = column.get(id)!
          expect(cell.level).toBe(effectiveLevel(id, tagReaderOf(tag), after.at(AT)).level)
          const below = nodes.filter(({ parentId }) => parentId === id).map((child) => column.get(child.id)!)
          expect(cell.isMixed).toBe(below.some((child) => child.isMixed || child.level !== cell.level))
        }
      }
    }),
  )
})

test('an edit that sets the current level is dropped, and a copied tag gets the same cells', () => {
  fc.assert(
    fc.property(matrix, edits, (given, staging) => {
      const rules = rulesByTag(given)
      const staged = stage(EMPTY_STAGED, rules, staging)
      const back = staging.map(({ node: at, tag }) => ({
        node: at,
        tag,
        level: rules.get(tag)?.get(at) ?? null,
      }))
      expect(stage(staged, rules, back)).toEqual(EMPTY_STAGED)
      const copied = copyTag(staged, rules, 't1', 't2')
      const [from, to] = TAGS.map((tag) =>
        columnOf(nodes, given.defaultLevel, rules.get(tag), copied.get(tag)),
      )
      const own = (cells: typeof from) => [...cells!].map(([id, cell]) => [id, cell.level, cell.isOwn])
      expect(own(to)).toEqual(own(from))
    }),
  )
})

test('edits that someone else has applied meanwhile are no longer staged, nor edits of a deleted tag', () => {
  const given: RightsMatrix = {
    version: 1,
    state: 'active',
    endTime: '',
    isZipAllowed: false,
    defaultLevel: 0,
    nodes,
    tags: [{ id: 't1', name: '', color: '' }],
    members: [],
    rules: [],
    releases: [],
    phases: [],
  }
  const staged = stage(EMPTY_STAGED, new Map(), [
    { node: 'a', tag: 't1', level: 2 },
    { node: 'b', tag: 't1', level: 3 },
    { node: 'a', tag: 't9', level: 1 },
  ])
  const rules = [{ node: 'a', subject: 'tag' as const, id: 't1', level: 2 as Level, setBy: '', setTime: AT }]
  expect(changesOf(rebaseStaged(staged, { ...given, rules }))).toEqual([
    { node: 'b', subject: 'tag', id: 't1', level: 3 },
  ])
})

test('blocks are copied as a spreadsheet does, and fill what is selected', () => {
  const block: (Level | null)[][] = [[2, null]]
  expect(parseClipboardText(toClipboardText(block))).toEqual(block)
  expect(parseClipboardText('3\t4\r\n')).toEqual([[3, 4]])
  expect(parseClipboardText('9')).toBeNull()
  const range = { from: { row: 0, column: 0 }, to: { row: 1, column: 0 } }
  expect(pasteEdits(block, range, ['a', 'b'], TAGS)).toEqual([
    { node: 'a', tag: 't1', level: 2 },
    { node: 'a', tag: 't2', level: null },
    { node: 'b', tag: 't1', level: 2 },
    { node: 'b', tag: 't2', level: null },
  ])
  expect(
    pasteEdits(block, { from: { row: 1, column: 1 }, to: { row: 1, column: 1 } }, ['a', 'b'], TAGS),
  ).toHaveLength(1)
})

test('rows are those of open folders; documents are included on request only', () => {
  const ids = (open: string[], all: boolean) =>
    rowsOf(nodes, new Set(open), all).map(({ node: { id }, depth }) => id + depth)
  expect(ids([], false)).toEqual(['a0', 'e0'])
  expect(ids(['a'], false)).toEqual(['a0', 'b1', 'e0'])
  expect(ids(['a', 'b'], true)).toEqual(['a0', 'b1', 'c2', 'd1', 'e0'])
  // The contents of a closed folder stay hidden, whatever is open inside it.
  expect(ids(['b'], true)).toEqual(['a0', 'e0'])
})
