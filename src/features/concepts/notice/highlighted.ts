import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'

/** Names of the projects that the user follows the incubation notice to, marked where they are listed. */
export const useHighlighted = create<readonly string[]>(() => [])

export const markHighlighted = (names: readonly string[]) => useHighlighted.setState(names, true)

// The next user must find nothing of the last one.
useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) markHighlighted([])
})
