import { Alert } from 'antd'
import type { Failure } from '@/shared/api'
import { SubmitFailure } from '@/shared/form/SubmitErrorAlert'
import { useTranslations } from '@/shared/i18n'

interface PurchaseFailureProps {
  failure: Failure | null
  /** Whether an earlier purchase has not been answered, before a reload for instance. */
  isUnanswered: boolean
  /** What is not known where the server did not answer. */
  unknown?: string
}

/** Why a purchase did not succeed; where that is not known, that to confirm again takes nothing twice. */
export function PurchaseFailure({ failure, isUnanswered, unknown }: PurchaseFailureProps) {
  const t = useTranslations('points')
  const look = unknown ? `${unknown} ${t('points:askAgain')}` : t('points:askAgain')
  if (failure) return <SubmitFailure failure={failure} look={look} />
  if (!isUnanswered) return null
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={t('points:unanswered')}
      description={t('points:askAgain')}
    />
  )
}
