import * as z from 'zod/mini'
import { consent, required, text } from '@/shared/form/fieldParsers'

/** Characters, both inclusive. */
export const PROMPT_LENGTH = { min: 5, max: 1000 } as const

export const ASK_DRAFT = 'speak'

export const AskInput = z.object({ prompt: required(text(PROMPT_LENGTH.min, PROMPT_LENGTH.max)), consent })
