import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSubmit } from '@/shared/form/useSubmit'

test('nothing is sent again while the navigation after a success is pending', async () => {
  const { result } = renderHook(() => useSubmit())
  let sent = 0
  const send = async () => ({ ok: true as const, data: ++sent })
  let arrive = () => {}
  const pendingNavigation = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let first: Promise<void> | undefined
  await act(async () => {
    first = result.current.submit(send, () => pendingNavigation)
  })
  expect(result.current.isBusy).toBe(true)
  await act(() => result.current.submit(send, () => undefined))
  expect(sent).toBe(1)

  arrive()
  await act(() => first!)
  expect(result.current.isBusy).toBe(false)
})
