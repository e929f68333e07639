import { useCallback } from 'react'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { namesOf } from './catalogNames'

export function useLocalizedName() {
  const language = useLanguage()
  return useCallback((named: { nameEn: string; nameZh: string }) => namesOf(named, language)[0], [language])
}
