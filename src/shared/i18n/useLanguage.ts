import i18n from 'i18next'
import { useSyncExternalStore } from 'react'
import type { Language } from '@/shared/lib/language'

function follow(told: () => void) {
  i18n.on('languageChanged', told)
  return () => i18n.off('languageChanged', told)
}

/** The language of the texts in sight; those of another one that is preferred now may be on their way. */
export const useLanguage = () => useSyncExternalStore(follow, () => i18n.language as Language)
