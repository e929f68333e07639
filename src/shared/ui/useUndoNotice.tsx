import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import type { Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { message } from './feedback'
import { dismissNotice, showNotice, useNotices, type NoticeContent } from './notices'
import { useNotifyFailure } from './useNotifyFailure'

/** Hover and focus on the notice pause the time. */
const UNDO_SECONDS = 8

const KEY = 'undo'

/** Undoes an action by a request, or at once; null if it failed and the user has been notified. */
export type UndoAction = () => Promise<Result<unknown> | null> | void

/**
 * Confirms an action and offers to undo it for a while if possible; one notice at a time. The returned function ends
 * the offer, for actions that can only be undone on their screen.
 */
export function useUndoNotice() {
  const t = useTranslations('parts')
  const notifyFailure = useNotifyFailure()
  return (title: string, undoAction: UndoAction | undefined) => {
    if (!undoAction) {
      message.success(title)
      return () => undefined
    }
    const send = undoAction
    async function undo() {
      dismissNotice(KEY)
      const result = await send()
      if (result === null) return
      if (!result || result.ok) message.success(t('parts:undo.done'))
      else notifyFailure(result)
    }
    const notice: NoticeContent = {
      key: KEY,
      kind: 'undo',
      type: 'success',
      title,
      seconds: UNDO_SECONDS,
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

/** {@link useUndoNotice} for changes of the screen's address, which can't be undone elsewhere. */
export function useScreenUndoNotice() {
  const offerUndo = useUndoNotice()
  const endOffer = useRef<() => void>(undefined)
  useEffect(() => () => endOffer.current?.(), [])
  return (title: string, undoAction: () => void) => {
    endOffer.current = offerUndo(title, undoAction)
  }
}
