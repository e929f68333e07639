import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/shared/api'
import { FailureText } from '@/shared/ui/FailureText'

interface UnfilledNoteProps {
  title: string
  failure: Failure
  onRetry: () => void
}

/** The form is empty because what should fill it could not be read. */
export function UnfilledNote({ title, failure, onRetry }: UnfilledNoteProps) {
  const { t } = useTranslation()
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="list-note"
      title={title}
      description={<FailureText failure={failure} />}
      action={
        <Button size="small" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  )
}
