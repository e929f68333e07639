import { createContext } from 'react'
import type { FieldPath } from '../form/issues'

/** Opens the source of a field for editing. */
export const OpenEvidence = createContext<(path: FieldPath) => void>(() => undefined)
