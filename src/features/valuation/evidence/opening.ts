import { createContext } from 'react'
import type { FieldPath } from '@/shared/ui/form/fieldPath'

/** Opens the source of a field for editing. */
export const OpenEvidence = createContext<(path: FieldPath) => void>(() => undefined)
