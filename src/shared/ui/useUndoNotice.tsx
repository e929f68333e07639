import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { message } from './feedback'
import { dismissNotice, showNotice, useNotices, type NoticeContent } from './notices'
import { useFailureMessage } from './useNotifyFailure'

/** Seconds for which a step may be taken back; the pointer or the focus on the notice stops them. */
const OFFERED = 8

const KEY = 'undo'

/** Takes a step back: a call, or what is done at once; null where it failed and the user has been told. */
export type TakeBack = () => Promise<Result<unknown> | null> | void

/**
 * Says that something is done, and offers for a while to take it back where that is possible; one notice at a time. The
 * answer ends the offer, for what can be taken back only where it was done.
 */
export function useUndoNotice() {
  const t = useTranslations('parts')
  const tellFailure = useFailureMessage()
  return (title: string, takeBack: TakeBack | undefined) => {
    if (!takeBack) {
      message.success(title)
      return () => undefined
    }
    const send = takeBack
    async function undo() {
      dismissNotice(KEY)
      const result = await send()
      if (result === null) return
      if (!result || result.ok) message.success(t('parts:undo.done'))
      else tellFailure(result)
    }
    const notice: NoticeContent = {
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
    }
    showNotice(notice)
    return () => {
      if (useNotices.getState().shown.includes(notice)) dismissNotice(KEY)
    }
  }
}

/** The same for what is taken back by the address of the screen: elsewhere that is another one's. */
export function useUndoHere() {
  const offerUndo = useUndoNotice()
  const endOffer = useRef<() => void>(undefined)
  useEffect(() => () => endOffer.current?.(), [])
  return (title: string, takeBack: () => void) => {
    endOffer.current = offerUndo(title, takeBack)
  }
}
