import { createContext } from 'react'
import type { FieldPath } from '@/shared/form/fieldPath'
import type { Fault } from '../domain/drafts'

/** A rule that a field of the form around breaks. */
export interface FieldFault extends Pick<Fault, 'issue' | 'params'> {
  path: FieldPath
}

/** Finds what is wrong with the form around, by its rules as a whole: one field may depend on another. */
export const Checks = createContext<(values: object) => readonly FieldFault[]>(() => [])
