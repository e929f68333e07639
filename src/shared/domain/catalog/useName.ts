import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { namesOf } from './names'

/** Gives the name of a thing of the catalogue in the user's language. */
export function useName() {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useCallback((named: { nameEn: string; nameZh: string }) => namesOf(named, language)[0], [language])
}
