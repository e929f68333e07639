import i18n from 'i18next'
import { useCallback } from 'react'
import { useTranslations, type Namespace } from '.'

/**
 * Says the texts of values from outside, by their group such as `parts:tier`; null for a value that this version
 * lacks. The screen waits until the namespaces are there.
 */
export function useKnownText(...namespaces: readonly Namespace[]) {
  const t = useTranslations(...namespaces)
  return useCallback(
    (group: `${Namespace}:${string}`, value: string): string | null => {
      const key = `${group}.${value}`
      // A key's separators in a value would lead elsewhere.
      return /[.:]/.test(value) || !i18n.exists(key) ? null : t(key as 'common:otherLanguage')
    },
    [t],
  )
}
