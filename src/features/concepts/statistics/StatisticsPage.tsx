import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { Suspense, useCallback } from 'react'
import { apiQuery } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { conceptApi } from '../model/concepts.api'
import { Ageing } from './Ageing'
import { AreaStages } from './AreaStages'
import { Claims } from './Claims'
import { Payments } from './Payments'
import { Decisions } from './Decisions'
import { Funnel } from './Funnel'
import { Intake } from './Intake'
import { listAddress, type Figure } from './figures'
import { Money } from './Money'
import { Scores } from './Scores'
import { Tiles } from './Tiles'
import { Workload } from './Workload'
import figures from '@/shared/ui/figures/blocks.module.css'
import styles from './statistics.module.css'
import * as z from 'zod/mini'
import { isDay } from '@/shared/lib/dates'
import { useClearFilters } from '@/shared/list/useClearFilters'
import { useAddressState } from '@/shared/list/useAddressState'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

const day = z.optional(z.string().check(z.refine(isDay)))
const ScopeAddress = z.object({
  submittedFrom: day,
  submittedTo: day,
  organisation: z.optional(z.string()),
  area: z.optional(z.string()),
  ownerId: z.optional(z.string()),
})

function useScope() {
  const { state, put } = useAddressState(ScopeAddress)
  return { filters: state, filter: put, clear: useClearFilters(state, put) }
}

// Loaded on demand: its calendar is larger than the figures, which do not wait for it.
const ScopeFilter = lazyWithRetry(async () => ({ default: (await import('./ScopeFilter')).ScopeFilter }))

export default function StatisticsPage() {
  const t = useTranslations('conceptsStatistics', 'concepts')
  const list = useScope()
  const scope = list.filters
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...apiQuery(conceptApi.statistics, { query: scope }),
    placeholderData: keepPreviousData,
  })
  const to = useCallback((figure: Figure) => listAddress(figure, scope), [scope])
  const blockProps = data && { statistics: data, to }

  return (
    <>
      <PageTitle title={t('concepts:page.statistics')} />
      <Card className={styles.statisticsScope}>
        <Suspense fallback={<Skeleton.Input block />}>
          <ScopeFilter list={list} owners={data?.owners} />
        </Suspense>
        <p className="cell-note">{t('conceptsStatistics:hint')}</p>
      </Card>
      {error || isPending || !blockProps ? (
        <Card>
          <QueryFallback failed={t('conceptsStatistics:failed')} error={error} onRetry={refetch} rows={12} />
        </Card>
      ) : (
        <div className={figures.figures} aria-busy={isPlaceholderData}>
          <Card className={figures.wide}>
            <Tiles {...blockProps} />
          </Card>
          <Funnel {...blockProps} />
          <Ageing {...blockProps} />
          <Intake {...blockProps} scope={scope} />
          <AreaStages {...blockProps} />
          <Workload {...blockProps} />
          <div className={figures.stack}>
            <Decisions {...blockProps} />
            <Scores {...blockProps} />
          </div>
          <Money {...blockProps} />
          {data.payments && <Payments payments={data.payments} />}
          {data.claims && <Claims claims={data.claims} />}
        </div>
      )}
    </>
  )
}
