import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCan } from '@/shared/auth/permissions'
import { formatNumber } from '@/shared/lib/money'
import type { Report } from '../model/api'
import { UnlockButton } from './UnlockButton'

/** In place of the results of a report that is not unlocked: what opens it. */
export function LockedCard({ report }: { report: Report }) {
  const { t } = useTranslation('valuationReports')
  const { t: valuation } = useTranslation('valuation')
  const { t: common } = useTranslation()
  const mayUnlock = useCan('valuation:report:unlock')
  const { unlockPoints } = report
  return (
    <Result
      status="info"
      title={valuation('locked.title')}
      subTitle={
        mayUnlock ? (
          <>
            {t('unlock.text')}
            {typeof unlockPoints === 'number' && (
              <>
                <br />
                {t('unlock.costs', { count: unlockPoints, points: formatNumber(unlockPoints, 0) })}
              </>
            )}
          </>
        ) : (
          <>
            {valuation('locked.text')}
            <br />
            {common('supportHours')}
          </>
        )
      }
      extra={
        <div className="plain-actions">
          <UnlockButton report={report} type="primary" />
          <Link className="button" to="/valuation/report">
            {valuation('page.backToList')}
          </Link>
        </div>
      }
    />
  )
}
