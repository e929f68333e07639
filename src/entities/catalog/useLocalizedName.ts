import { useCallback } from 'react'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { namesOf } from './catalogNames'

/** Gives the name of a thing of the catalogue in the user's language. */
export function useName() {
  const language = useLanguage()
  return useCallback((named: { nameEn: string; nameZh: string }) => namesOf(named, language)[0], [language])
}
