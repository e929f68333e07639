import { create } from 'zustand'
import { onUserChange } from '@/shared/auth/session'

/** Names of the projects that the user follows the incubation notice to, marked where they are listed. */
export const useHighlighted = create<readonly string[]>(() => [])

export const markHighlighted = (names: readonly string[]) => useHighlighted.setState(names, true)

onUserChange(() => markHighlighted([]))
