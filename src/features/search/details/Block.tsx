import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button, Card, Skeleton } from 'antd'
import { useId, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link } from 'react-router-dom'
import type { Failure, Page } from '@/shared/api'
import { reportError } from '@/shared/lib/reportError'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { useListed, useTranslations } from '@/shared/i18n'
import { MAX_BLOCK_ROWS } from './list'
import { Sources, sourcesIn } from './Sources'
import styles from './details.module.css'

interface BlockProps {
  title: string
  /** Beside the heading. */
  extra?: ReactNode
  children: ReactNode
}

/** One part of a page with its heading; a defect in it leaves the others as they are. */
export function Block({ title, extra, children }: BlockProps) {
  const t = useTranslations('searchDetails')
  const headingId = useId()
  return (
    <section className={styles.detailBlock} aria-labelledby={headingId}>
      <Card>
        <div className={styles.detailHead}>
          <h2 id={headingId}>{title}</h2>
          {extra}
        </div>
        <ErrorBoundary
          onError={(error) => reportError('search block', error instanceof Error ? error.message : '')}
          fallback={<Alert type="warning" showIcon title={t('searchDetails:block.broken')} />}
        >
          {children}
        </ErrorBoundary>
      </Card>
    </section>
  )
}

interface Unread {
  failure?: Failure
  onRetry: () => void
}

/** In place of a block's rows: they were not understood, or could not be read. */
function UnreadNote({ failure, onRetry }: Unread) {
  const t = useTranslations('searchDetails')
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('searchDetails:block.failed')}
      description={failure ? <ErrorMessage failure={failure} /> : t('searchDetails:block.unreadable')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  )
}

interface KnownBlockProps<T> {
  title: string
  /** As they came with the page's own answer; null where they could not be read. */
  rows: readonly T[] | null
  onRetry: () => void
  children: (rows: readonly T[]) => ReactNode
}

/**
 * A block of what came with the page's own answer, and below it where that was read; none where that is nothing, see
 * {@link Absent}.
 */
export function KnownBlock<T extends object>({ title, rows, onRetry, children }: KnownBlockProps<T>) {
  if (!isThere(rows)) return null
  return (
    <Block title={title}>
      {rows ? (
        <>
          {children(rows)}
          <Sources of={sourcesIn(rows)} />
        </>
      ) : (
        <UnreadNote onRetry={onRetry} />
      )}
    </Block>
  )
}

/** Rows, or how many there are: null where they could not be read. */
type Known = readonly unknown[] | number | null | undefined

/** Something is known, or may be. */
export const isThere = (known: Known) => (Array.isArray(known) ? known.length : known) !== 0

/** What nothing is known about, in one line: it may be known elsewhere. */
export function Absent({ of }: { of: readonly (readonly [name: string, known: Known])[] }) {
  const t = useTranslations('searchDetails')
  const listed = useListed()
  const names = of.flatMap(([name, known]) => (isThere(known) ? [] : [name]))
  if (names.length === 0) return null
  return <p className={styles.detailSoft}>{t('searchDetails:absent', { names: listed(names) })}</p>
}

interface ListBlockProps<T> {
  title: string
  query: UseQueryResult<Page<T>>
  empty: string
  /** Address of the search that lists them all. */
  all: string
  children: (rows: readonly T[]) => ReactNode
}

/** A block that reads the first rows of a list of its own, and leads to the rest. */
export function ListBlock<T>({ title, query, empty, all, children }: ListBlockProps<T>) {
  const t = useTranslations('searchDetails')
  const { data, error } = query
  return (
    <Block
      title={title}
      extra={
        data &&
        data.total !== 0 && (
          <Link to={all}>
            {data.total === null
              ? t('searchDetails:block.allUncounted')
              : t('searchDetails:block.all', { total: data.total })}
          </Link>
        )
      }
    >
      {error ? (
        <UnreadNote failure={error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : data.rows.length + data.invalidRows.length === 0 ? (
        <p className={`${styles.detailText} ${styles.detailSoft}`}>{empty}</p>
      ) : (
        <>
          {/* A server that knows no paging sends all there are. */}
          {children(data.rows.slice(0, MAX_BLOCK_ROWS))}
          <InvalidRows rows={data.invalidRows} />
        </>
      )}
    </Block>
  )
}
