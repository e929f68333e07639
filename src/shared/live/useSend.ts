import { useCallback } from 'react'
import type { Result } from '@/shared/api'
import { failure, success } from '@/shared/api/result'
import { useText } from '@/shared/texts'
import { message } from '@/shared/told'
import { sendText } from './link'

/**
 * A function that sends a text over the live link. Without a connection it says so and gives a failure: the
 * caller keeps the text.
 */
export function useSend() {
  const t = useText('shell')
  return useCallback(
    (text: string): Result<void> => {
      if (sendText(text)) return success(undefined)
      message.error({ key: 'unsent', content: t('shell:live.notConnected') })
      return failure('network')
    },
    [t],
  )
}
