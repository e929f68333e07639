import { createContext, use } from 'react'
import type { Scope } from '@/entities/roomScope'

export const ScopeContext = createContext<Scope>('vdr')

export const useScope = () => use(ScopeContext)
