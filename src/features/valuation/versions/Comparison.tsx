import { useQuery } from '@tanstack/react-query'
import { Alert, Skeleton } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { apiQuery } from '@/shared/api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { Delta } from '@/shared/ui/cells/Delta'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { reportApi, type Report } from '../reports/model/report.api'
import type { ChartContext } from '../reports/charts'
import { SectionFrame } from '../reports/sections/SectionFrame'
import { BridgeSection } from './BridgeSection'
import type { Computed } from './explain'
import { headlines, type Headline } from './headlineFigures'
import { InputsSection } from './InputsSection'
import { YearlySection } from './YearlySection'
import styles from '../reports/sections/report.module.css'

interface ComparisonProps {
  id: string
  older: number
  newer: number
}

export function Comparison({ id, older, newer }: ComparisonProps) {
  const t = useTranslations('valuation', 'valuationVersions')
  const before = useQuery(apiQuery(reportApi.detail, { path: { id }, query: { version: older } }))
  const after = useQuery(apiQuery(reportApi.detail, { path: { id }, query: { version: newer } }))
  const failed = [before, after].find(({ error, data }) => error && !data)
  if (failed?.error) {
    return (
      <ErrorAlert
        title={t('valuation:page.failed')}
        failure={failed.error}
        onRetry={() => {
          for (const each of [before, after]) if (each.isError) void each.refetch()
        }}
      />
    )
  }
  if (!before.data || !after.data) {
    return (
      <div aria-busy="true">
        <output className="visually-hidden">{t('valuation:page.loading')}</output>
        <Skeleton active paragraph={{ rows: 12 }} />
      </div>
    )
  }
  return <Compared older={before.data} newer={after.data} />
}

const computedOrNull = (report: Report): Computed | null =>
  report.content ? { report, content: report.content } : null

function Compared({ older, newer }: { older: Report; newer: Report }) {
  const t = useTranslations('valuation', 'valuationForm', 'valuationVersions')
  const language = useLanguage()
  const { isDark } = useAppearance()
  const { currency, baseDate } = newer
  const context = useMemo<ChartContext>(
    () => ({ t, language, isDark, currency, baseDate }),
    [t, language, isDark, currency, baseDate],
  )
  const both = useMemo(() => {
    const [before, after] = [computedOrNull(older), computedOrNull(newer)]
    return before && after ? { older: before, newer: after } : null
  }, [older, newer])
  const section = (id: 'headlines' | 'bridge' | 'inputs' | 'yearly', content: ReactNode) => (
    <SectionFrame name={id} title={t(`valuationVersions:section.${id}`)} t={t}>
      {content}
    </SectionFrame>
  )
  return (
    <div className={styles.reportSections}>
      {!both && <Alert type="info" showIcon title={t('valuationVersions:withoutResults')} />}
      {both && section('bridge', <BridgeSection {...both} context={context} />)}
      {both &&
        section(
          'headlines',
          <DataTable
            caption={t('valuationVersions:section.headlines')}
            isCaptionHidden
            columns={[
              t('valuationVersions:figure'),
              `v${older.version}`,
              `v${newer.version}`,
              t('valuationVersions:difference'),
            ]}
            isNumeric={[false, true, true, true]}
            rows={headlines(both.older, both.newer, t, language).map((row) => [
              row.name,
              row.older,
              row.newer,
              <DifferenceCell key="difference" by={row.difference} />,
            ])}
          />,
        )}
      {section('inputs', <InputsSection older={older} newer={newer} />)}
      {both && section('yearly', <YearlySection {...both} context={context} />)}
    </div>
  )
}

function DifferenceCell({ by }: { by: Headline['difference'] }) {
  if (!by) return EMPTY_VALUE
  const { text, ...moved } = by
  return <Delta {...moved}>{text}</Delta>
}
