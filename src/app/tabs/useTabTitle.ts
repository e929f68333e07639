import { useCallback } from 'react'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'
import { useMenuTitle } from '../navigation/useMenuTitle'
import { nodeAt, type Menu } from '../navigation/menu'
import { pathOf } from './tabList'

/** Last path segment with a digit, presumably an id or code; plain words mean nothing to the reader. */
const idSegmentOf = (path: string) => path.split('/').findLast((part) => /\d/.test(part))

/**
 * Returns a function for a tab's title: the menu row's, else the screen's own; until that is set, the row's title with
 * the id from the path. Tabs of the same row also show their entity.
 */
export function useTabTitle(menu: Menu) {
  const known = useOptionalTranslation('shell')
  const titleOf = useMenuTitle()
  return useCallback(
    (place: string, title: string): string => {
      const path = pathOf(place)
      const own = known('shell:tabs.page', path)
      if (own !== null) return own
      const node = nodeAt(menu, path)?.node
      if (node && node.path !== path && title === '') {
        return [titleOf(node), idSegmentOf(path)].filter(Boolean).join(' · ')
      }
      if (node?.path !== path) return title || titleOf({ path, title: '', component: null })
      return path === place || title === '' ? titleOf(node) : `${titleOf(node)} · ${title}`
    },
    [menu, titleOf, known],
  )
}
