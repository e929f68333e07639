import type { Failure } from '@/shared/api'
import { QuotaUpgrade } from '@/entities/tiers/QuotaUpgrade'
import { useTranslations } from '@/shared/i18n'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { ResultState } from '@/shared/ui/ResultState'
import { useIsQuotaUsedUp } from './useIsQuotaUsedUp'

export function QuotaUsedUpText() {
  const t = useTranslations('search')
  return (
    <>
      {t('search:usedUp.text')} <QuotaUpgrade quota="search" />
    </>
  )
}

/** Replaces a result that failed to load; without a retry if the daily quota is used up. */
export function ResultFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslations('search')
  if (!useIsQuotaUsedUp(failure))
    return <ErrorAlert title={t('search:failed')} failure={failure} onRetry={onRetry} />
  return (
    <div role="alert">
      <ResultState status="refused" title={t('search:usedUp.title')} text={<QuotaUsedUpText />} />
    </div>
  )
}
