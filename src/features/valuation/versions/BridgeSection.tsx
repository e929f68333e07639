import { Alert } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { exactMoney, formatMoney } from '@/shared/lib/money'
import { Chart } from '@/shared/ui/chart/Chart'
import type { ChartContext } from '../reports/charts'
import { bridgeOption, heightOfBridge, signed, type BridgeLine } from './bridgeChart'
import { explain, hasEffect, type Computed } from './explain'
import { groupName } from './groupName'
import reportStyles from '../reports/sections/report.module.css'
import versionsStyles from './versions.module.css'

interface BridgeSectionProps {
  older: Computed
  newer: Computed
  /** Of the newer version. */
  context: ChartContext
}

/** Why the value moved: one step for each group of inputs, adding up to the difference. */
export function BridgeSection({ older, newer, context }: BridgeSectionProps) {
  const { t } = useTranslation('valuationVersions')
  // Some twenty valuations without simulation: a few milliseconds, so no worker (tests/bench measures it).
  const explained = useMemo(() => explain(older, newer), [older, newer])
  const explanation = explained.ok ? explained.value : null
  const lines = useMemo((): BridgeLine[] => {
    if (!explanation) return []
    const total = (version: number, amount: number) => ({
      name: t('bridge.total', { version }),
      amount,
      isTotal: true,
    })
    return [
      total(older.report.version, explanation.from),
      ...explanation.steps
        .filter((step) => hasEffect(explanation, step))
        .map((step) => ({ name: groupName(t, step), amount: step.amount, isTotal: false })),
      total(newer.report.version, explanation.to),
    ]
  }, [explanation, older, newer, t])
  const option = useMemo(() => bridgeOption(lines, context), [lines, context])

  if (!explanation) return <Alert type="warning" showIcon title={t('bridge.failed')} />
  const { currency } = context
  const { from, to, steps } = explanation
  const idle = steps.filter((step) => !hasEffect(explanation, step))
  const exact = (amount: number) => exactMoney(amount, currency)
  const hasSteps = lines.length > 2
  return (
    <>
      <Chart
        title={t('bridge.title')}
        summary={t(hasSteps ? 'bridge.summary' : 'bridge.same', {
          older: older.report.version,
          newer: newer.report.version,
          from: formatMoney(from, currency),
          to: formatMoney(to, currency),
          difference: signed(formatMoney(to - from, currency), to - from),
        })}
        option={option}
        height={heightOfBridge(lines)}
        table={{
          columns: [t('bridge.group'), t('bridge.amount')],
          isNumeric: [false, true],
          rows: lines.map(({ name, amount, isTotal }) => [
            name,
            isTotal ? exact(amount) : signed(exact(amount), amount),
          ]),
        }}
      />
      {older.report.currency !== currency && (
        <p className={reportStyles.reportNote}>
          {t('bridge.converted', {
            version: older.report.version,
            from: older.report.currency,
            to: currency,
            rate: newer.report.exchangeRate,
          })}
        </p>
      )}
      <p className={reportStyles.reportNote}>{t('bridge.order')}</p>
      {idle.length > 0 && (
        <details className={versionsStyles.versionsIdle}>
          <summary>{t('bridge.idle', { count: idle.length })}</summary>
          <ul className={reportStyles.reportList}>
            {idle.map((step) => (
              <li key={step.groups.join()}>{groupName(t, step)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
