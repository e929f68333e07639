import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { mayHaveSucceeded, type Failure } from '@/shared/api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'

interface SubmitErrorAlertProps {
  failure: Failure
  /** Says how to check if the submit arrived, if the server did not answer. */
  checkHint?: ReactNode
}

export function SubmitErrorAlert({ failure, checkHint }: SubmitErrorAlertProps) {
  const t = useTranslations('parts')
  const isUnknown = mayHaveSucceeded(failure)
  return (
    <Alert
      type={isUnknown ? 'warning' : 'error'}
      showIcon
      className="list-note"
      title={t(isUnknown ? 'parts:submit.unknown' : 'parts:submit.refused')}
      description={
        isUnknown ? (checkHint ?? t('parts:submit.unknownText')) : <ErrorMessage failure={failure} />
      }
    />
  )
}
