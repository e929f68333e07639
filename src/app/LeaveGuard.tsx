import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
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
  // Fetched ahead: a part that appears later must not hide its screen until its texts are there.
  useTranslation('parts', { useSuspense: false })
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
