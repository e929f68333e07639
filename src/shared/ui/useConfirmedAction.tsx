import { useCallback, type ReactNode } from 'react'
import type { Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { dialog } from './feedback'
import { ErrorMessage } from './ErrorMessage'

interface Question {
  title: string
  content: ReactNode
  okText: string
  /** What is done cannot be undone. */
  isDangerous?: boolean
}

/** Asks before a call is made; a refusal keeps the question open with its reason. */
export function useConfirmed() {
  const t = useTranslations()
  return useCallback(
    <T,>(
      { isDangerous = false, ...question }: Question,
      act: () => Promise<Result<T>>,
      onDone: () => void,
    ) => {
      const busy = (loading: boolean) => ({ okButtonProps: { danger: isDangerous, loading } })
      const asked = dialog.confirm({
        ...question,
        cancelText: t('actions.cancel'),
        ...busy(false),
        // Taking `close` leaves closing to us: a refusal keeps the dialog open.
        onOk: (close: () => void) => {
          asked.update(busy(true))
          void act().then((result) => {
            if (!result.ok) {
              return asked.update({
                ...busy(false),
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
