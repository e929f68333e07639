import { QueryClient } from '@tanstack/react-query'
import { onUserChange } from '@/shared/auth/session'

/** Cache of server state. The API layer does the retries, so they are off here. */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: false } },
})

onUserChange(() => queries.clear())
