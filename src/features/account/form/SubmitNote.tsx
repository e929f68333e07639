import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Failure, FailureKind } from '@/shared/api'
import { failureText } from '@/shared/failureText'

/** The request may have arrived all the same. */
const UNCERTAIN: ReadonlySet<FailureKind> = new Set([
  'network',
  'timeout',
  'bad-gateway',
  'server',
  'invalid-answer',
])

/** Why a submit did not succeed; the input stays. */
export function SubmitNote({ failure }: { failure: Failure }) {
  const { t } = useTranslation('pages')
  const { t: common } = useTranslation()
  const isUncertain = UNCERTAIN.has(failure.kind)
  return (
    <Alert
      type={isUncertain ? 'warning' : 'error'}
      showIcon
      className="account-note"
      title={t(isUncertain ? 'submit.unknown' : 'submit.refused')}
      description={isUncertain ? t('submit.unknownText') : failureText(common, failure)}
    />
  )
}
