import type { UseQueryResult } from '@tanstack/react-query'
import { Alert, Button, Card, Skeleton } from 'antd'
import { useId, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link } from 'react-router-dom'
import type { Failure, Page } from '@/shared/api'
import { reportError } from '@/shared/lib/reportError'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { InvalidRows } from '@/shared/list/InvalidRows'
import { useListFormat, useTranslations } from '@/shared/i18n'
import { MAX_BLOCK_ROWS } from './useDetailLists'
import { Sources, sourcesIn } from './Sources'
import styles from './details.module.css'

interface BlockProps {
  title: string
  extra?: ReactNode
  children: ReactNode
}

/** Section of a page; an error boundary keeps a crash from affecting the other sections. */
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

interface LoadErrorProps {
  failure?: Failure
  onRetry: () => void
}

function LoadError({ failure, onRetry }: LoadErrorProps) {
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
  /** From the page's main response; null if invalid. */
  rows: readonly T[] | null
  onRetry: () => void
  children: (rows: readonly T[]) => ReactNode
}

/**
 * Block for rows of the page's main response, with their sources; hidden if there are none, see {@link MissingData}.
 */
export function KnownBlock<T extends object>({ title, rows, onRetry, children }: KnownBlockProps<T>) {
  if (!mayHaveData(rows)) return null
  return (
    <Block title={title}>
      {rows ? (
        <>
          {children(rows)}
          <Sources of={sourcesIn(rows)} />
        </>
      ) : (
        <LoadError onRetry={onRetry} />
      )}
    </Block>
  )
}

/** Rows or their number; null if invalid. */
type KnownData = readonly unknown[] | number | null | undefined

/** False only if the data is known to be empty. */
export const mayHaveData = (known: KnownData) => (Array.isArray(known) ? known.length : known) !== 0

/** Single line with the fields that have no data in this catalogue. */
export function MissingData({ of }: { of: readonly (readonly [name: string, known: KnownData])[] }) {
  const t = useTranslations('searchDetails')
  const listed = useListFormat()
  const names = of.flatMap(([name, known]) => (mayHaveData(known) ? [] : [name]))
  if (names.length === 0) return null
  return <p className={styles.detailSoft}>{t('searchDetails:absent', { names: listed(names) })}</p>
}

interface ListBlockProps<T> {
  title: string
  query: UseQueryResult<Page<T>>
  empty: string
  /** Search that lists all rows. */
  all: string
  children: (rows: readonly T[]) => ReactNode
}

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
        <LoadError failure={error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </div>
      ) : data.rows.length + data.invalidRows.length === 0 ? (
        <p className={`${styles.detailText} ${styles.detailSoft}`}>{empty}</p>
      ) : (
        <>
          {/* Servers without paging return all rows. */}
          {children(data.rows.slice(0, MAX_BLOCK_ROWS))}
          <InvalidRows rows={data.invalidRows} />
        </>
      )}
    </Block>
  )
}
