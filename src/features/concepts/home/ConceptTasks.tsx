import { useQueries } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { ABSENT } from '@/shared/lib/money'
import { FailureText } from '@/shared/ui/FailureText'
import { conceptApi } from '../model/api'
import { HATCHING, WAITING } from '../domain/states'
import { conceptNoticeApi } from '../notice/api'
import { useViewer } from '../model/viewer'
import { tasksOf } from './tasks'

const addressOf = (hall: string, narrowed: object) =>
  `/${hall}?${new URLSearchParams(narrowed as Record<string, string>).toString()}`

/** How many concepts stand before their first audit and in incubation, and what waits for the user. */
export default function ConceptTasks() {
  const { t } = useTranslation('conceptsShell')
  return (
    <Card title={<h2 className="card-title">{t('home.title')}</h2>}>
      <Tasks />
    </Card>
  )
}

function Tasks() {
  const { t } = useTranslation('conceptsHalls')
  const { t: common } = useTranslation()
  const viewer = useViewer()
  const maySeeQueue = useCan('poconcept:poconceptInfo:expert')
  const tasks = tasksOf(viewer).filter(({ hall }) => hall !== 'expert' || maySeeQueue)
  const [waiting, hatching] = useQueries({
    queries: [read(conceptNoticeApi.waitListCount, {}), read(conceptNoticeApi.waitHatchListCount, {})],
  })
  const counts = useQueries({
    queries: tasks.map(({ hall, narrowed }) =>
      read(conceptApi.list, { query: { ...narrowed, hall, pageNum: 1, pageSize: 1 } }),
    ),
  })

  const answers = [waiting, hatching, ...counts]
  const failure = answers.find(({ error }) => error)?.error
  if (failure) {
    return (
      <span role="alert">
        <FailureText failure={failure} />{' '}
        <Button size="small" onClick={() => answers.forEach(({ refetch }) => void refetch())}>
          {common('actions.retry')}
        </Button>
      </span>
    )
  }
  const rows = [
    { key: 'waiting', count: waiting.data, to: addressOf('apply', { states: WAITING.join(',') }) },
    { key: 'hatching', count: hatching.data, to: addressOf('incubate', { states: HATCHING.join(',') }) },
    ...tasks.map(({ key, hall, narrowed }, index) => ({
      key,
      count: counts[index]!.data?.total,
      to: addressOf(hall, narrowed),
    })),
  ] as const
  return (
    <ul className="plain-list">
      {rows.map(({ key, count, to }) => (
        <li key={key}>
          {count === undefined ? (
            <Skeleton.Button active size="small" />
          ) : (
            <Link to={to}>{t(`home.${key}`, { number: count ?? ABSENT })}</Link>
          )}
        </li>
      ))}
    </ul>
  )
}
