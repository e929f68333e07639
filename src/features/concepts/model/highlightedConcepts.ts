import { create } from 'zustand'
import { onUserChange } from '@/shared/auth/session'

/** Names of the projects from the incubation notice that the user followed; lists highlight them. */
export const useHighlighted = create<readonly string[]>(() => [])

export const markHighlighted = (names: readonly string[]) => useHighlighted.setState(names, true)

onUserChange(() => markHighlighted([]))
