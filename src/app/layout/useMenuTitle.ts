import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { endOf, type MenuNode } from '../menu'

type Names = Readonly<Record<string, string>>
const NONE: Names = {}

/**
 * What a row of the menu is called. In Chinese as the server says, which is what administrators rename; in other
 * languages by our name of its component (of a group or a fixed screen: of its path), else as the server says. Without
 * either, by the end of its path.
 */
export function useMenuTitle() {
  const { i18n } = useTranslation('shell')
  return useCallback(
    ({ path, title, component }: Pick<MenuNode, 'path' | 'title' | 'component'>): string => {
      const names = (i18n.getResource(i18n.language, 'shell', 'menu') as Names | undefined) ?? NONE
      // Looked up by hand: the server's text is no key of ours.
      const known = [component, path].find((key) => key && Object.hasOwn(names, key))
      const own = known ? names[known] : ''
      return (i18n.language === 'zh' ? title || own : own || title) || endOf(path)
    },
    [i18n],
  )
}
