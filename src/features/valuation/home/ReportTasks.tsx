import { useQueries } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { ABSENT } from '@/shared/lib/money'
import { FailureText } from '@/shared/ui/FailureText'
import { useText } from '@/shared/texts'
import { reportApi } from '../reports/model/api'
import { countOf, TASKS } from './reads'

/** How many reports wait for the user, and which way they are. */
export default function ReportTasks() {
  const t = useText('valuationShell')
  return (
    <Card title={<h2 className="card-title">{t('valuationShell:home.tasks')}</h2>}>
      <Tasks />
    </Card>
  )
}

function Tasks() {
  const t = useText('valuation')
  const counts = useQueries({
    queries: TASKS.map((state) => read(reportApi.list, { query: countOf(state) })),
  })
  const failure = counts.find(({ error }) => error)?.error
  if (failure) {
    return (
      <span role="alert">
        <FailureText failure={failure} />{' '}
        <Button size="small" onClick={() => counts.forEach(({ refetch }) => void refetch())}>
          {t('actions.retry')}
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
                {t(`valuation:tasks.${state}`, { number: count ?? ABSENT })}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
