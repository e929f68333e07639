import { useEffect } from 'react'
import { create } from 'zustand'

/** Where the notices stand: at the foot of the open side menu, else above everything. */
export const useNoticePlace = create<{ place: 'side' | 'top' }>(() => ({ place: 'top' }))

/** Gives the notices the foot of the side menu while it is there. */
export function useNoticesAtSide(isThere: boolean) {
  useEffect(() => {
    if (!isThere) return undefined
    useNoticePlace.setState({ place: 'side' })
    return () => useNoticePlace.setState({ place: 'top' })
  }, [isThere])
}
