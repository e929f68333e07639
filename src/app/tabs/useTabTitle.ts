import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenuTitle } from '../menu/useMenuTitle'
import { nodeAt, type Menu } from '../menu/menu'

/** What a tab is called: as its menu row, else as its screen calls itself, else by the end of its path. */
export function useTabTitle(menu: Menu) {
  const { t, i18n } = useTranslation('shell')
  const titleOf = useMenuTitle()
  return useCallback(
    (path: string, title: string): string => {
      const own = `tabs.page.${path}`
      if (i18n.exists(own, { ns: 'shell' })) return t(own as 'home.title')
      const node = nodeAt(menu, path)?.node
      return node?.path === path ? titleOf(node) : title || titleOf({ path, title: '', component: null })
    },
    [menu, titleOf, t, i18n],
  )
}
