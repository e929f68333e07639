import * as z from 'zod/mini'
import { consent, required, text } from '@/shared/form/fieldParsers'

/** Characters of a question, both ends included. */
export const PROMPT = { min: 5, max: 1000 } as const

/** Under this name what was typed is kept. */
export const ASK_DRAFT = 'speak'

/** What is typed and agreed to before a question is paid for. */
export const AskInput = z.object({ prompt: required(text(PROMPT.min, PROMPT.max)), consent })
