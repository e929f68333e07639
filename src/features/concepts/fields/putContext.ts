import { createContext, use } from 'react'
import type { Values } from '@/shared/autosave/values'

/** Fills fields of the stage around, as if they had been typed. */
export const PutContext = createContext<(values: Values) => void>(() => undefined)
export const usePut = () => use(PutContext)
