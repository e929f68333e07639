import { Alert } from 'antd'
import { useMemo } from 'react'
import { formatChange, formatMoney } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import type { ChartContext } from '../reports/charts'
import { BridgeChart } from './BridgeChart'
import { explain, hasEffect, type Computed } from './explain'
import { groupName } from './groupName'
import reportStyles from '../reports/sections/report.module.css'
import versionsStyles from './versions.module.css'

interface BridgeSectionProps {
  older: Computed
  newer: Computed
  /** Context of the newer version. */
  context: ChartContext
}

/** Explains the change of the value: one step for each group of inputs, adding up to the difference. */
export function BridgeSection({ older, newer, context }: BridgeSectionProps) {
  const t = useTranslations('valuationVersions')
  // About twenty valuations without simulation take a few milliseconds, so no worker is needed (tests/bench measures
  // it).
  const explained = useMemo(() => explain(older, newer), [older, newer])
  const explanation = explained.ok ? explained.value : null

  if (!explanation) return <Alert type="warning" showIcon title={t('valuationVersions:bridge.failed')} />
  const { currency, language } = context
  const { from, to, steps } = explanation
  const idle = steps.filter((step) => !hasEffect(explanation, step))
  const total = (version: number) => t('valuationVersions:bridge.total', { version })
  return (
    <>
      <BridgeChart
        from={from}
        to={to}
        steps={steps}
        names={{ from: total(older.report.version), to: total(newer.report.version) }}
        title={t('valuationVersions:bridge.title')}
        summary={(hasSteps) =>
          t(hasSteps ? 'valuationVersions:bridge.summary' : 'valuationVersions:bridge.same', {
            older: older.report.version,
            newer: newer.report.version,
            from: formatMoney(from, currency, language),
            to: formatMoney(to, currency, language),
            difference: formatChange(to - from, currency, language),
          })
        }
        context={context}
      />
      {older.report.currency !== currency && (
        <p className={reportStyles.reportNote}>
          {t('valuationVersions:bridge.converted', {
            version: older.report.version,
            from: older.report.currency,
            to: currency,
            rate: newer.report.exchangeRate,
          })}
        </p>
      )}
      <p className={reportStyles.reportNote}>{t('valuationVersions:bridge.order')}</p>
      {idle.length > 0 && (
        <details className={versionsStyles.versionsIdle}>
          <summary>{t('valuationVersions:bridge.idle', { count: idle.length })}</summary>
          <ul className={reportStyles.reportList}>
            {idle.map((step) => (
              <li key={step.groups.join()}>{groupName(t, step.groups)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
