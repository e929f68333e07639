import { createContext, use } from 'react'
import { addYears } from '@/shared/lib/dates'
import { NOTHING } from './usePreview'

/** What the form around is worth as typed so far. */
export const PreviewContext = createContext(NOTHING)

/** The day on which the preview has the product launched; null while it has none. */
export function useLaunch(): string | null {
  const { result } = use(PreviewContext)
  return result && addYears(result.baseDate, result.evaluation.launch[0] ?? 0)
}
