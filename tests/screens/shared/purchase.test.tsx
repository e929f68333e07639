import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failure, type FailureKind } from '@/shared/api'
import type { User } from '@/shared/auth/auth.api'
import { useSession } from '@/shared/auth/session'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'

const signedInAs = (userId: string) => useSession.setState({ user: { userId } as User })

/** Buys twice, reloading in between, and returns what each attempt sent. */
async function buyTwice(first: FailureKind | null, second: FailureKind | null = null) {
  signedInAs('1')
  sessionStorage.clear()
  const sent: { item: string; idemKey: string }[] = []
  async function buy(item: string, answer: FailureKind | null) {
    const { result, unmount } = renderHook(() => useIdempotentSubmit<{ item: string }>('shop'))
    await act(() =>
      result.current.send({ item }, (body) => {
        sent.push(body)
        return Promise.resolve(answer === null ? { ok: true, data: undefined } : failure(answer))
      }),
    )
    const { unanswered } = result.current
    unmount()
    return unanswered
  }
  const left = [await buy('a', first), await buy('b', second)]
  return { sent, left }
}

test.each([
  'network',
  'timeout',
  'server',
  'bad-gateway',
  'invalid-answer',
  'processing',
  'cancelled',
] as const)(
  'after %s it is sent again as it was, under the same key, until that is answered',
  async (kind) => {
    const { sent, left } = await buyTwice(kind)
    expect(sent[1]).toEqual(sent[0])
    expect(left).toEqual([{ item: 'a' }, null])
  },
)

test.each([
  null,
  'refused',
  'not-found',
  'duplicate',
  'invalid-request',
  'unauthorized',
  'forbidden',
] as const)('after %s nothing is left, and the next one has a key of its own', async (kind) => {
  const { sent, left } = await buyTwice(kind)
  expect(sent.map(({ item }) => item)).toEqual(['a', 'b'])
  expect(sent[1]!.idemKey).not.toBe(sent[0]!.idemKey)
  expect(left).toEqual([null, null])
})

test.each([
  ['unauthorized', { item: 'a' }],
  ['duplicate', { item: 'a' }],
  ['refused', null],
] as const)('sent again and answered with %s, what is left is %j', async (kind, left) => {
  expect((await buyTwice('network', kind)).left[1]).toEqual(left)
})

test('a purchase sent by one user is not found by another', async () => {
  await buyTwice('network', 'network')
  signedInAs('2')
  expect(renderHook(() => useIdempotentSubmit('shop')).result.current.unanswered).toBeNull()
})
