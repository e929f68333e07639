import { Button, Card, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { ResultState } from '@/shared/ui/ResultState'
import { useTranslations } from '@/shared/i18n'
import { MAX_TODO_ROWS, type TodoSource } from '@/shared/todo'
import { TodoLabel } from './TodoLabel'
import type { Todos, TodoCount, TodoListItem } from './useTodo'
import styles from './home.module.css'

export function TodoList({ todos }: { todos: Todos }) {
  const t = useTranslations('home')
  const { isPending, hasFailed, retry, failures, counts } = todos
  const [chosen, choose] = useState<string | null>(null)
  const shownKind = counts.some(({ source }) => source.kind === chosen) ? chosen : null
  const isShown = ({ source }: { source: TodoSource }) => shownKind === null || source.kind === shownKind
  const items = todos.items.filter(isShown).slice(0, MAX_TODO_ROWS)
  const invalidRows = todos.invalidRows.filter(isShown)

  if (hasFailed)
    return (
      <div role="alert">
        <ResultState
          status="warning"
          title={t('home:failed')}
          text={t('crash.chunk')}
          actions={<Button onClick={retry}>{t('actions.retry')}</Button>}
        />
      </div>
    )
  return (
    <Card className={styles.waiting} title={<h2 className="card-title">{t('home:waiting')}</h2>}>
      {isPending ? (
        <div aria-busy="true">
          <output className="visually-hidden">{t('home:loading')}</output>
          <Skeleton active title={false} paragraph={{ rows: 8 }} className={styles.skeleton} />
        </div>
      ) : (
        <>
          {counts.length > 1 && <KindFilter counts={counts} chosen={shownKind} onChoose={choose} />}
          <Failures failures={failures} />
          {items.length > 0 && <Rows items={items} />}
          <InvalidTodos invalidRows={invalidRows} />
          {counts.length > 0 && <TodoLinks counts={counts} chosen={shownKind} items={items} />}
          {counts.length === 0 && failures.length === 0 && <NoTodos />}
        </>
      )}
    </Card>
  )
}

interface KindFilterProps {
  counts: readonly TodoCount[]
  chosen: string | null
  onChoose: (kind: string | null) => void
}

function KindFilter({ counts, chosen, onChoose }: KindFilterProps) {
  const t = useTranslations('home')
  const total = totalOf(counts)
  return (
    <div role="group" aria-label={t('home:kinds')} className={styles.kinds}>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {total === null ? t('home:everyKind') : t('home:every', { count: total })}
      </button>
      {counts.map(({ source, count }) => (
        <button
          key={source.kind}
          type="button"
          aria-pressed={chosen === source.kind}
          onClick={() => onChoose(source.kind)}
        >
          {withCount(t, source.labels(t).state, count)}
        </button>
      ))}
    </div>
  )
}

/** Only the first row, the next thing to do, has the primary button. */
function Rows({ items }: { items: readonly TodoListItem[] }) {
  const t = useTranslations('home')
  return (
    <ol className={styles.rows}>
      {items.map(({ key, source, title, place, since, to }, index) => {
        const { state, act } = source.labels(t)
        return (
          <li key={key}>
            <div>
              <Link to={to} className={styles.name}>
                {title}
              </Link>
              {place && <div className={styles.place}>{place}</div>}
            </div>
            <Tag color={source.color}>{state}</Tag>
            <TodoLabel since={since} />
            <Link
              to={to}
              className={index === 0 ? 'button button-primary' : styles.act}
              aria-label={t('home:act', { act, title })}
            >
              {act}
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

const MAX_LINKS = 3

/**
 * Links to the full lists of kinds with more to-dos than shown: of the selected kind, or of the kinds with the most.
 */
function TodoLinks({
  counts,
  chosen,
  items,
}: Omit<KindFilterProps, 'onChoose'> & { items: readonly TodoListItem[] }) {
  const t = useTranslations('home')
  const isCut = ({ source, count }: TodoCount) =>
    count === null || items.filter((item) => item.source === source).length < count
  const kinds =
    chosen === null
      ? counts
          .filter(isCut)
          .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
          .slice(0, MAX_LINKS)
      : counts.filter(({ source }) => source.kind === chosen)
  return (
    <div className={styles.foot}>
      {kinds.map(({ source, count }) => (
        <Link key={source.kind} to={source.all}>
          {t('home:allOfKind', { state: withCount(t, source.labels(t).state, count) })}
        </Link>
      ))}
      <span className={styles.order}>{t('home:order')}</span>
    </div>
  )
}

function Failures({ failures }: Pick<Todos, 'failures'>) {
  const t = useTranslations('home')
  return failures.map(({ source, failure, retry }) => (
    <div key={source.kind} role="alert" className={styles.failure}>
      {t('home:kindFailed', { state: source.labels(t).state })} <ErrorMessage failure={failure} />{' '}
      <Button size="small" onClick={retry}>
        {t('actions.retry')}
      </Button>
    </div>
  ))
}

function InvalidTodos({ invalidRows }: Pick<Todos, 'invalidRows'>) {
  const t = useTranslations('home')
  return invalidRows.map(({ source, rows }) => (
    <div key={source.kind} className={styles.unread}>
      <Tag color={source.color}>{source.labels(t).state}</Tag>
      <InvalidRows rows={rows} />
    </div>
  ))
}

function NoTodos() {
  const t = useTranslations('home')
  return (
    <div className={styles.nothing}>
      <b>{t('home:nothing')}</b>
      <div>{t('home:nothingText')}</div>
    </div>
  )
}

type T = ReturnType<typeof useTranslations>
const withCount = (t: T, state: string, count: number | null) =>
  count === null ? state : t('home:ofKind', { state, count })

/** Total over all kinds; null if any count is unknown. */
export const totalOf = (counts: readonly TodoCount[]) =>
  counts.reduce<number | null>(
    (total, { count }) => (total === null || count === null ? null : total + count),
    0,
  )
