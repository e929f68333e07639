import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useMemo } from 'react'
import { apiQuery } from '@/shared/api'
import type { Args } from '@/shared/api/endpoint'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { Chart } from '@/shared/ui/chart/Chart'
import { countBars, countsHeight } from '@/shared/ui/chart/countBars'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import figures from '@/shared/ui/figures/blocks.module.css'
import { ENGAGEMENT_PARTS, engagementOf, type EngagementPart } from '../domain/engagement'
import { useRoom } from '../room/roomContext'
import { useScope } from '../room/scope'
import { dashboardApis, type TagActivity } from './dashboard.api'
import { engagementFinding } from './findings'
import type { PartProps } from './parts'

interface EngagementProps extends PartProps {
  query: Args<(typeof dashboardApis)['vdr']['engagement']>['query']
}

export function Engagement({ query, ...parts }: EngagementProps) {
  const t = useTranslations('roomsDashboard')
  const { data, error, refetch } = useQuery({
    ...apiQuery(dashboardApis[useScope()].engagement, { query }),
    placeholderData: keepPreviousData,
  })
  if (data) return <EngagementChart tags={data} {...parts} />
  return (
    <Card className={figures.wide}>
      <QueryFallback failed={t('roomsDashboard:engagement.failed')} error={error} onRetry={refetch} />
    </Card>
  )
}

function EngagementChart({
  tags,
  found: { from, to: last },
  to,
}: PartProps & { tags: readonly TagActivity[] }) {
  const t = useTranslations('roomsDashboard')
  const { role } = useRoom()
  const { isDark } = useAppearance()
  const title = t('roomsDashboard:engagement.title')
  const scored = useMemo(
    () =>
      tags
        .map((tag) => ({ ...tag, ...engagementOf({ ...tag, idleDays: tag.idleDays ?? null }) }))
        .toSorted((a, b) => b.total - a.total),
    [tags],
  )
  const option = useMemo(
    () =>
      countBars(
        scored.map(({ id, total }) => ({ value: id, count: Math.round(total) })),
        { nameOf: (id) => scored.find((each) => each.id === id)?.name ?? id },
        isDark,
      ),
    [scored, isDark],
  )
  const partOf = (tag: (typeof scored)[number], part: EngagementPart) => {
    const done = {
      sessions: formatNumber(tag.sessions, 0),
      documents: `${formatNumber(tag.opened, 0)} / ${formatNumber(tag.permitted, 0)}`,
      minutes: formatNumber(tag.minutes, 0),
      questions: formatNumber(tag.questions, 0),
      recency:
        tag.idleDays === null || tag.idleDays === undefined ? EMPTY_VALUE : formatNumber(tag.idleDays, 0),
    }
    return (
      <>
        {done[part]}
        <div className="cell-note">
          {t('roomsDashboard:engagement.points', { points: formatNumber(tag.parts[part], 1) })}
        </div>
      </>
    )
  }
  return (
    <FigureCard
      title={title}
      hasOwnTitle
      isWide
      empty={scored.length > 0 ? undefined : t('roomsDashboard:engagement.none')}
    >
      <Chart
        title={title}
        finding={engagementFinding(scored, t)}
        summary={t('roomsDashboard:engagement.summary')}
        option={option}
        height={countsHeight(scored.length)}
        table={{
          columns: [
            t('roomsDashboard:column.tag'),
            t('roomsDashboard:column.engagement'),
            ...ENGAGEMENT_PARTS.map((part) => t(`roomsDashboard:part.${part}`)),
            t('roomsDashboard:column.acts'),
          ],
          isNumeric: [false, ...Array.from({ length: ENGAGEMENT_PARTS.length + 2 }, () => true)],
          rows: scored.map((tag) => [
            tag.name,
            formatNumber(tag.total, 0),
            ...ENGAGEMENT_PARTS.map((part) => partOf(tag, part)),
            <CountLink
              key="acts"
              count={tag.acts}
              // A member's log holds only their own actions.
              to={to.acts({ from, to: last, ...(role === 'admin' ? { tagId: tag.id } : {}) })}
            />,
          ]),
        }}
      />
      <p className="cell-note">{t('roomsDashboard:engagement.formula')}</p>
    </FigureCard>
  )
}
