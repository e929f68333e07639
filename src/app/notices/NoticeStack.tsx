import { Suspense, useEffect } from 'react'
import { afterFirstScreen } from '@/shared/ui/lazy/screenLoader'
import { useNotices } from '@/shared/ui/notices'
import { useIsPhone } from '@/shared/ui/breakpoints'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

const load = () => import('./NoticeList')
const Stack = lazyWithRetry(async () => ({ default: (await load()).NoticeList }))

/**
 * Single place for all notices, in a fixed order. It takes its space from the menu or the top of the page, so notices
 * never cover controls. Phones show one at a time.
 */
export function NoticeStack() {
  const shown = useNotices((state) => state.shown)
  const isPhone = useIsPhone()
  // Preload while online: losing the connection is a notice too.
  useEffect(() => afterFirstScreen(() => void load().catch(() => undefined)), [])
  return (
    shown.length > 0 && (
      <Suspense fallback={null}>
        <Stack notices={isPhone ? shown.slice(0, 1) : shown} />
      </Suspense>
    )
  )
}
