import { useQueries } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { assumptionName, assumptionValue, BridgeChart } from '@/features/valuation'
import { useRoom } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { EMPTY_VALUE, formatChange, formatMoney } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { sharedReportApi, type RoomReport } from '../reports/sharedReports.api'
import { assumptionKey } from '../reports/evidenceRules'
import styles from './roomReport.module.css'

interface ComparedProps {
  baseId: string
  /** Ids of scenarios, in the order in which they were chosen. */
  ids: readonly string[]
}

export function Compared({ baseId, ids }: ComparedProps) {
  const t = useTranslations('vdrScenarios')
  const { id: roomId } = useRoom()
  const answers = useQueries({
    queries: [baseId, ...ids].map((id) =>
      apiQuery(sharedReportApi.detail, { path: { id }, query: { roomId } }),
    ),
  })
  const failed = answers.find(({ error, data }) => error && !data)
  if (failed?.error)
    return (
      <ErrorAlert title={t('vdrScenarios:compareFailed')} failure={failed.error} onRetry={failed.refetch} />
    )
  const [base, ...others] = answers.flatMap(({ data }) => data ?? [])
  if (!base || others.length < ids.length) return <Skeleton active />
  return (
    <div className={styles.compared}>
      <Figures base={base} others={others} />
      {others.map((other) => (
        <Waterfall key={other.id} base={base} other={other} />
      ))}
    </div>
  )
}

interface FiguresProps {
  base: RoomReport
  others: readonly RoomReport[]
}

function Figures({ base, others }: FiguresProps) {
  const t = useTranslations('vdrScenarios', 'valuation', 'valuationForm')
  const language = useLanguage()
  const all = [base, ...others]
  const { currency } = base
  const money = (name: string, amountOf: (report: RoomReport) => number | null | undefined) => [
    name,
    ...all.map((report) => formatMoney(amountOf(report), currency, language)),
  ]
  const valueIn = ({ rows }: RoomReport, key: string) => {
    const found = rows.find((row) => assumptionKey(row) === key)
    return found ? assumptionValue(t, found, currency) : EMPTY_VALUE
  }
  const differing = base.rows.filter((row) => {
    const key = assumptionKey(row)
    return others.some((other) => valueIn(other, key) !== valueIn(base, key))
  })
  return (
    <DataTable
      caption={t('vdrScenarios:side')}
      columns={[t('vdrScenarios:figure'), t('vdrScenarios:base'), ...others.map(({ scenario }) => scenario)]}
      isNumeric={[false, ...all.map(() => true)]}
      rows={[
        money(t('vdrScenarios:rnpv'), ({ rnpv }) => rnpv),
        [
          t('vdrScenarios:change'),
          EMPTY_VALUE,
          ...others.map(({ rnpv }) => formatChange((rnpv ?? 0) - (base.rnpv ?? 0), currency, language)),
        ],
        money('P10', ({ low }) => low),
        money('P90', ({ high }) => high),
        ...differing.map((row) => [
          assumptionName(t, row),
          ...all.map((report) => valueIn(report, assumptionKey(row))),
        ]),
      ]}
    />
  )
}

function Waterfall({ base, other }: { base: RoomReport; other: RoomReport }) {
  const t = useTranslations('vdrScenarios', 'valuation')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const { currency, baseDate } = base
  const { scenario: name, steps } = other
  const [from, to] = [base.rnpv ?? 0, other.rnpv ?? 0]
  const context = useMemo(
    () => ({ t, language, currency, isDark, baseDate }),
    [t, language, currency, isDark, baseDate],
  )
  return (
    <BridgeChart
      from={from}
      to={to}
      steps={steps}
      names={{ from: t('vdrScenarios:base'), to: name }}
      title={t('vdrScenarios:waterfall', { name })}
      summary={() =>
        t('vdrScenarios:waterfallText', {
          name,
          from: formatMoney(from, currency, language),
          to: formatMoney(to, currency, language),
          change: formatChange(to - from, currency, language),
        })
      }
      context={context}
    />
  )
}
