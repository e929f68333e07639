import { Suspense, useEffect } from 'react'
import { afterFirstScreen } from '@/shared/ui/lazy/screens'
import { useNotices } from '@/shared/ui/notices'
import { useIsPhone } from '@/shared/ui/windowWidth'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

const load = () => import('./Stack')
const Stack = lazyWithRetry(async () => ({ default: (await load()).Stack }))

/**
 * The one place of all notices, in a fixed order. What it takes is taken from the menu or from above the page, so that
 * no notice ever lies on something that can be done; on a phone it is one at a time.
 */
export function NoticeStack() {
  const shown = useNotices((state) => state.shown)
  const isPhone = useIsPhone()
  // Ready before the line is lost: that is a notice too.
  useEffect(() => afterFirstScreen(() => void load().catch(() => undefined)), [])
  return (
    shown.length > 0 && (
      <Suspense fallback={null}>
        <Stack notices={isPhone ? shown.slice(0, 1) : shown} />
      </Suspense>
    )
  )
}
