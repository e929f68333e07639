import { Button } from 'antd'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useMeasuredRows } from '@/shared/list/virtual/useMeasuredRows'
import { ItemRow } from './ItemRow'
import { isOpen, isOver, isPausable, type AskingItem, type UploadItem } from './uploadItem'
import { QueueNotes } from './QueueNotes'
import { QuestionPanel } from './QuestionPanel'
import styles from './uploads.module.css'
import type { Uploads } from './useUploadQueue'

/** Px of a row with one line of name and one of state. */
const ROW_HEIGHT = 56

const idsOf = (items: readonly UploadItem[]) => items.map(({ id }) => id)
const isFailed = ({ state }: UploadItem) => state === 'failed'
const isPaused = ({ state }: UploadItem) => state === 'paused'
const isStuck = ({ state }: UploadItem) => state === 'failed' || state === 'refused'
const isIdle = (item: UploadItem) => !isOpen(item) && !isFailed(item)

/** With a thousand files, users read the failures and not every name. */
const failuresFirst = (items: readonly UploadItem[]) => [
  ...items.filter(isStuck),
  ...items.filter(isOpen),
  ...items.filter((item) => isIdle(item) && !isStuck(item)),
]

export function UploadQueue({ uploads }: { uploads: Uploads }) {
  const t = useTranslations('uploads')
  const section = useRef<HTMLElement>(null)
  const { items, act } = uploads
  const failed = items.filter(isFailed)
  const stuck = items.filter(isStuck)
  const asking = items.filter((item): item is AskingItem => item.state === 'asking')
  const open = items.filter(isOpen)
  const pausable = items.filter(isPausable)
  const paused = items.filter(isPaused)
  const idle = items.filter(isIdle)

  const summary = [
    t('uploads:summary', { done: items.filter(isOver).length, count: items.length }),
    ...(stuck.length > 0 ? [t('uploads:failed', { count: stuck.length })] : []),
    ...(asking.length > 0 ? [t('uploads:asking', { count: asking.length })] : []),
    ...(paused.length > 0 ? [t('uploads:paused', { count: paused.length })] : []),
  ].join(' · ')

  /** Removing rows may remove the focused button. */
  const remove = useCallback(
    (ids: readonly number[]) => {
      act({ do: 'remove', ids })
      section.current?.focus()
    },
    [act],
  )
  const cancelAll = () => {
    act({ do: 'cancel', ids: idsOf(open) })
    section.current?.focus()
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={t('uploads:title')} className={styles.queue}>
      <div className={styles.head}>
        {items.length > 0 && <strong className={styles.title}>{t('uploads:title')}</strong>}
        <span role="status" className={styles.summary}>
          {items.length > 0 && summary}
        </span>
        {failed.length > 1 && (
          <Button size="small" onClick={() => act({ do: 'retry', ids: idsOf(failed) })}>
            {t('uploads:retryAll', { count: failed.length })}
          </Button>
        )}
        {pausable.length > 1 && (
          <Button size="small" onClick={() => act({ do: 'pause', ids: idsOf(pausable) })}>
            {t('uploads:pauseAll')}
          </Button>
        )}
        {paused.length > 1 && (
          <Button size="small" onClick={() => act({ do: 'resume', ids: idsOf(paused) })}>
            {t('uploads:resumeAll')}
          </Button>
        )}
        {open.length > 1 && (
          <Button size="small" onClick={cancelAll}>
            {t('uploads:cancelAll')}
          </Button>
        )}
        {idle.length > 0 && (
          <Button size="small" onClick={() => remove(idsOf(idle))}>
            {t('uploads:clear')}
          </Button>
        )}
      </div>
      <QueueNotes uploads={uploads} />
      {asking[0] && <QuestionPanel key={asking[0].id} item={asking[0]} act={act} />}
      {items.length > 0 && <QueueRows uploads={uploads} onRemove={remove} />}
    </section>
  )
}

interface QueueRowsProps {
  uploads: Uploads
  onRemove: (ids: readonly number[]) => void
}

function QueueRows({ uploads: { items, limits, act }, onRemove }: QueueRowsProps) {
  const rows = useMemo(() => failuresFirst(items), [items])
  const keys = useMemo(() => rows.map(({ id }) => String(id)), [rows])
  const { box, onScroll, first, end, above, below } = useMeasuredRows(keys, {
    estimatedHeight: ROW_HEIGHT,
    edge: 'top',
  })
  return (
    <div ref={box} onScroll={onScroll} className={styles.box}>
      <ul className={styles.list} style={{ paddingTop: above, paddingBottom: below }}>
        {rows.slice(first, end).map((item, index) => (
          <ItemRow
            key={item.id}
            item={item}
            position={first + index + 1}
            count={rows.length}
            limits={limits}
            act={act}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </div>
  )
}
