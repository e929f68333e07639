import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '../menu'

/** The title of a row in the user's language where its path has a translation, else as the server sent it. */
export function useMenuTitle() {
  const { t, i18n } = useTranslation('shell')
  return useCallback(
    ({ path, title }: Pick<MenuNode, 'path' | 'title'>): string => {
      const key = `menu.${path}`
      return i18n.exists(key, { ns: 'shell' }) ? t(key as 'home.title') : title
    },
    [t, i18n],
  )
}
