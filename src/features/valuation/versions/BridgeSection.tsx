import { Alert } from 'antd'
import { useMemo } from 'react'
import { exactMoney, formatMoney } from '@/shared/lib/money'
import { Chart } from '@/shared/ui/chart/Chart'
import { useText, type Text } from '@/shared/texts'
import type { ChartContext } from '../reports/charts'
import { bridgeOption, heightOfBridge, signed, type BridgeLine } from './bridgeChart'
import { explain, hasEffect, type Computed, type Step } from './explain'
import reportStyles from '../reports/sections/report.module.css'
import versionsStyles from './versions.module.css'

/** What a step of the bridge changed. */
const groupName = (t: Text, { groups }: Step): string =>
  groups.map((group) => t(`valuationVersions:group.${group}`)).join(t('valuationVersions:and'))

interface BridgeSectionProps {
  older: Computed
  newer: Computed
  /** Of the newer version. */
  context: ChartContext
}

/** Why the value moved: one step for each group of inputs, adding up to the difference. */
export function BridgeSection({ older, newer, context }: BridgeSectionProps) {
  const t = useText('valuationVersions')
  // Some twenty valuations without simulation: a few milliseconds, so no worker (tests/bench measures it).
  const explained = useMemo(() => explain(older, newer), [older, newer])
  const explanation = explained.ok ? explained.value : null
  const lines = useMemo((): BridgeLine[] => {
    if (!explanation) return []
    const total = (version: number, amount: number) => ({
      name: t('valuationVersions:bridge.total', { version }),
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

  if (!explanation) return <Alert type="warning" showIcon title={t('valuationVersions:bridge.failed')} />
  const { currency } = context
  const { from, to, steps } = explanation
  const idle = steps.filter((step) => !hasEffect(explanation, step))
  const exact = (amount: number) => exactMoney(amount, currency)
  const hasSteps = lines.length > 2
  return (
    <>
      <Chart
        title={t('valuationVersions:bridge.title')}
        summary={t(hasSteps ? 'valuationVersions:bridge.summary' : 'valuationVersions:bridge.same', {
          older: older.report.version,
          newer: newer.report.version,
          from: formatMoney(from, currency),
          to: formatMoney(to, currency),
          difference: signed(formatMoney(to - from, currency), to - from),
        })}
        option={option}
        height={heightOfBridge(lines)}
        table={{
          columns: [t('valuationVersions:bridge.group'), t('valuationVersions:bridge.amount')],
          isNumeric: [false, true],
          rows: lines.map(({ name, amount, isTotal }) => [
            name,
            isTotal ? exact(amount) : signed(exact(amount), amount),
          ]),
        }}
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
              <li key={step.groups.join()}>{groupName(t, step)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
