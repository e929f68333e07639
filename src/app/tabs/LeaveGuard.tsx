import { Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { isWorkUnderWay } from '@/shared/lib/pendingWork'
import { afterFirstScreen } from '@/shared/ui/lazy/screens'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { placeOf } from './tabList'
import { useTabs } from './useTabs'

const load = () => import('./LeaveQuestion')
const LeaveQuestion = lazyWithRetry(load)

/** A screen in a tab goes on out of sight; one outside the layout is gone once it is left. */
const isKept = (place: string) => useTabs.getState().tabs.some((tab) => tab.path === place)

/** The router has room for one blocker, so there is this one for all screens. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isWorkUnderWay('screen') &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isKept(placeOf(currentLocation.pathname + currentLocation.search)),
  )
  // Here before the line is lost: with it nobody could leave.
  useEffect(() => afterFirstScreen(() => void load().catch(() => undefined)), [])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}
