import { useSyncExternalStore } from 'react'

/** Below this width side menus and panels become drawers. */
const NARROW = '(max-width: 899px)'

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useIsNarrow = () => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
