import * as z from 'zod/mini'
import { integer, oneOf, optional, required, severalOf, text } from '@/shared/form/fieldParsers'
import { SCALE, MAX_ANSWER_LENGTH, type Answer, type Question } from './questionnaire.api'

function answerTo({ kind, isRequired, options }: Question): z.ZodMiniType {
  const values = options.map(({ value }) => value)
  if (kind === 'multi') return severalOf(values, isRequired ? 1 : 0)
  const parser =
    kind === 'single'
      ? oneOf(values)
      : kind === 'scale'
        ? integer(SCALE.min, SCALE.max)
        : text(1, MAX_ANSWER_LENGTH)
  return isRequired ? required<unknown>(parser) : optional<unknown>(parser)
}

const isGiven = (pair: [string, unknown]): pair is [string, Answer] =>
  Array.isArray(pair[1]) ? pair[1].length > 0 : pair[1] !== undefined

/** Schema of the answers by question id; unanswered questions are omitted. */
export const answersTo = (questions: readonly Question[]) =>
  z.pipe(
    z.object(Object.fromEntries(questions.map((question) => [question.id, answerTo(question)]))),
    z.transform((answers): Record<string, Answer> =>
      Object.fromEntries(Object.entries(answers).filter(isGiven)),
    ),
  )
