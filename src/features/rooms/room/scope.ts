import { createContext, use } from 'react'
import type { Scope } from '@/entities/roomScope'

/** Which section the screen stands in; the page registry hands it down. */
export const ScopeContext = createContext<Scope>('vdr')

export const useScope = () => use(ScopeContext)
