import { createContext } from 'react'
import { addYears } from '@/shared/lib/dates'
import { NOTHING, type Preview } from './usePreview'

/** What the form around is worth as typed so far. */
export const PreviewContext = createContext(NOTHING)

export const launchOf = ({ result }: Preview): string | null =>
  result && addYears(result.baseDate, result.evaluation.launch[0] ?? 0)
