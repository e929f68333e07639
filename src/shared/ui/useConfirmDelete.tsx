import { useCallback } from 'react'
import type { Result } from '@/shared/api'
import { useText } from '@/shared/texts'
import { dialog, message } from '@/shared/told'
import { FailureText } from './FailureText'

/** Asks before a deletion, naming the object; stays open with the reason when the server refuses. */
export function useConfirmDelete() {
  const t = useText()
  return useCallback(
    (name: string, remove: () => Promise<Result<void>>) => {
      const busy = (loading: boolean) => ({ okButtonProps: { danger: true, loading } })
      const question = dialog.confirm({
        title: t('confirmDelete.title', { name }),
        content: t('confirmDelete.text'),
        okText: t('actions.delete'),
        cancelText: t('actions.cancel'),
        ...busy(false),
        // Taking `close` leaves closing to us: a refusal keeps the dialog open.
        onOk: (close: () => void) => {
          question.update(busy(true))
          void remove().then((result) => {
            if (!result.ok) {
              return question.update({
                ...busy(false),
                content: (
                  <span role="alert">
                    <FailureText failure={result} />
                  </span>
                ),
              })
            }
            close()
            message.success(t('deleted', { name }))
          })
        },
      })
    },
    [t],
  )
}
