import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ErrorAlert } from '@/shared/ui/ErrorAlert'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'
import type { Entity } from './EntityLink'
import styles from './details.module.css'

interface DetailProps<T> {
  entity: Entity
  query: UseQueryResult<T>
  children: (thing: T) => ReactNode
}

export function Detail<T>({ entity, query, children }: DetailProps<T>) {
  const t = useTranslations('searchDetails')
  if (query.data !== undefined) return <div className={styles.detail}>{children(query.data)}</div>
  return (
    <>
      <PageTitle title={t(`searchDetails:entity.${entity}`)} />
      {query.error ? (
        <>
          {query.error.kind === 'not-found' ? (
            <ResultState
              status="info"
              title={t(`searchDetails:notFound.${entity}.title`)}
              text={t(`searchDetails:notFound.${entity}.text`)}
            />
          ) : (
            <ErrorAlert title={t('searchDetails:failed')} failure={query.error} onRetry={query.refetch} />
          )}
          <p className="plain-actions">
            <Link to="/search">{t('searchDetails:back')}</Link>
          </p>
        </>
      ) : (
        <div aria-busy="true">
          <output className="visually-hidden">{t('searchDetails:loading')}</output>
          <Skeleton active paragraph={{ rows: 4 }} />
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      )}
    </>
  )
}
