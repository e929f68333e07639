import { createContext, use } from 'react'
import type { Scope } from '@/shared/domain/room/scope'

/** Which section the screen stands in; the page registry hands it down. */
export const ScopeContext = createContext<Scope>('vdr')

export const useScope = () => use(ScopeContext)
