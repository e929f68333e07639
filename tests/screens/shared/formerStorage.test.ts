import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { deleteDB, openDB } from 'idb'
import { removeAccountDatabases } from '@/shared/lib/accountDatabases'
import { layoutSetting, renameFormerStorage, setting, tabValue } from '@/shared/lib/storage'
import { createUploadStore } from '@/shared/upload/uploadStore'
import { stubIndexedDb } from '../../support/indexedDb'

const text = z.string()
const stored = () => Object.fromEntries(Object.entries(localStorage))

test('values stored by an earlier release are found under the new prefix', () => {
  localStorage.setItem('deal-desk:version', '"v0.1.4"')
  sessionStorage.setItem('deal-desk:draft:npv', '"typed"')
  localStorage.setItem('layout-setting', '"green"')
  localStorage.setItem('of another app', 'x')
  renameFormerStorage()
  expect(setting('version', text, '').read()).toBe('v0.1.4')
  expect(tabValue('draft:npv', text, '').read()).toBe('typed')
  expect(layoutSetting(text, '').read()).toBe('green')

  const once = stored()
  renameFormerStorage()
  expect(stored()).toEqual(once)
  expect(once).toEqual({
    'pharmadesk:version': '"v0.1.4"',
    'layout-setting': '"green"',
    'of another app': 'x',
  })
})

test('a current value is kept when a tab of an earlier release stores its own', () => {
  setting('version', text, '').write('new')
  localStorage.setItem('deal-desk:version', '"old"')
  renameFormerStorage()
  expect(stored()).toEqual({ 'pharmadesk:version': '"new"' })
})

test('a value stays under the old name when the storage has no room for the new one', () => {
  localStorage.setItem('deal-desk:version', '"v0.1.4"')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  renameFormerStorage()
  expect(stored()).toEqual({ 'deal-desk:version': '"v0.1.4"' })
})

const PLACE = 'vdr:1:2'
const FORMER = 'deal-desk:account:2:uploads'

/** Leaves a file queued for upload in the database of an earlier release. */
async function leaveFile() {
  stubIndexedDb()
  const former = await openDB(FORMER, 1, {
    upgrade(created) {
      for (const store of ['files', 'bytes']) created.createObjectStore(store, { keyPath: ['place', 'id'] })
    },
  })
  const known = { name: 'a.pdf', path: [], hash: null, answers: {}, stored: null, isUncertain: false }
  await former.put('files', { place: PLACE, id: 1, ...known })
  await former.put('bytes', { place: PLACE, id: 1, bytes: new Blob(['content']) })
  former.close()
}

test('files queued in the database of an earlier release are uploaded from it', async () => {
  await leaveFile()
  const first = createUploadStore('2')
  expect(await first.all(PLACE)).toMatchObject([{ id: 1, name: 'a.pdf' }])
  await first.remove(PLACE, 1)
  first.close()

  const second = createUploadStore('2')
  expect(await second.all(PLACE)).toEqual([])
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).toContain('pharmadesk:account:2:uploads')
  second.close()
  await deleteDB(FORMER)
})

test('a sign-out removes them, as does the sign-in of another account', async () => {
  await leaveFile()
  await removeAccountDatabases('2')
  expect(await indexedDB.databases()).toHaveLength(1)
  await removeAccountDatabases('7')
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
})
