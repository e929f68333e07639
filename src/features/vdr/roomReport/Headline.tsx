import { Card } from 'antd'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import type { RoomReport } from '../reports/sharedReports.api'
import styles from './roomReport.module.css'

export function Headline({ report }: { report: RoomReport }) {
  const t = useTranslations('vdrEvidence', 'vdrScenarios')
  const short = useFormatMoney()
  const { rnpv, low, high, currency, baseDate, methodVersion, tableVersion, exchangeRate } = report
  const { companyName, sharedBy, sharedTime, scenario, reason } = report
  return (
    <Card>
      <p className={styles.value}>
        <MoneyText amount={rnpv} currency={currency} />
      </p>
      <p className={styles.range}>
        {low !== null && high !== null
          ? t('vdrEvidence:range', { low: short(low, currency), high: short(high, currency) })
          : t('vdrEvidence:rnpv')}
      </p>
      <DescriptionList
        items={[
          { name: t('vdrEvidence:fact.company'), value: companyName },
          { name: t('vdrEvidence:fact.baseDate'), value: baseDate },
          {
            name: t('vdrEvidence:fact.method'),
            value: t('vdrEvidence:method', { method: methodVersion, tables: tableVersion }),
          },
          {
            name: t('vdrEvidence:fact.currency'),
            value:
              exchangeRate === null ? currency : t('vdrEvidence:currency', { currency, rate: exchangeRate }),
          },
          {
            name: t(scenario ? 'vdrScenarios:made' : 'vdrEvidence:fact.shared'),
            value: (
              <>
                {sharedBy || EMPTY_VALUE} <TimeText time={sharedTime} />
              </>
            ),
          },
        ]}
      />
      {scenario && (
        <p className={styles.reason}>
          <b>{t('vdrScenarios:field.reason')}</b> {reason}
        </p>
      )}
    </Card>
  )
}
