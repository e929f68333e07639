import { useEffect } from 'react'
import { create } from 'zustand'

/** Position of the notices: at the bottom of the open side menu, else at the top of the page. */
export const useNoticePlace = create<{ place: 'side' | 'top' }>(() => ({ place: 'top' }))

export function useNoticesAtSide(isSideOpen: boolean) {
  useEffect(() => {
    if (!isSideOpen) return undefined
    useNoticePlace.setState({ place: 'side' })
    return () => useNoticePlace.setState({ place: 'top' })
  }, [isSideOpen])
}
