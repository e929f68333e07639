import { createContext } from 'react'
import type { FieldPath } from '@/shared/form/fieldPath'

export const OpenEvidenceContext = createContext<(path: FieldPath) => void>(() => undefined)
