import { createContext } from 'react'
import { addYears } from '@/shared/lib/dates'
import { NO_PREVIEW, type Preview } from './usePreview'

export const PreviewContext = createContext(NO_PREVIEW)

export const launchDayOf = ({ result }: Preview): string | null =>
  result && addYears(result.baseDate, result.evaluation.launch[0] ?? 0)
