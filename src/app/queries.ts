import { QueryClient } from '@tanstack/react-query'
import { useSession } from '@/shared/auth/session'

/** What the server owns. Repeats are the call layer's business, so there are none here. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false } },
})

// The next user must find nothing of the last one.
useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) queries.clear()
})
