import { useCallback } from 'react'
import type { Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { message } from './feedback'
import { useConfirmedAction } from './useConfirmedAction'

/** Asks before a deletion, naming the object; stays open with the reason if the server rejects it. */
export function useConfirmDelete() {
  const t = useTranslations()
  const confirmAction = useConfirmedAction()
  return useCallback(
    (name: string, remove: () => Promise<Result<void>>) =>
      confirmAction(
        {
          title: t('confirmDelete.title', { name }),
          content: t('confirmDelete.text'),
          okText: t('actions.delete'),
          isDangerous: true,
        },
        remove,
        () => message.success(t('deleted', { name })),
      ),
    [t, confirmAction],
  )
}
