import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { lazy, Suspense, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { FailureNote } from '@/shared/ui/FailureNote'
import { PageTitle } from '@/shared/ui/PageTitle'
import { conceptApi } from '../model/api'
import { Ageing } from './Ageing'
import { AreaStages } from './AreaStages'
import { Decisions } from './Decisions'
import { Funnel } from './Funnel'
import { Intake } from './Intake'
import { listAddress, type Mark } from './marks'
import { Money } from './Money'
import { Scores } from './Scores'
import { Tiles } from './Tiles'
import { useScope } from './useScope'
import { Workload } from './Workload'
import styles from './statistics.module.css'

// Its calendar weighs more than the figures, which do not wait for it.
const ScopeFilter = lazy(async () => ({ default: (await import('./ScopeFilter')).ScopeFilter }))

/** What has become of the concepts; each number leads to the list of those that it counts. */
export default function StatisticsPage() {
  const { t } = useTranslation('conceptsStatistics')
  const { t: concepts } = useTranslation('concepts')
  const list = useScope()
  const scope = list.filters
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...read(conceptApi.statistics, { query: scope }),
    placeholderData: keepPreviousData,
  })
  const to = useCallback((mark: Mark) => listAddress(mark, scope), [scope])
  const parts = data && { found: data, to }

  return (
    <>
      <PageTitle title={concepts('page.statistics')} />
      <Card className={styles.statisticsScope}>
        <Suspense fallback={<Skeleton.Input block />}>
          <ScopeFilter list={list} owners={data?.owners} />
        </Suspense>
        <p className="cell-note">{t('hint')}</p>
      </Card>
      {error ? (
        <Card>
          <FailureNote title={t('failed')} failure={error} onRetry={() => void refetch()} />
        </Card>
      ) : isPending || !parts ? (
        <Card>
          <Skeleton active paragraph={{ rows: 12 }} />
        </Card>
      ) : (
        <div className={styles.statistics} aria-busy={isPlaceholderData}>
          <Card className={styles.statisticsWide}>
            <Tiles {...parts} />
          </Card>
          <Funnel {...parts} />
          <Ageing {...parts} />
          <Intake {...parts} scope={scope} />
          <AreaStages {...parts} />
          <Workload {...parts} />
          <div className={styles.statisticsStack}>
            <Decisions {...parts} />
            <Scores {...parts} />
          </div>
          <Money {...parts} />
        </div>
      )}
    </>
  )
}
