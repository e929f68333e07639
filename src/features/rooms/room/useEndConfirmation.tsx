import { useTranslations } from '@/shared/i18n'
import { dialog } from '@/shared/ui/feedback'
import { isCutShort } from '../domain/roomRules'

/** Asks for confirmation before a new, earlier end leaves members less than a day. */
export function useEndConfirmation() {
  const t = useTranslations('rooms')
  return async (before: string, after: string): Promise<boolean> =>
    !isCutShort(before, after) ||
    dialog.ask({
      title: t('rooms:cutShort.title'),
      content: t('rooms:cutShort.text'),
      okText: t('rooms:cutShort.ok'),
      cancelText: t('actions.cancel'),
    })
}
