import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Select, Skeleton } from 'antd'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { apiQuery } from '@/shared/api'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { MODALITIES } from '../../form/model/formOptions'
import { ownStage } from '../charts/comparables'
import { comparablesOf } from '../model/comparablesOf'
import type { ReportContent } from '../model/reportContent'
import { areaName, modalityName, stageName } from '../model/valuationNames'
import type { SectionProps } from './sectionProps'
import { rememberValues, useSessionValues } from '../../sessionState/sessionValues'
import { comparableApi, DEAL_AREAS, DEAL_STAGES } from '../model/comparables.api'
import styles from './report.module.css'

// Includes the import of a table.
const OwnDealsDialog = lazyWithRetry(async () => ({
  default: (await import('./OwnDealsDialog')).OwnDealsDialog,
}))

const ANY = 'any'
/** Years that the filter offers, back from the report's. */
const YEARS = Array.from({ length: 15 }, (_, years) => years)

interface FilteredComparablesProps extends SectionProps {
  /** Renders the report with the deals that pass the filter instead of its own. */
  children: (content: ReportContent) => ReactNode
}

/**
 * Filter for the deals with which the asset is compared. It starts with those of the asset's stage and area, which the
 * report has; the session remembers another stage.
 */
export function FilteredComparables({ report, content, context, children }: FilteredComparablesProps) {
  const { t, currency } = context
  const own = { stage: ownStage(content), area: content.indications[0]?.area ?? 'all' }
  const stage = useSessionValues(({ chartPhase }) => chartPhase) ?? own.stage
  const [area, setArea] = useState(own.area)
  const [modality, setModality] = useState(ANY)
  const [since, setSince] = useState(ANY)
  const [isManaging, setManaging] = useState(false)
  const isOwn = stage === own.stage && area === own.area && modality === ANY && since === ANY
  const { rnpv } = content.summary
  const given = (chosen: string) => (chosen === ANY ? undefined : chosen)
  const deals = useQuery({
    ...apiQuery(comparableApi.list, {
      query: {
        stage: given(stage),
        area: given(area),
        modality: given(modality),
        since: since === ANY ? undefined : Number(since),
        currency,
      },
    }),
    enabled: !isOwn,
  })
  const shown = useMemo(
    () => (isOwn || !deals.data ? content : { ...content, comparables: comparablesOf(rnpv, deals.data) }),
    [content, deals.data, isOwn, rnpv],
  )
  const any = { value: ANY, label: t('valuation:comparables.any') }
  const areas = new Set<string>([own.area, ...DEAL_AREAS])
  const lastYear = Number(report.baseDate.slice(0, 4))

  return (
    <>
      <Flex gap="small" wrap className={styles.comparedStage}>
        <Filter
          label={t('valuation:comparables.stage')}
          value={stage}
          options={[any, ...DEAL_STAGES.map((value) => ({ value, label: stageName(t, value) }))]}
          onChange={(chosen) => rememberValues({ chartPhase: chosen === own.stage ? null : chosen })}
        />
        <Filter
          label={t('valuation:comparables.area')}
          value={area}
          options={[any, ...[...areas].map((value) => ({ value, label: areaName(t, value) }))]}
          onChange={setArea}
        />
        <Filter
          label={t('valuation:comparables.modality')}
          value={modality}
          options={[any, ...MODALITIES.map((value) => ({ value, label: modalityName(t, value) }))]}
          onChange={setModality}
        />
        <Filter
          label={t('valuation:comparables.since')}
          value={since}
          options={[
            any,
            ...YEARS.map((years) => String(lastYear - years)).map((value) => ({ value, label: value })),
          ]}
          onChange={setSince}
        />
        <Button onClick={() => setManaging(true)}>{t('valuation:ownDeals.title')}</Button>
      </Flex>
      {isManaging && (
        <Suspense fallback={null}>
          <OwnDealsDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
      {deals.isLoading ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : !isOwn && deals.error ? (
        <ErrorAlert title={t('valuation:comparables.failed')} failure={deals.error} onRetry={deals.refetch} />
      ) : (
        children(shown)
      )}
    </>
  )
}

interface FilterProps {
  label: string
  value: string
  options: { value: string; label: string }[]
  onChange: (chosen: string) => void
}

const Filter = ({ label, value, options, onChange }: FilterProps) => (
  <Flex vertical>
    <span aria-hidden className="cell-note">
      {label}
    </span>
    <Select
      aria-label={label}
      value={value}
      options={options}
      onChange={onChange}
      popupMatchSelectWidth={false}
    />
  </Flex>
)
