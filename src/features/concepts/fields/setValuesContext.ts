import { createContext, use } from 'react'
import type { Values } from '@/shared/autosave/editedValues'

/** Sets fields of the surrounding stage as if the user had typed into them. */
export const SetValuesContext = createContext<(values: Values) => void>(() => undefined)
export const useSetValues = () => use(SetValuesContext)
