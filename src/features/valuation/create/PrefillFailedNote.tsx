import { Alert, Button } from 'antd'
import type { Failure } from '@/shared/api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'

interface PrefillFailedNoteProps {
  title: string
  failure: Failure
  onRetry: () => void
}

export function PrefillFailedNote({ title, failure, onRetry }: PrefillFailedNoteProps) {
  const t = useTranslations()
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="list-note"
      title={title}
      description={<ErrorMessage failure={failure} />}
      action={
        <Button size="small" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  )
}
