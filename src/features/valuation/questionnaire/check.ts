import { SCALE, TEXT_MAX, type Answer, type Question } from './api'

/** What is wrong with an answer; the texts stand in `issue.*`. */
export type Issue = 'required' | 'option' | 'scale' | 'long'

export const isAnswered = (answer: unknown): boolean =>
  typeof answer === 'string'
    ? answer.trim() !== ''
    : Array.isArray(answer)
      ? answer.length > 0
      : answer != null

/** The rule of one question; null when the answer does. */
export function issueOf({ kind, isRequired, options }: Question, answer: unknown): Issue | null {
  if (!isAnswered(answer)) return isRequired ? 'required' : null
  const isOption = (value: unknown) => options.some((option) => option.value === value)
  if (kind === 'single') return isOption(answer) ? null : 'option'
  if (kind === 'multi') return Array.isArray(answer) && answer.every(isOption) ? null : 'option'
  if (kind === 'scale') {
    const isMark = Number.isInteger(answer) && Number(answer) >= SCALE.min && Number(answer) <= SCALE.max
    return isMark ? null : 'scale'
  }
  return typeof answer === 'string' && Array.from(answer.trim()).length <= TEXT_MAX ? null : 'long'
}

/** The answers that were given, words trimmed; what was left out is absent. */
export const answersGiven = (
  questions: readonly Question[],
  values: Readonly<Record<string, unknown>>,
): Record<string, Answer> =>
  Object.fromEntries(
    questions
      .map(({ id }) => [id, values[id]] as const)
      .filter((pair): pair is readonly [string, Answer] => isAnswered(pair[1]))
      .map(([id, answer]) => [id, typeof answer === 'string' ? answer.trim() : answer]),
  )
