import { QueryClient } from '@tanstack/react-query'
import { onUserChange } from '@/shared/auth/session'

/** What the server owns. Repeats are the call layer's business, so there are none here. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false } },
})

onUserChange(() => queries.clear())
