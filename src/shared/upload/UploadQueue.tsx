import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslations } from '@/shared/i18n'
import { ItemRow } from './ItemRow'
import { isOpen, isOver, type AskingItem, type UploadItem } from './uploadItem'
import { QueueNotes } from './QueueNotes'
import { QuestionPanel } from './QuestionPanel'
import styles from './uploads.module.css'
import type { Uploads } from './useUploadQueue'

/** With a thousand files, users read the failures and not every name. */
const MAX_SHOWN = 100

const idsOf = (items: readonly UploadItem[]) => items.map(({ id }) => id)
const isFailed = ({ state }: UploadItem) => state === 'failed'
const isStuck = ({ state }: UploadItem) => state === 'failed' || state === 'refused'
const isIdle = (item: UploadItem) => !isOpen(item) && !isFailed(item)

export function UploadQueue({ uploads }: { uploads: Uploads }) {
  const t = useTranslations('uploads', 'parts')
  const section = useRef<HTMLElement>(null)
  const { items, act } = uploads

  const failed = items.filter(isFailed)
  const stuck = items.filter(isStuck)
  const asking = items.filter((item): item is AskingItem => item.state === 'asking')
  const open = items.filter(isOpen)
  const idle = items.filter(isIdle)
  const rows = [...stuck, ...open, ...idle.filter((item) => !isStuck(item))]

  const summary = [
    t('uploads:summary', { done: items.filter(isOver).length, count: items.length }),
    ...(stuck.length > 0 ? [t('uploads:failed', { count: stuck.length })] : []),
    ...(asking.length > 0 ? [t('uploads:asking', { count: asking.length })] : []),
  ].join(' · ')

  /** Removing the row may remove the focused button. */
  const withFocus = (run: () => void) => () => {
    run()
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
        {open.length > 1 && (
          <Button size="small" onClick={withFocus(() => act({ do: 'cancel', ids: idsOf(open) }))}>
            {t('uploads:cancelAll')}
          </Button>
        )}
        {idle.length > 0 && (
          <Button size="small" onClick={withFocus(() => act({ do: 'remove', ids: idsOf(idle) }))}>
            {t('uploads:clear')}
          </Button>
        )}
      </div>
      <QueueNotes uploads={uploads} />
      {asking[0] && <QuestionPanel key={asking[0].id} item={asking[0]} act={act} />}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.slice(0, MAX_SHOWN).map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              kind={uploads.kind}
              onCancel={() => act({ do: 'cancel', ids: [item.id] })}
              onRetry={() => act({ do: 'retry', ids: [item.id] })}
              onRemove={withFocus(() => act({ do: 'remove', ids: [item.id] }))}
            />
          ))}
        </ul>
      )}
      {rows.length > MAX_SHOWN && (
        <p className={styles.summary}>{t('uploads:more', { count: rows.length - MAX_SHOWN })}</p>
      )}
    </section>
  )
}
