import * as z from 'zod/mini' // in the login page's own chunk
import { stayingTabValue } from '@/shared/lib/storage'
import { SOURCES } from './sources'

const Journey = z.nullable(
  z.object({
    source: z.enum(SOURCES),
    /** Comes back from the provider; an answer with another one was not asked for by this tab. */
    state: z.string(),
    /** Where the user wanted to go, on this origin. */
    redirect: z.string(),
  }),
)
export type Journey = z.infer<typeof Journey>

/** The sign-in for which this tab has gone to a provider: of nobody yet, and still awaited if another comes between. */
export const journey = stayingTabValue<Journey>('social', Journey, null)
