import { useCallback, type ReactNode } from 'react'
import type { Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { dialog } from './feedback'
import { ErrorMessage } from './ErrorMessage'

interface ConfirmOptions {
  title: string
  content: ReactNode
  okText: string
  isDangerous?: boolean
}

/** Asks before a request is sent; a failure keeps the dialog open with its reason. */
export function useConfirmedAction() {
  const t = useTranslations()
  return useCallback(
    <T,>(
      { isDangerous = false, ...question }: ConfirmOptions,
      action: () => Promise<Result<T>>,
      onDone: () => void,
    ) => {
      const busyProps = (loading: boolean) => ({ okButtonProps: { danger: isDangerous, loading } })
      const openDialog = dialog.confirm({
        ...question,
        cancelText: t('actions.cancel'),
        ...busyProps(false),
        // Taking `close` leaves closing to us: a failure keeps the dialog open.
        onOk: (close: () => void) => {
          openDialog.update(busyProps(true))
          void action().then((result) => {
            if (!result.ok) {
              return openDialog.update({
                ...busyProps(false),
                content: (
                  <span role="alert">
                    <ErrorMessage failure={result} />
                  </span>
                ),
              })
            }
            close()
            onDone()
          })
        },
      })
    },
    [t],
  )
}
