import { useWrite } from '@/shared/api'
import { useFailureMessage } from '@/shared/ui/useFailureMessage'
import { noticeApi } from './notices.api'

/** Marks notices as read, without ids all of them; tells where that failed. */
export function useMarkRead() {
  const tellFailure = useFailureMessage()
  const markRead = useWrite(noticeApi.markRead, { invalidates: [noticeApi] })
  return async (...ids: string[]) => {
    const result = await markRead({ body: { ids } })
    if (!result.ok) tellFailure(result)
  }
}
