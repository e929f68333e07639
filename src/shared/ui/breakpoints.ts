import { useCallback, useSyncExternalStore } from 'react'

/** Below this width side menus and panels become drawers. */
const NARROW = '(max-width: 899px)'
/** Below this one the rows of lists fold. */
const PHONE = '(max-width: 599px)'

function useMedia(media: string) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = window.matchMedia(media)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches)
}

export const useIsNarrow = () => useMedia(NARROW)
export const useIsPhone = () => useMedia(PHONE)
