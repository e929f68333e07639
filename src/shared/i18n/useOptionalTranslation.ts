import i18n from 'i18next'
import { useCallback } from 'react'
import { useTranslations, type Namespace } from '.'

/**
 * Translates values from outside by their group such as `parts:tier`; null for a value that this version lacks.
 * Suspends until the namespaces are loaded.
 */
export function useOptionalTranslation(...namespaces: readonly Namespace[]) {
  const t = useTranslations(...namespaces)
  return useCallback(
    (group: `${Namespace}:${string}`, value: string): string | null => {
      const key = `${group}.${value}`
      // Key separators in a value would address another text.
      return /[.:]/.test(value) || !i18n.exists(key) ? null : t(key as 'common:otherLanguage')
    },
    [t],
  )
}
