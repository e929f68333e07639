import { useCallback } from 'react'
import { useKnownText } from '@/shared/i18n/useKnownText'
import { useMenuTitle } from '../navigation/useMenuTitle'
import { nodeAt, type Menu } from '../navigation/menu'
import { pathOf } from './tabList'

/** The thing that a path is about, its last number or code; a word of a path says nothing to a reader. */
const thingOf = (path: string) => path.split('/').findLast((part) => /\d/.test(part))

/**
 * What a tab is called: as its menu row, else as its screen calls itself, and until then by its row and the thing of
 * its path, if any. Of several screens of one row each also says of which thing it is.
 */
export function useTabTitle(menu: Menu) {
  const known = useKnownText('shell')
  const titleOf = useMenuTitle()
  return useCallback(
    (place: string, title: string): string => {
      const path = pathOf(place)
      const own = known('shell:tabs.page', path)
      if (own !== null) return own
      const node = nodeAt(menu, path)?.node
      if (node && node.path !== path && title === '') {
        return [titleOf(node), thingOf(path)].filter(Boolean).join(' · ')
      }
      if (node?.path !== path) return title || titleOf({ path, title: '', component: null })
      return path === place || title === '' ? titleOf(node) : `${titleOf(node)} · ${title}`
    },
    [menu, titleOf, known],
  )
}
