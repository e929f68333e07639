import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useText } from '@/shared/texts'
import { useMenuTitle } from '../menu/useMenuTitle'
import { nodeAt, type Menu } from '../menu/menu'
import { pathOf } from './tabList'

/** The thing that a path is about, its last number or code; a word of a path says nothing to a reader. */
const thingOf = (path: string) => path.split('/').findLast((part) => /\d/.test(part))

/**
 * What a tab is called: as its menu row, else as its screen calls itself, and until then by its row and the thing of
 * its path, if any. Of several screens of one row each also says of which thing it is.
 */
export function useTabTitle(menu: Menu) {
  const t = useText('shell')
  const { i18n } = useTranslation()
  const titleOf = useMenuTitle()
  return useCallback(
    (place: string, title: string): string => {
      const path = pathOf(place)
      const own = `shell:tabs.page.${path}`
      if (i18n.exists(own)) return t(own as 'shell:home.title')
      const node = nodeAt(menu, path)?.node
      if (node && node.path !== path && title === '') {
        return [titleOf(node), thingOf(path)].filter(Boolean).join(' · ')
      }
      if (node?.path !== path) return title || titleOf({ path, title: '', component: null })
      return path === place || title === '' ? titleOf(node) : `${titleOf(node)} · ${title}`
    },
    [menu, titleOf, t, i18n],
  )
}
