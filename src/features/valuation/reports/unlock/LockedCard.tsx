import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'
import { UnlockButton, type UnlockTarget } from './UnlockButton'

interface LockedCardProps extends UnlockTarget {
  listAddress?: string
}

/** Shown instead of the results of a locked report; explains how to unlock it. */
export function LockedCard({ listAddress = '/valuation/report', ...unlocked }: LockedCardProps) {
  const t = useTranslations('valuationReports', 'valuation')
  const mayUnlock = useCan('valuation:report:unlock')
  const { unlockPoints } = unlocked.report
  return (
    <ResultState
      status="info"
      title={t('valuation:locked.title')}
      text={
        mayUnlock ? (
          <>
            {t('valuationReports:unlock.text')}
            {typeof unlockPoints === 'number' && (
              <>
                <br />
                {t('valuationReports:unlock.costs', {
                  count: unlockPoints,
                  points: formatNumber(unlockPoints, 0),
                })}
              </>
            )}
          </>
        ) : (
          <>
            {t('valuation:locked.text')}
            <br />
            {t('supportHours')}
          </>
        )
      }
      actions={
        <div className="plain-actions">
          <UnlockButton {...unlocked} type="primary" />
          <Link className="button" to={listAddress}>
            {t('valuation:page.backToList')}
          </Link>
        </div>
      }
    />
  )
}
