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

/** One of each kind, under names that nobody else has. */
const values = () => ({
  own: tabValue('never heard of', z.string(), ''),
  draft: draftValue('never heard of', z.string(), ''),
  staying: sharedTabValue('never heard of', z.string(), ''),
})

test('signing out forgets what lies in the tab, whatever its name, but what is nobody’s', () => {
  sessionStorage.setItem('of another app', 'x')
  const { own, draft, staying } = values()
  for (const each of [own, draft, staying]) each.write('x')
  endSession('wish')
  expect([own.read(), draft.read(), staying.read()]).toEqual(['', '', 'x'])
  expect(Object.keys(sessionStorage)).toHaveLength(2)
})

test('a session that expires leaves all of it for the same user', () => {
  const { own, draft, staying } = values()
  for (const each of [own, draft, staying]) each.write('x')
  endSession('expiry')
  expect([own.read(), draft.read(), staying.read()]).toEqual(['x', 'x', 'x'])
})

test('the tab’s storage is reached in one place, and little stays in it whoever signs in', () => {
  expect(filesWith(/\bsessionStorage\b/)).toEqual(['/src/shared/lib/storage.ts'])
  expect(filesWith(/\bstayingTabValue[<(]/)).toEqual([
    '/src/app/newRelease.ts',
    '/src/features/account/social/pendingLogin.ts',
  ])
})
