import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { KEEPS_SCROLL } from './useScroll'
import { REFRESH_PATH } from '../pages/resolveAddress'
import { neighbour, type CloseScope } from './tabList'
import { closeTabs, useTabs } from './useTabs'

export function useTabActions(isAffixed: (path: string) => boolean) {
  const navigate = useNavigate()
  return useMemo(() => {
    const show = (address: string) => void navigate(address, { state: KEEPS_SCROLL })
    return {
      close(path: string, closing: CloseScope) {
        const before = useTabs.getState()
        closeTabs(path, closing, isAffixed)
        const { tabs } = useTabs.getState()
        if (tabs.some((tab) => tab.path === before.current)) return
        show(neighbour(before.tabs, tabs, before.current)?.address ?? '/')
      },
      refresh(path: string) {
        const tab = useTabs.getState().tabs.find((each) => each.path === path)
        if (tab) void navigate(REFRESH_PATH + tab.address, { replace: true })
      },
      /** Shows the tab `by` places to the right, wrapping around. */
      step(by: number) {
        const { tabs, current } = useTabs.getState()
        const at = tabs.findIndex((tab) => tab.path === current)
        const next = tabs[(at + by + tabs.length) % tabs.length]
        if (next) show(next.address)
      },
    }
  }, [navigate, isAffixed])
}
