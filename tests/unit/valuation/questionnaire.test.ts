import { expect, test } from 'vitest'
import type { Question } from '@/features/valuation/questionnaire/questionnaire.api'
import { answersTo } from '@/features/valuation/questionnaire/answersSchema'
import { check } from '@/shared/form/validation'

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
  [question('single'), 'c', 'choice'],
  [question('multi'), [], 'required'],
  [question('multi', false), [], null],
  [question('multi'), ['a', 'b'], null],
  [question('multi'), ['a', 'c'], 'choice'],
  [question('scale'), 1, null],
  [question('scale'), 5, null],
  [question('scale'), 0, 'integerRange'],
  [question('scale'), 6, 'integerRange'],
  [question('scale'), 2.5, 'integerRange'],
  [question('text'), ' ', 'required'],
  [question('text'), '字'.repeat(500), null],
  [question('text'), '字'.repeat(501), 'tooLong'],
  [question('text'), '😀'.repeat(500), null],
])('%o answered with %o: %s', (asked, answer, issue) => {
  const [broken] = check(answersTo([asked]), { [asked.id]: answer }).issues
  expect(broken?.key ?? null).toBe(issue)
})

test('unanswered questions are not sent, and texts are trimmed', () => {
  const questions = (['single', 'multi', 'scale', 'text'] as const).map((kind) => question(kind, false))
  expect(answersTo(questions).parse({ single: 'a', multi: [], text: ' so ', other: 'x' })).toEqual({
    single: 'a',
    text: 'so',
  })
})
