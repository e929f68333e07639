import type { Failure } from '@/shared/api'
import { MoreOfCount } from '@/entities/tiers/MoreOfCount'
import { useTranslations } from '@/shared/i18n'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { ResultState } from '@/shared/ui/ResultState'
import { useIsUsedUp } from './useIsUsedUp'

/** When there are searches again, and who has more of them. */
export function UsedUpText() {
  const t = useTranslations('search')
  return (
    <>
      {t('search:usedUp.text')} <MoreOfCount of="search" />
    </>
  )
}

/** In place of a result that could not be read; where the day's searches are used up, another try is of no use. */
export function ResultFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslations('search')
  if (!useIsUsedUp(failure))
    return <ErrorAlert title={t('search:failed')} failure={failure} onRetry={onRetry} />
  return (
    <div role="alert">
      <ResultState status="refused" title={t('search:usedUp.title')} text={<UsedUpText />} />
    </div>
  )
}
