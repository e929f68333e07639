import { useQuery } from '@tanstack/react-query'
import { Select, Skeleton } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { apiQuery } from '@/shared/api'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { compareWithMarket } from '../../engine/method/comparables'
import { STAGES } from '../../engine/method/valuationTypes'
import { rememberValues, useSessionValues } from '../../sessionState/sessionValues'
import { comparableApi } from '../model/report.api'
import { ownStage } from '../charts/comparables'
import type { ReportContent } from '../model/reportContent'
import { stageName } from '../model/valuationNames'
import styles from './report.module.css'
import type { SectionProps } from './sectionProps'

const STAGE_OPTIONS = [...STAGES, 'listed'] as const

const NO_DEALS = { count: 0, p25: null, median: null, p75: null, percentile: null, ratioToMedian: null }

interface StageComparablesProps extends Pick<SectionProps, 'content' | 'context'> {
  /** Renders the report with the deals of the chosen stage instead of its own. */
  children: (content: ReportContent) => ReactNode
}

/** Select of the stage whose deals the asset is compared with: its own, or another one, which the session remembers. */
export function StageComparables({ content, context, children }: StageComparablesProps) {
  const { t, currency } = context
  const own = ownStage(content)
  const stage = useSessionValues(({ chartPhase }) => chartPhase) ?? own
  const area = content.indications[0]?.area ?? 'all'
  const { rnpv } = content.summary
  const deals = useQuery({
    ...apiQuery(comparableApi.list, { query: { stage, area, currency } }),
    enabled: stage !== own,
  })
  const shown = useMemo(() => {
    if (stage === own || !deals.data) return content
    const values = deals.data.map(({ value }) => value)
    return {
      ...content,
      comparables: { rows: deals.data, ...(compareWithMarket(rnpv, values) ?? NO_DEALS) },
    }
  }, [content, deals.data, own, rnpv, stage])

  return (
    <>
      <Select
        className={styles.comparedStage}
        aria-label={t('valuation:comparables.stage')}
        value={stage}
        onChange={(chosen) => rememberValues({ chartPhase: chosen === own ? null : chosen })}
        options={STAGE_OPTIONS.map((value) => ({ value, label: stageName(t, value) }))}
      />
      {deals.isLoading ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : stage !== own && deals.error ? (
        <ErrorAlert title={t('valuation:comparables.failed')} failure={deals.error} onRetry={deals.refetch} />
      ) : (
        children(shown)
      )}
    </>
  )
}
