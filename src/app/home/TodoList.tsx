import { Button, Card, Skeleton, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { ResultState } from '@/shared/ui/ResultState'
import { useTranslations } from '@/shared/i18n'
import { MAX_TODO_ROWS, type TodoSource } from '@/shared/todo'
import { Waited } from './TodoLabel'
import type { AllWaiting, WaitingCount, WaitingItem } from './useTodo'
import styles from './home.module.css'

/** What waits for the user, oldest first: all of it, or one kind. */
export function WaitingList({ waiting }: { waiting: AllWaiting }) {
  const t = useTranslations('home')
  const { isPending, hasFailed, retry, failures, counts } = waiting
  const [chosen, choose] = useState<string | null>(null)
  const shownKind = counts.some(({ of }) => of.kind === chosen) ? chosen : null
  const isShown = ({ of }: { of: TodoSource }) => shownKind === null || of.kind === shownKind
  const items = waiting.items.filter(isShown).slice(0, MAX_TODO_ROWS)
  const unread = waiting.unread.filter(isShown)

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
          {counts.length > 1 && <Kinds counts={counts} chosen={shownKind} onChoose={choose} />}
          <Failures failures={failures} />
          {items.length > 0 && <Rows items={items} />}
          <Unread unread={unread} />
          {counts.length > 0 && <Foot counts={counts} chosen={shownKind} items={items} />}
          {counts.length === 0 && failures.length === 0 && <Nothing />}
        </>
      )}
    </Card>
  )
}

interface KindsProps {
  counts: readonly WaitingCount[]
  chosen: string | null
  onChoose: (kind: string | null) => void
}

/** How many wait in which way; one of them narrows the list. */
function Kinds({ counts, chosen, onChoose }: KindsProps) {
  const t = useTranslations('home')
  const total = sum(counts)
  return (
    <div role="group" aria-label={t('home:kinds')} className={styles.kinds}>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {total === null ? t('home:everyKind') : t('home:every', { count: total })}
      </button>
      {counts.map(({ of, count }) => (
        <button
          key={of.kind}
          type="button"
          aria-pressed={chosen === of.kind}
          onClick={() => onChoose(of.kind)}
        >
          {said(t, of.words(t).state, count)}
        </button>
      ))}
    </div>
  )
}

/** The first of all is what should be done next: it alone has the solid button. */
function Rows({ items }: { items: readonly WaitingItem[] }) {
  const t = useTranslations('home')
  return (
    <ol className={styles.rows}>
      {items.map(({ key, of, title, place, since, to }, index) => {
        const { state, act } = of.words(t)
        return (
          <li key={key}>
            <div>
              <Link to={to} className={styles.name}>
                {title}
              </Link>
              {place && <div className={styles.place}>{place}</div>}
            </div>
            <Tag color={of.color}>{state}</Tag>
            <Waited since={since} />
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

/** Kinds that are led to where all are shown together. */
const MOST_LED_TO = 3

/** Ways to the kinds of which more wait than are shown; of all, to those of which most do. */
function Foot({ counts, chosen, items }: Omit<KindsProps, 'onChoose'> & { items: readonly WaitingItem[] }) {
  const t = useTranslations('home')
  const isCut = ({ of, count }: WaitingCount) =>
    count === null || items.filter((item) => item.of === of).length < count
  const kinds =
    chosen === null
      ? counts
          .filter(isCut)
          .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
          .slice(0, MOST_LED_TO)
      : counts.filter(({ of }) => of.kind === chosen)
  return (
    <div className={styles.foot}>
      {kinds.map(({ of, count }) => (
        <Link key={of.kind} to={of.all}>
          {t('home:allOfKind', { state: said(t, of.words(t).state, count) })}
        </Link>
      ))}
      <span className={styles.order}>{t('home:order')}</span>
    </div>
  )
}

function Failures({ failures }: Pick<AllWaiting, 'failures'>) {
  const t = useTranslations('home')
  return failures.map(({ of, failure, retry }) => (
    <div key={of.kind} role="alert" className={styles.failure}>
      {t('home:kindFailed', { state: of.words(t).state })} <ErrorMessage failure={failure} />{' '}
      <Button size="small" onClick={retry}>
        {t('actions.retry')}
      </Button>
    </div>
  ))
}

/** They wait as well, whatever they say. */
function Unread({ unread }: Pick<AllWaiting, 'unread'>) {
  const t = useTranslations('home')
  return unread.map(({ of, rows }) => (
    <div key={of.kind} className={styles.unread}>
      <Tag color={of.color}>{of.words(t).state}</Tag>
      <InvalidRows rows={rows} />
    </div>
  ))
}

function Nothing() {
  const t = useTranslations('home')
  return (
    <div className={styles.nothing}>
      <b>{t('home:nothing')}</b>
      <div>{t('home:nothingText')}</div>
    </div>
  )
}

type T = ReturnType<typeof useTranslations>
const said = (t: T, state: string, count: number | null) =>
  count === null ? state : t('home:ofKind', { state, count })

/** Of all kinds together; null where one is not known. */
export const sum = (counts: readonly WaitingCount[]) =>
  counts.reduce<number | null>(
    (total, { count }) => (total === null || count === null ? null : total + count),
    0,
  )
