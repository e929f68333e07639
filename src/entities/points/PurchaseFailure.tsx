import { Alert } from 'antd'
import type { Failure } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useTranslations } from '@/shared/i18n'

interface PurchaseFailureProps {
  failure: Failure | null
  isUnanswered: boolean
  unknownText?: string
}

/** Explains why a purchase failed; if its result is unknown, that confirming again charges nothing twice. */
export function PurchaseFailure({ failure, isUnanswered, unknownText }: PurchaseFailureProps) {
  const t = useTranslations('points')
  const checkHint = unknownText ? `${unknownText} ${t('points:askAgain')}` : t('points:askAgain')
  if (failure) return <SubmitErrorAlert failure={failure} checkHint={checkHint} />
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
