import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenuTitle } from '../menu/useMenuTitle'
import { nodeAt, type Menu } from '../menu/menu'
import { pathOf } from './tabList'

/**
 * What a tab is called: as its menu row, else as its screen calls itself, else by the end of its path. Of several
 * screens of one row each also says of which thing it is.
 */
export function useTabTitle(menu: Menu) {
  const { t, i18n } = useTranslation('shell')
  const titleOf = useMenuTitle()
  return useCallback(
    (place: string, title: string): string => {
      const path = pathOf(place)
      const own = `tabs.page.${path}`
      if (i18n.exists(own, { ns: 'shell' })) return t(own as 'home.title')
      const node = nodeAt(menu, path)?.node
      if (node?.path !== path) return title || titleOf({ path, title: '', component: null })
      return path === place || title === '' ? titleOf(node) : `${titleOf(node)} · ${title}`
    },
    [menu, titleOf, t, i18n],
  )
}
