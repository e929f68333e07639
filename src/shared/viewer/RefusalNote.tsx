import { Alert } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { Refusal } from './useGuard'

interface RefusalNoteProps {
  refused: Refusal | null
  onRead: () => void
}

/** Says what was refused and why, until closed. */
export function RefusalNote({ refused, onRead }: RefusalNoteProps) {
  const t = useTranslations('viewer')
  if (refused === null) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t(`viewer:refused.${refused}`)}
      closable={{ onClose: onRead, 'aria-label': t('actions.close') }}
    />
  )
}
