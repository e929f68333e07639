import { expect, test } from 'vitest'
import type { Message } from '@/features/rooms/questions/questions.api'
import { itemsOf, mergeMessages, mergeLatest, withoutSent } from '@/features/rooms/chat/thread'
import { parseCitationTarget, askAddress } from '@/features/rooms/room/addresses'
import { offsetsOf, rowAt } from '@/shared/list/virtual/offsets'

const message = (id: number | string, changes: Partial<Message> = {}): Message => ({
  id: String(id),
  clientId: null,
  content: `m${id}`,
  questionId: null,
  isMine: false,
  name: '',
  side: 'asker',
  time: '',
  ...changes,
})
const ids = (messages: readonly Message[]) => messages.map(({ id }) => Number(id))
const THREE = [message(9), message(10), message(11)]

test('late, repeated or unordered messages appear once, in the server’s order', () => {
  const known = mergeMessages(THREE, [message(100), message(11), message(2)])
  expect(ids(known)).toEqual([2, 9, 10, 11, 100])
  expect(mergeMessages(known, [message(10), message(2)])).toBe(known)
})

test('ids that are too long for numbers stay distinct', () => {
  const [earlier, later] = ['9007199254740992', '9007199254740993'].map((id) => message(id))
  expect(mergeMessages([later!], [earlier!])).toEqual([earlier, later])
  expect(itemsOf([earlier!, later!], [], earlier!.id).map(({ kind }) => kind)).toEqual([
    'message',
    'divider',
    'message',
  ])
})

test('the latest page replaces earlier messages and leaves no gap', () => {
  const [, ten, eleven] = THREE
  expect(mergeLatest(THREE, [ten!], 3)).toEqual({ messages: [message(9), ten], isJoined: true })
  expect(mergeLatest(THREE, [eleven!, message(12)], 4).messages).toEqual([...THREE, message(12)])
  expect(mergeLatest(THREE, [message(70)], 70)).toEqual({ messages: [message(70)], isJoined: false })
  expect(mergeLatest(THREE, [ten!], 1).messages).toEqual([ten])
  expect(mergeLatest(THREE, [], 0)).toEqual({ messages: [], isJoined: false })
  // More messages than the total: some were never sent in this group.
  expect(mergeLatest([message(1), ...THREE], [ten!, eleven!], 3)).toEqual({
    messages: [ten, eleven],
    isJoined: false,
  })
})

test('a message that the server has accepted is no longer outgoing, even if the answer was lost', () => {
  const outbox = [{ clientId: 'a' }, { clientId: 'b' }]
  expect(withoutSent(outbox, [message(1, { clientId: 'a' })])).toEqual([{ clientId: 'b' }])
  expect(withoutSent(outbox, THREE)).toBe(outbox)
})

test('a divider comes before the first new message of others, and only then', () => {
  const outgoing = { clientId: 'own', content: 'x', failure: null }
  const kinds = (lastRead: string | null, messages = THREE) =>
    itemsOf(messages, [outgoing], lastRead).map((item) =>
      item.kind === 'message' ? Number(item.message.id) : item.kind,
    )
  expect(kinds('9')).toEqual([9, 'divider', 10, 11, 'outgoing'])
  expect(kinds('11')).toEqual([9, 10, 11, 'outgoing'])
  expect(kinds(null)).toEqual([9, 10, 11, 'outgoing'])
  expect(kinds('9', [message(9), message(10, { isMine: true }), message(12)])).toEqual([
    9,
    10,
    'divider',
    12,
    'outgoing',
  ])
})

test('a message keeps its place in the list once it is accepted', () => {
  const before = itemsOf(THREE, [{ clientId: 'own', content: 'x', failure: null }], null)
  const after = itemsOf([...THREE, message(12, { clientId: 'own', isMine: true })], [], null)
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
})

test('a row is found by its pixel offset, whatever the heights', () => {
  const heights: Readonly<Record<string, number>> = { a: 10, b: 200, c: 1 }
  const offsets = offsetsOf(['a', 'b', 'c'], (key) => heights[key]!)
  expect(offsets).toEqual([0, 10, 210, 211])
  expect([-5, 0, 9, 10, 209, 210, 500].map((px) => rowAt(offsets, px))).toEqual([0, 0, 0, 1, 1, 2, 2])
  expect(
    rowAt(
      offsetsOf([], () => 1),
      7,
    ),
  ).toBe(0)
})

test.each([
  { documentId: '6-2-1', versionNo: 2, page: 14 },
  { documentId: 'a:b', versionNo: null, page: null },
])('an address carries the citation: %o', (cited) => {
  const { searchParams } = new URL(askAddress('vdr', '1', cited), 'http://x')
  expect(parseCitationTarget(searchParams.get('ask'))).toEqual(cited)
})

test('an address that names no document cites nothing', () => {
  for (const param of [null, '', '6-1', ':1:2', '6-1:x:2']) expect(parseCitationTarget(param)).toBeNull()
})
