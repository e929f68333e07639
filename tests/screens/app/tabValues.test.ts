import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endSession } from '@/app/session/startSession'
import { draftValue, sharedTabValue, tabValue } from '@/shared/lib/storage'

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const filesWith = (words: RegExp) => Object.keys(sources).filter((path) => words.test(sources[path]!))

/** A value of each kind, under names that nothing else uses. */
const values = () => ({
  own: tabValue('never heard of', z.string(), ''),
  draft: draftValue('never heard of', z.string(), ''),
  staying: sharedTabValue('never heard of', z.string(), ''),
})

test('signing out clears the tab’s storage, whatever the names, except values that belong to no user', () => {
  sessionStorage.setItem('of another app', 'x')
  const { own, draft, staying } = values()
  for (const each of [own, draft, staying]) each.write('x')
  endSession('wish')
  expect([own.read(), draft.read(), staying.read()]).toEqual(['', '', 'x'])
  expect(Object.keys(sessionStorage)).toHaveLength(2)
})

test('an expired session keeps all of it for the same user', () => {
  const { own, draft, staying } = values()
  for (const each of [own, draft, staying]) each.write('x')
  endSession('expiry')
  expect([own.read(), draft.read(), staying.read()]).toEqual(['x', 'x', 'x'])
})

test('the tab’s storage is accessed in one place, and few values stay in it for the next user', () => {
  expect(filesWith(/\bsessionStorage\b/)).toEqual(['/src/shared/lib/storage.ts'])
  expect(filesWith(/\bsharedTabValue[<(]/)).toEqual([
    '/src/app/newRelease.ts',
    '/src/features/account/social/pendingLogin.ts',
  ])
})
