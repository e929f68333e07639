import { App, Button } from 'antd'
import type { Result } from '@/shared/api'
import { useText } from '@/shared/texts'
import { useFailureMessage } from './useFailureMessage'

/** Seconds for which a step may be taken back; the pointer on the notice stops them. */
const OFFERED = 10

/** Says that something is done, and offers for a while to take it back where that is possible; one notice at a time. */
export function useUndoNotice() {
  const t = useText('parts')
  const { message, notification } = App.useApp()
  const tellFailure = useFailureMessage()
  return (title: string, takeBack: (() => Promise<Result<unknown>>) | undefined) => {
    if (!takeBack) {
      void message.success(title)
      return
    }
    const send = takeBack
    async function undo() {
      notification.destroy('undo')
      const result = await send()
      if (result.ok) void message.success(t('parts:undo.done'))
      else tellFailure(result)
    }
    notification.success({
      key: 'undo',
      role: 'status',
      title,
      duration: OFFERED,
      pauseOnHover: true,
      actions: (
        <Button size="small" onClick={() => void undo()}>
          {t('parts:undo.do')}
        </Button>
      ),
    })
  }
}
