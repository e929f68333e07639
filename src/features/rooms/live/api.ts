import { dataOf, get } from '@/shared/api'
import { Count } from '@/shared/api/lists'
import { inEachScope, type Scope } from '../domain/scope'

const noticeApi = (scope: Scope) => ({
  /** Versions that wait for their audit, in all rooms that the caller leads. Assumed. */
  waitCount: get(`/${scope}/documentaudit/waitCount`, { response: dataOf(Count), alerts: 'session' }),
})

/** What the shell asks about rooms; apart from the others, so that every page stays light. */
export const roomNoticeApis = inEachScope(noticeApi)
