import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { mayHaveSucceeded, type Failure } from '@/shared/api'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { useTranslations } from '@/shared/i18n'

interface SubmitFailureProps {
  failure: Failure
  /** Where to see whether it arrived, when the server did not answer. */
  look?: ReactNode
}

/** Why a submit did not succeed, and what to do; the input stays. */
export function SubmitFailure({ failure, look }: SubmitFailureProps) {
  const t = useTranslations('parts')
  const isUnknown = mayHaveSucceeded(failure)
  return (
    <Alert
      type={isUnknown ? 'warning' : 'error'}
      showIcon
      className="list-note"
      title={t(isUnknown ? 'parts:submit.unknown' : 'parts:submit.refused')}
      description={isUnknown ? (look ?? t('parts:submit.unknownText')) : <ErrorMessage failure={failure} />}
    />
  )
}
