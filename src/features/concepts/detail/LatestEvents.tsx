import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { Timeline } from '@/shared/workflow/Timeline'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { tabAddress } from '../model/tabAddress'
import { conceptApi } from '../model/concepts.api'
import type { Concept } from '../model/answers'
import { conceptActions } from './conceptActions'
import { kindOf } from './timelineKinds'
import { useEventTitle } from './useEventTitle'
import styles from './detail.module.css'

const MAX_EVENTS = 8

export function LatestEvents({ concept: { id } }: { concept: Concept }) {
  const t = useTranslations('conceptsDetail', 'concepts')
  const titleOf = useEventTitle()
  const { data, error, refetch } = useQuery(apiQuery(conceptApi.timeline, { path: { id } }))
  return (
    <Card
      className={styles.aside ?? ''}
      title={<h2 className="card-title">{t('concepts:part.timeline')}</h2>}
      extra={<Link to={tabAddress('timeline')}>{t('conceptsDetail:timeline.all')}</Link>}
    >
      {data ? (
        <Timeline
          events={data}
          max={MAX_EVENTS}
          kinds={[]}
          kindOf={kindOf}
          kind={null}
          titleOf={titleOf}
          State={conceptActions.State}
        />
      ) : (
        <QueryFallback
          failed={t('conceptsDetail:timeline.failed')}
          error={error}
          onRetry={refetch}
          rows={6}
        />
      )}
    </Card>
  )
}
