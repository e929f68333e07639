import { waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { connectCalls } from '@/app/session/connect'
import { success } from '@/shared/api/result'
import { storeToken } from '@/shared/auth/token'
import { specifiedLimits } from '@/shared/files/uploadRules'
import { openUploadPlace } from '@/shared/upload/uploadPlace'
import type { PlaceApi } from '@/shared/upload/uploadTask'
import { db, openSession } from '@mocks/account/store'
import { makeFile } from '../../support/files'

/** Stubs the Web Locks API, which jsdom lacks: a single holder per name, the others queue. */
function stubWebLocks() {
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

function makeTab() {
  const registered: string[] = []
  const calls: PlaceApi = {
    kind: 'file',
    limits: specifiedLimits('file'),
    room: { scope: 'vdr', roomId: '1' },
    find: () => Promise.resolve(success({ content: null, name: null })),
    register: ({ name }) => {
      registered.push(name)
      return Promise.resolve(success(undefined))
    },
  }
  const place = openUploadPlace('1', 'vdr:1:2')
  place.use(calls)
  onTestFinished(() => place.close())
  return {
    registered,
    place,
    add: (name: string) =>
      place.act({
        do: 'add',
        limits: specifiedLimits('file'),
        files: [{ name, path: [], file: makeFile(name) }],
      }),
    view: () => place.view.getState().items.map(({ name, state }) => `${name} ${state}`),
  }
}

test('one tab uploads, the others show the queue and forward actions to it; the next one takes over', async () => {
  stubWebLocks()
  const first = makeTab()
  const second = makeTab()
  first.add('a.pdf')
  await waitFor(() => expect(second.view()).toEqual(['a.pdf done']))
  expect(second.place.view.getState().isElsewhere).toBe(true)

  second.add('b.pdf')
  await waitFor(() => expect(second.view()).toEqual(['a.pdf done', 'b.pdf done']))
  expect(first.registered).toEqual(['a.pdf', 'b.pdf'])
  expect(second.registered).toEqual([])

  first.place.close()
  await waitFor(() => expect(second.place.view.getState().isElsewhere).toBe(false))
  second.add('c.pdf')
  await waitFor(() => expect(second.registered).toEqual(['c.pdf']))
})

test('actions that a frozen tab misses are stored and done by the tab that takes over', async () => {
  stubWebLocks()
  // A frozen tab: it holds the lock and never answers.
  let close = () => {}
  const isOpen = new Promise<void>((resolve) => {
    close = resolve
  })
  void navigator.locks.request('pharmadesk:uploads:1:vdr:1:2', {}, () => isOpen)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tab = makeTab()
  tab.add('a.pdf')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(tab.place.view.getState().isUnresponsive).toBe(true)
  vi.useRealTimers()
  close()
  await waitFor(() => expect(tab.registered).toEqual(['a.pdf']))
  expect(tab.place.view.getState()).toMatchObject({ isElsewhere: false, isUnresponsive: false })
})

test('a tab waits for a tab of an earlier release to finish uploading', async () => {
  stubWebLocks()
  let close = () => {}
  const isOpen = new Promise<void>((resolve) => {
    close = resolve
  })
  void navigator.locks.request('deal-desk:uploads:1:vdr:1:2', {}, () => isOpen)
  const tab = makeTab()
  tab.add('a.pdf')
  await waitFor(() => expect(tab.place.view.getState().isElsewhere).toBe(true))
  expect(tab.registered).toEqual([])
  close()
  await waitFor(() => expect(tab.registered).toEqual(['a.pdf']))
})
