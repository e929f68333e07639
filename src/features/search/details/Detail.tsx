import type { UseQueryResult } from '@tanstack/react-query'
import { Result, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FailureNote } from '@/shared/ui/FailureNote'
import { PageTitle } from '@/shared/ui/PageTitle'
import type { Entity } from './EntityLink'
import styles from './details.module.css'

interface DetailProps<T> {
  entity: Entity
  query: UseQueryResult<T>
  /** The page of what was read, with its title. */
  children: (thing: T) => ReactNode
}

/** A page about one thing: waiting, not found, failed, or there. */
export function Detail<T>({ entity, query, children }: DetailProps<T>) {
  const { t } = useTranslation('searchDetails')
  if (query.data !== undefined) return <div className={styles.detail}>{children(query.data)}</div>
  return (
    <>
      <PageTitle title={t(`entity.${entity}`)} />
      {query.error ? (
        <>
          {query.error.kind === 'not-found' ? (
            <Result
              status="info"
              title={t(`notFound.${entity}.title`)}
              subTitle={t(`notFound.${entity}.text`)}
            />
          ) : (
            <FailureNote title={t('failed')} failure={query.error} onRetry={() => void query.refetch()} />
          )}
          <p className="plain-actions">
            <Link to="/search">{t('back')}</Link>
          </p>
        </>
      ) : (
        <div aria-busy="true">
          <output className="visually-hidden">{t('loading')}</output>
          <Skeleton active paragraph={{ rows: 4 }} />
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      )}
    </>
  )
}
