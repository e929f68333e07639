import * as z from 'zod/mini' // in the login page's own chunk
import { sharedTabValue } from '@/shared/lib/storage'
import { SOCIAL_PROVIDERS } from './socialProviders'

const PendingLogin = z.nullable(
  z.object({
    source: z.enum(SOCIAL_PROVIDERS),
    /** Returned by the provider; an answer with another state was not requested by this tab. */
    state: z.string(),
    /** Page to open after sign-in, on this origin. */
    redirect: z.string(),
  }),
)
export type PendingLogin = z.infer<typeof PendingLogin>

/**
 * The sign-in that this tab started at a provider. Belongs to no user yet, and stays pending if another sign-in comes
 * in between.
 */
export const pendingLogin = sharedTabValue<PendingLogin>('social', PendingLogin, null)
