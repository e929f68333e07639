import { useCallback } from 'react'
import type { Result } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { message } from './feedback'
import { useConfirmed } from './useConfirmedAction'

/** Asks before a deletion, naming the object; stays open with the reason when the server refuses. */
export function useConfirmDelete() {
  const t = useTranslations()
  const confirmed = useConfirmed()
  return useCallback(
    (name: string, remove: () => Promise<Result<void>>) =>
      confirmed(
        {
          title: t('confirmDelete.title', { name }),
          content: t('confirmDelete.text'),
          okText: t('actions.delete'),
          isDangerous: true,
        },
        remove,
        () => message.success(t('deleted', { name })),
      ),
    [t, confirmed],
  )
}
