import { useCallback, useSyncExternalStore } from 'react'

/** Below this width, side menus and panels become drawers. */
const NARROW = '(max-width: 899px)'
/** Below this width, rows of lists become cards. */
const PHONE = '(max-width: 599px)'

function useMediaQuery(mediaQuery: string) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(mediaQuery)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [mediaQuery],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(mediaQuery).matches)
}

export const useIsNarrow = () => useMediaQuery(NARROW)
export const useIsPhone = () => useMediaQuery(PHONE)
