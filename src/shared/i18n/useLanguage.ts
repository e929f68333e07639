import i18n from 'i18next'
import { useSyncExternalStore } from 'react'
import type { Language } from '@/shared/lib/language'

function subscribe(onChange: () => void) {
  i18n.on('languageChanged', onChange)
  return () => i18n.off('languageChanged', onChange)
}

/** Language of the visible texts; those of a newly chosen language may still be loading. */
export const useLanguage = () => useSyncExternalStore(subscribe, () => i18n.language as Language)
