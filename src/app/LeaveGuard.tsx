import { Suspense } from 'react'
import { useBlocker } from 'react-router-dom'
import { useSession } from '@/shared/auth/session'
import { giveUpWork, isWorkUnderWay } from '@/shared/lib/unfinished'
import { LeaveQuestion } from '@/shared/ui/LeaveQuestion'

// A session takes what it was sending along.
useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) giveUpWork()
})

/** The router has room for one blocker, so there is this one for all screens. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isWorkUnderWay() && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  )
}
