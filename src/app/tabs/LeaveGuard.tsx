import { Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { hasPending } from '@/shared/lib/pendingWork'
import { afterFirstScreen } from '@/shared/ui/lazy/screenLoader'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { tabPathOf } from './tabList'
import { useTabs } from './useTabs'

const load = () => import('./LeaveQuestion')
const LeaveQuestion = lazyWithRetry(load)

/** Screens in tabs stay mounted; those outside the layout unmount when left. */
const isOpenInTab = (place: string) => useTabs.getState().tabs.some((tab) => tab.path === place)

/** The router allows only one blocker, so all screens share this one. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasPending('screen') &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isOpenInTab(tabPathOf(currentLocation.pathname + currentLocation.search)),
  )
  // Preload while online: without this code nobody could leave.
  useEffect(() => afterFirstScreen(() => void load().catch(() => undefined)), [])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}
