import { waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectCalls } from '@/app/session/connect'
import { success } from '@/shared/api/result'
import { storeToken } from '@/shared/auth/token'
import { openUploadPlace } from '@/shared/upload/uploadPlace'
import type { PlaceApi } from '@/shared/upload/uploadTask'
import { db, openSession } from '@mocks/account/store'
import { aFile } from '../../support/files'

/** The browser's locks, which jsdom lacks: one holder of a name, the others wait in line. */
function locksOfBrowser() {
  const lines = new Map<string, Promise<unknown>>()
  const request = (
    name: string,
    { ifAvailable }: { ifAvailable?: boolean },
    hold: (lock: object | null) => unknown,
  ) => {
    const before = lines.get(name)
    if (before && ifAvailable) return Promise.resolve(hold(null))
    const turn = (before ?? Promise.resolve()).then(() => hold({}))
    lines.set(name, turn)
    return turn
  }
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
}

beforeEach(() => {
  connectCalls()
  storeToken(openSession(db.accounts[0]!))
})

/** A tab with a queue of the same account and place. */
function aTab() {
  const told: string[] = []
  const calls: PlaceApi = {
    kind: 'file',
    find: () => Promise.resolve(success({ content: null, name: null })),
    register: ({ name }) => {
      told.push(name)
      return Promise.resolve(success(undefined))
    },
  }
  const place = openUploadPlace('1', 'vdr:1:2')
  place.use(calls)
  onTestFinished(() => place.close())
  return {
    told,
    place,
    add: (name: string) =>
      place.act({ do: 'add', kind: 'file', files: [{ name, path: [], file: aFile(name) }] }),
    view: () => place.view.getState().items.map(({ name, state }) => `${name} ${state}`),
  }
}

test('one tab sends, the others show it and pass on what is asked of them; the next takes over', async () => {
  locksOfBrowser()
  const first = aTab()
  const second = aTab()
  first.add('a.pdf')
  await waitFor(() => expect(second.view()).toEqual(['a.pdf done']))
  expect(second.place.view.getState().isElsewhere).toBe(true)

  second.add('b.pdf')
  await waitFor(() => expect(second.view()).toEqual(['a.pdf done', 'b.pdf done']))
  expect(first.told).toEqual(['a.pdf', 'b.pdf'])
  expect(second.told).toEqual([])

  first.place.close()
  await waitFor(() => expect(second.place.view.getState().isElsewhere).toBe(false))
  second.add('c.pdf')
  await waitFor(() => expect(second.told).toEqual(['c.pdf']))
})

test('what a sleeping tab does not hear is kept, and done by the one that takes over', async () => {
  locksOfBrowser()
  // It holds the lock and says nothing.
  let close = () => {}
  const isOpen = new Promise<void>((resolve) => {
    close = resolve
  })
  void navigator.locks.request('pharmadesk:uploads:1:vdr:1:2', {}, () => isOpen)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tab = aTab()
  tab.add('a.pdf')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(tab.place.view.getState().isUnresponsive).toBe(true)
  vi.useRealTimers()
  close()
  await waitFor(() => expect(tab.told).toEqual(['a.pdf']))
  expect(tab.place.view.getState()).toMatchObject({ isElsewhere: false, isUnheard: false })
})

test('a tab of an earlier release that is uploading is waited for', async () => {
  locksOfBrowser()
  let close = () => {}
  const isOpen = new Promise<void>((resolve) => {
    close = resolve
  })
  void navigator.locks.request('deal-desk:uploads:1:vdr:1:2', {}, () => isOpen)
  const tab = aTab()
  tab.add('a.pdf')
  await waitFor(() => expect(tab.place.view.getState().isElsewhere).toBe(true))
  expect(tab.told).toEqual([])
  close()
  await waitFor(() => expect(tab.told).toEqual(['a.pdf']))
})
