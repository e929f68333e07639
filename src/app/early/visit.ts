import { API_BASE } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { readToken } from '@/shared/auth/token'
import { readVisitEarly } from './reads'

/**
 * Asks for what a page reads first as its link is pressed, side by side with its code: as far as the build has told,
 * see `build/early.ts`, and it has not been asked for before.
 */
export function readVisit(component: string) {
  const { earlyReads, earlyMap } = window
  if (!earlyReads || earlyReads.token !== readToken()) return
  const parts = Object.hasOwn(earlyMap?.pages ?? {}, component) ? earlyMap!.pages[component]! : []
  const { permissions } = useSession.getState()
  for (const { reads, needs } of parts) {
    if (!needs || needs.some((each) => permissions?.includes(each))) {
      readVisitEarly(earlyReads, API_BASE, reads)
    }
  }
}
