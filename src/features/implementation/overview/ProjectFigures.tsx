import { Card } from 'antd'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { EMPTY_VALUE, formatPercent } from '@/shared/lib/money'
import { useAppearance } from '@/shared/ui/preferences'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { Chart } from '@/shared/ui/chart/Chart'
import { stepLines } from './stepLines'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { Tile } from '@/shared/ui/figures/Tile'
import figures from '@/shared/ui/figures/blocks.module.css'
import { projectAddress } from '../project/addresses'
import type { Overview } from './overview.api'
import { burnUpFinding } from './burnUpFinding'
import { useProjectOfRoom } from './useProjectOfRoom'

export function ProjectFigures() {
  const t = useTranslations('implementationOverview')
  const { data, error, maySee, refetch } = useProjectOfRoom()
  if (!maySee || data === null) return null
  if (!data)
    return (
      <Card className={figures.wide}>
        <QueryFallback failed={t('implementationOverview:failed')} error={error} onRetry={refetch} />
      </Card>
    )
  return (
    <>
      <ProjectTiles overview={data} />
      <BurnUp burnUp={data.burnUp} />
    </>
  )
}

function ProjectTiles({ overview }: { overview: Overview }) {
  const t = useTranslations('implementationOverview')
  const { project, overdueMilestones, overdueFollowUps, openClaims, dueInstalments, dueUntil } = overview
  const { id, budget, spent, currency } = project
  const projectQuery = `projectId=${encodeURIComponent(id)}`
  const budgetUse = budget > 0 ? spent / budget : null
  const counts: [name: string, count: number | null, to: string][] = [
    [
      t('implementationOverview:overdueMilestones'),
      overdueMilestones,
      `${projectAddress(id)}?tab=milestones&overdue=true`,
    ],
    [
      t('implementationOverview:overdueFollowUps'),
      overdueFollowUps,
      `/implement/vcustomer?${projectQuery}&due=overdue&view=table`,
    ],
    [t('implementationOverview:openClaims'), openClaims, `/implement/vclaims?${projectQuery}&state=open`],
    [
      t('implementationOverview:dueInstalments', { day: dueUntil }),
      dueInstalments,
      `/implement/vfund?${projectQuery}&unpaid=true&dueTo=${dueUntil}`,
    ],
  ]
  return (
    <Card
      className={figures.wide}
      title={
        <h2 className="card-title">
          <Link to={projectAddress(id)}>{project.name}</Link>
        </h2>
      }
    >
      <dl className={figures.tiles}>
        {counts.map(
          ([name, count, to]) =>
            count !== null && (
              <Tile key={name} name={name}>
                <CountLink count={count} to={to} />
              </Tile>
            ),
        )}
        <Tile
          name={t('implementationOverview:budget')}
          note={
            <>
              <MoneyText amount={spent} currency={currency} /> /{' '}
              <MoneyText amount={budget} currency={currency} />
            </>
          }
        >
          {budgetUse === null ? EMPTY_VALUE : formatPercent(budgetUse, 0)}
        </Tile>
      </dl>
    </Card>
  )
}

function BurnUp({ burnUp }: Pick<Overview, 'burnUp'>) {
  const t = useTranslations('implementationOverview')
  const { isDark } = useAppearance()
  const title = t('implementationOverview:burnUp.title')
  const [accepted, planned] = [
    t('implementationOverview:burnUp.accepted'),
    t('implementationOverview:burnUp.planned'),
  ]
  const option = useMemo(
    () =>
      stepLines(
        {
          days: burnUp.map(({ day }) => day),
          done: burnUp.map((point) => point.accepted),
          planned: burnUp.map((point) => point.planned),
          names: [accepted, planned],
          max: 100,
        },
        isDark,
      ),
    [burnUp, accepted, planned, isDark],
  )
  const percent = (value: number | null | undefined) => formatPercent((value ?? null) && value! / 100, 0)
  return (
    <FigureCard
      title={title}
      hasOwnTitle
      isWide
      empty={burnUp.length > 0 ? undefined : t('implementationOverview:burnUp.none')}
    >
      <Chart
        title={title}
        finding={burnUpFinding(burnUp, t)}
        summary={t('implementationOverview:burnUp.summary')}
        option={option}
        height={220}
        table={{
          columns: [t('implementationOverview:burnUp.day'), accepted, planned],
          isNumeric: [false, true, true],
          rows: burnUp.map((point) => [point.day, percent(point.accepted), percent(point.planned)]),
        }}
      />
    </FigureCard>
  )
}
