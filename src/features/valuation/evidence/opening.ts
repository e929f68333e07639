import { createContext } from 'react'
import type { FieldPath } from '@/shared/form/fieldPath'

/** Opens the source of a field for editing. */
export const OpenEvidence = createContext<(path: FieldPath) => void>(() => undefined)
