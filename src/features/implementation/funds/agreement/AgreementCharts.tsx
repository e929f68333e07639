import { useMemo } from 'react'
import { serverToday } from '@/shared/api/serverToday'
import { axisUnit, formatPrice } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { Chart } from '@/shared/ui/chart/Chart'
import type { Agreement } from '../model/funds.api'
import { leftOption, plannedOption, pointsOf } from './chartOptions'
import { leftFinding, plannedFinding } from './agreementFindings'

const HEIGHT = 260

export function AgreementCharts({ agreement }: { agreement: Agreement }) {
  const t = useTranslations('implementationFunds')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const { total, paid, currency, instalments } = agreement
  const today = serverToday()
  const points = useMemo(() => pointsOf(total, instalments, today), [total, instalments, today])
  const unit = useMemo(() => axisUnit([total], currency, language), [total, currency, language])
  const [plannedName, paidName] = [
    t('implementationFunds:chart.planned'),
    t('implementationFunds:chart.paid'),
  ]
  const [leftName, planName] = [t('implementationFunds:chart.left'), t('implementationFunds:chart.byPlan')]
  const planned = useMemo(
    () => plannedOption(points, [plannedName, paidName], isDark, unit),
    [points, plannedName, paidName, isDark, unit],
  )
  const left = useMemo(
    () => leftOption(points, [leftName, planName], isDark, unit),
    [points, leftName, planName, isDark, unit],
  )
  if (points.length === 0) return null
  const money = (amount: number | null) => formatPrice(amount, currency)
  const isNumeric = [false, true, true]
  const day = t('implementationFunds:chart.day')
  return (
    <>
      <Chart
        title={t('implementationFunds:chart.plannedTitle')}
        finding={plannedFinding(points, agreement, language, t)}
        unit={unit.name}
        summary={t('implementationFunds:chart.plannedSummary', { paid: money(paid), total: money(total) })}
        option={planned}
        height={HEIGHT}
        table={{
          columns: [day, plannedName, paidName],
          isNumeric,
          rows: points.map((point) => [point.day, money(point.planned), money(point.paid)]),
        }}
      />
      <Chart
        title={t('implementationFunds:chart.leftTitle')}
        finding={leftFinding(points, agreement, language, t)}
        unit={unit.name}
        summary={t('implementationFunds:chart.leftSummary', {
          left: money(points.findLast((point) => point.left !== null)?.left ?? total),
        })}
        option={left}
        height={HEIGHT}
        table={{
          columns: [day, leftName, planName],
          isNumeric,
          rows: points.map((point) => [point.day, money(point.left), money(point.plannedLeft)]),
        }}
      />
    </>
  )
}
