import { App, Button } from 'antd'
import type { Result } from '@/shared/api'
import { useText } from '@/shared/texts'
import { endNotice, tellNotice } from './notices'
import { useFailureMessage } from './useFailureMessage'

/** Seconds for which a step may be taken back; the pointer or the focus on the notice stops them. */
const OFFERED = 8

const KEY = 'undo'

/** Takes a step back: a call, or what is done at once. */
export type TakeBack = () => Promise<Result<unknown>> | void

/** Says that something is done, and offers for a while to take it back where that is possible; one notice at a time. */
export function useUndoNotice() {
  const t = useText('parts')
  const { message } = App.useApp()
  const tellFailure = useFailureMessage()
  return (title: string, takeBack: TakeBack | undefined) => {
    if (!takeBack) {
      void message.success(title)
      return
    }
    const send = takeBack
    async function undo() {
      endNotice(KEY)
      const result = await send()
      if (!result || result.ok) void message.success(t('parts:undo.done'))
      else tellFailure(result)
    }
    tellNotice({
      key: KEY,
      kind: 'undo',
      type: 'success',
      title,
      seconds: OFFERED,
      actions: (
        <Button size="small" onClick={() => void undo()}>
          {t('parts:undo.do')}
        </Button>
      ),
    })
  }
}
