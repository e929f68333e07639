import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Failure, FailureKind } from '@/shared/api'
import { FailureText } from '@/shared/ui/FailureText'

/** The request may have arrived all the same. */
const UNCERTAIN: ReadonlySet<FailureKind> = new Set([
  'network',
  'timeout',
  'bad-gateway',
  'server',
  'invalid-answer',
])

/** Why a submit did not succeed, and what to do; the input stays. */
export function SubmitFailure({ failure }: { failure: Failure }) {
  const { t } = useTranslation('valuationForm')
  if (!UNCERTAIN.has(failure.kind)) {
    return (
      <Alert
        type="error"
        showIcon
        className="valuation-alert"
        title={t('submit.refused')}
        description={<FailureText failure={failure} />}
      />
    )
  }
  return (
    <Alert
      type="warning"
      showIcon
      className="valuation-alert"
      title={t('submit.unknown')}
      description={
        <>
          {t('submit.look')} <Link to="/valuation/report">{t('submit.list')}</Link>
        </>
      }
    />
  )
}
