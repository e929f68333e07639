import { beforeEach, expect, test, vi } from 'vitest'
import { DUPLICATE_WINDOW, forgetSubmits, isDuplicateSubmit } from '@/shared/api/duplicateSubmits'

const now = () => vi.spyOn(performance, 'now')

beforeEach(() => {
  forgetSubmits()
  now().mockReturnValue(1000)
})

test.each<[string, string, unknown]>([
  ['POST', 'post', { name: 'a' }],
  ['PUT', 'put', { name: 'a' }],
  ['POST without a body', 'post', undefined],
  ['POST of 5 MiB, with its quotation marks', 'post', 'x'.repeat(5 * 1024 * 1024 - 2)],
])('the second %s of the same body is a duplicate', (_what, method, body) => {
  expect(isDuplicateSubmit(method, '/thing', body)).toBe(false)
  expect(isDuplicateSubmit(method, '/thing', body)).toBe(true)
})

test.each<[string, string, unknown]>([
  ['GET', 'get', { name: 'a' }],
  ['DELETE', 'delete', { name: 'a' }],
  ['POST of a form', 'post', new FormData()],
  ['POST of a file', 'post', new Blob(['x'])],
  ['POST of parameters', 'post', new URLSearchParams('a=1')],
  ['POST of more than 5 MiB', 'post', 'x'.repeat(5 * 1024 * 1024 - 1)],
])('the second %s is no duplicate', (_what, method, body) => {
  expect(isDuplicateSubmit(method, '/thing', body)).toBe(false)
  expect(isDuplicateSubmit(method, '/thing', body)).toBe(false)
})

test('a submit by another method, to another address or after signing out is no duplicate', () => {
  expect(isDuplicateSubmit('post', '/thing', 1)).toBe(false)
  expect(isDuplicateSubmit('put', '/thing', 1)).toBe(false)
  expect(isDuplicateSubmit('post', '/other', 1)).toBe(false)
  forgetSubmits()
  expect(isDuplicateSubmit('post', '/thing', 1)).toBe(false)
})

test('the window starts with the submit that was sent, not with its duplicates', () => {
  isDuplicateSubmit('post', '/thing', 1)
  now().mockReturnValue(1000 + DUPLICATE_WINDOW - 1)
  expect(isDuplicateSubmit('post', '/thing', 1)).toBe(true)
  now().mockReturnValue(1000 + DUPLICATE_WINDOW)
  expect(isDuplicateSubmit('post', '/thing', 1)).toBe(false)
})

test('a thousand bodies that hardly differ are told apart', () => {
  const bodies = Array.from({ length: 1000 }, (_, index) => ({ amount: index, name: `${index % 7}` }))
  expect(bodies.filter((body) => isDuplicateSubmit('post', '/thing', body))).toEqual([])
  expect(['ab', 'ba', 'aab', 'abb'].filter((body) => isDuplicateSubmit('post', '/thing', body))).toEqual([])
})
