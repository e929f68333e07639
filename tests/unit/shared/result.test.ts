import { expect, test } from 'vitest'
import { failure, isDenied, isGone, mayHaveSucceeded, newReference, success } from '@/shared/api/result'

test.each([
  ['unauthorized', { isDenied: true, isGone: false, mayHaveSucceeded: false }],
  ['device-expired', { isDenied: true, isGone: false, mayHaveSucceeded: false }],
  ['forbidden', { isDenied: true, isGone: true, mayHaveSucceeded: false }],
  ['not-found', { isDenied: true, isGone: true, mayHaveSucceeded: false }],
  ['bad-gateway', { isDenied: false, isGone: false, mayHaveSucceeded: true }],
  ['network', { isDenied: false, isGone: false, mayHaveSucceeded: true }],
  ['timeout', { isDenied: false, isGone: false, mayHaveSucceeded: true }],
  ['server', { isDenied: false, isGone: false, mayHaveSucceeded: true }],
  ['invalid-answer', { isDenied: false, isGone: false, mayHaveSucceeded: true }],
  ['processing', { isDenied: false, isGone: false, mayHaveSucceeded: false }],
  ['refused', { isDenied: false, isGone: false, mayHaveSucceeded: false }],
  ['duplicate', { isDenied: false, isGone: false, mayHaveSucceeded: false }],
] as const)('meaning of the failure %s', (kind, meaning) => {
  const failed = failure(kind)
  expect({
    isDenied: isDenied(failed),
    isGone: isGone(failed),
    mayHaveSucceeded: mayHaveSucceeded(failed),
  }).toEqual(meaning)
})

test('without a failure nothing is gone', () => {
  expect(isGone(null)).toBe(false)
})

test('a success holds what was asked for', () => {
  expect(success(7)).toEqual({ ok: true, data: 7 })
})

test('a failure has no code and no message unless they are given', () => {
  expect(failure('network')).toMatchObject({ ok: false, code: null, message: '' })
  expect(failure('refused', 601, 'taken')).toMatchObject({ ok: false, code: 601, message: 'taken' })
})

test('references are short, easy to quote, and differ', () => {
  const references = Array.from({ length: 50 }, newReference)
  for (const reference of references) expect(reference).toMatch(/^[A-Z\d]{1,6}$/)
  expect(new Set(references).size).toBe(50)
})
