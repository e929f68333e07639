import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card, Segmented } from 'antd'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { apiQuery } from '@/shared/api'
import { useAddressState } from '@/shared/list/useAddressState'
import { useTranslations } from '@/shared/i18n'
import figures from '@/shared/ui/figures/blocks.module.css'
import { PageTitle } from '@/shared/ui/PageTitle'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useRoom, useRoomApi } from '../room/roomContext'
import { Activity } from './Activity'
import { dashboardApis, PERIODS } from './dashboard.api'
import { Coverage } from './Coverage'
import { Engagement } from './Engagement'
import { Folders } from './Folders'
import { dashboardLinksOf } from './dashboardLinks'
import { Members } from './Members'
import { Questions } from './Questions'
import { Storage } from './Storage'
import { Tiles } from './Tiles'

const Address = z.object({ period: z.optional(z.enum(PERIODS)) })

export default function DashboardPage({ children }: { children?: ReactNode }) {
  const t = useTranslations('roomsDashboard')
  const { role } = useRoom()
  const { api, scope, roomId } = useRoomApi(dashboardApis)
  const { state, put } = useAddressState(Address)
  const period = state.period ?? '30'
  const query = { roomId, period }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...apiQuery(api.overview, { query }),
    placeholderData: keepPreviousData,
  })
  const to = dashboardLinksOf(scope, roomId)
  const parts = data && { found: data, to }

  return (
    <>
      <PageTitle
        title={t('roomsDashboard:title')}
        note={t(role === 'admin' ? 'roomsDashboard:ofAll' : 'roomsDashboard:ofOwn')}
        actions={
          <Segmented
            aria-label={t('roomsDashboard:period.label')}
            value={period}
            onChange={(next) => put({ period: next === '30' ? undefined : next })}
            options={PERIODS.map((value) => ({
              value,
              label: t('roomsDashboard:period.days', { count: Number(value) }),
            }))}
          />
        }
      />
      {parts ? (
        <div className={figures.figures} aria-busy={isPlaceholderData}>
          <Card className={figures.wide}>
            <Tiles {...parts} />
          </Card>
          {children}
          <Members {...parts} />
          <Activity {...parts} />
          <Engagement query={query} {...parts} />
          <Folders {...parts} />
          <div className={figures.stack}>
            <Coverage {...parts} />
            <Storage {...parts} />
          </div>
          <Questions {...parts} />
        </div>
      ) : (
        <Card>
          <QueryFallback failed={t('roomsDashboard:failed')} error={error} onRetry={refetch} rows={12} />
        </Card>
      )}
    </>
  )
}
