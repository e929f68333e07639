import { useApiMutation } from '@/shared/api'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { noticeApi } from './notices.api'

export function useMarkRead() {
  const notifyFailure = useNotifyFailure()
  const markRead = useApiMutation(noticeApi.markRead, { invalidates: [noticeApi] })
  return async (...ids: string[]) => {
    const result = await markRead({ body: { ids } })
    if (!result.ok) notifyFailure(result)
  }
}
