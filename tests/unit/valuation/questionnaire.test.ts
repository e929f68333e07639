import { expect, test } from 'vitest'
import type { Question } from '@/features/valuation/questionnaire/api'
import { answersGiven, issueOf } from '@/features/valuation/questionnaire/check'

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
]
const question = (kind: Question['kind'], isRequired = true): Question => ({
  id: kind,
  kind,
  title: kind,
  isRequired,
  options,
})

test.each<[Question, unknown, string | null]>([
  [question('single'), undefined, 'required'],
  [question('single', false), undefined, null],
  [question('single'), 'a', null],
  [question('single'), 'c', 'option'],
  [question('multi'), [], 'required'],
  [question('multi', false), [], null],
  [question('multi'), ['a', 'b'], null],
  [question('multi'), ['a', 'c'], 'option'],
  [question('scale'), 1, null],
  [question('scale'), 5, null],
  [question('scale'), 0, 'scale'],
  [question('scale'), 6, 'scale'],
  [question('scale'), 2.5, 'scale'],
  [question('text'), ' ', 'required'],
  [question('text'), '字'.repeat(500), null],
  [question('text'), '字'.repeat(501), 'long'],
  [question('text'), '😀'.repeat(500), null],
])('%o answered with %o: %s', (asked, answer, issue) => {
  expect(issueOf(asked, answer)).toBe(issue)
})

test('what was left out is not sent, and words are trimmed', () => {
  const questions = [question('single'), question('multi'), question('scale'), question('text')]
  expect(answersGiven(questions, { single: 'a', multi: [], text: ' so ', other: 'x' })).toEqual({
    single: 'a',
    text: 'so',
  })
})
