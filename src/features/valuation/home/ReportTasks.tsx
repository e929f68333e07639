import { useQueries } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { ABSENT } from '@/shared/lib/money'
import { FailureText } from '@/shared/ui/FailureText'
import { reportApi } from '../reports/model/api'

/** States of a report in which something is to be done or awaited. */
const TASKS = ['locked', 'computing'] as const

/** How many reports wait for the user, and which way they are. */
export default function ReportTasks() {
  const { t } = useTranslation('valuationShell')
  return (
    <Card title={<h2 className="card-title">{t('home.tasks')}</h2>}>
      <Tasks />
    </Card>
  )
}

function Tasks() {
  const { t } = useTranslation('valuation')
  const { t: common } = useTranslation()
  const counts = useQueries({
    queries: TASKS.map((state) => read(reportApi.list, { query: { pageNum: 1, pageSize: 1, state } })),
  })
  const failure = counts.find(({ error }) => error)?.error
  if (failure) {
    return (
      <span role="alert">
        <FailureText failure={failure} />{' '}
        <Button size="small" onClick={() => counts.forEach(({ refetch }) => void refetch())}>
          {common('actions.retry')}
        </Button>
      </span>
    )
  }
  return (
    <ul className="plain-list">
      {TASKS.map((state, index) => {
        const count = counts[index]!.data?.total
        return (
          <li key={state}>
            {count === undefined ? (
              <Skeleton.Button active size="small" />
            ) : (
              <Link to={`/valuation/report?state=${state}`}>
                {t(`tasks.${state}`, { number: count ?? ABSENT })}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
