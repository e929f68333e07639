import { useQuery } from '@tanstack/react-query'
import { Button, Card, Empty, Pagination } from 'antd'
import { useState } from 'react'
import { apiQuery } from '@/shared/api'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { customerApi, type Customer, type FollowUp } from './customers.api'
import { CustomerFiles } from './CustomerFacts'
import styles from './customers.module.css'

const PAGE_SIZE = 10

interface FollowUpsProps {
  customer: Customer
  canAdd: boolean
  onAdd: () => void
}

export function FollowUps({ customer: { id }, canAdd, onAdd }: FollowUpsProps) {
  const t = useTranslations('implementationCustomers')
  const [pageNum, setPage] = useState(1)
  const query = { customerId: id, pageNum, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useQuery(apiQuery(customerApi.follows, { query }))
  return (
    <Card
      title={<h2 className="card-title">{t('implementationCustomers:follow.title')}</h2>}
      extra={canAdd && <Button onClick={onAdd}>{t('implementationCustomers:action.follow')}</Button>}
    >
      {error || !data ? (
        <QueryFallback failed={t('implementationCustomers:follow.failed')} error={error} onRetry={refetch} />
      ) : data.rows.length === 0 ? (
        <Empty description={t('implementationCustomers:follow.none')} />
      ) : (
        <>
          <ol className={styles.follows}>
            {data.rows.map((follow) => (
              <li key={follow.id}>
                <FollowUpItem follow={follow} />
              </li>
            ))}
          </ol>
          <Pagination
            hideOnSinglePage
            current={pageNum}
            pageSize={PAGE_SIZE}
            total={data.total ?? data.rows.length}
            onChange={setPage}
          />
        </>
      )}
    </Card>
  )
}

function FollowUpItem({
  follow: { time, way, content, nextAction, nextDate, files, by },
}: {
  follow: FollowUp
}) {
  const t = useTranslations('implementationCustomers')
  return (
    <article>
      <div className="cell-note">
        <TimeText time={time} /> · {t(`implementationCustomers:way.${way}`)} · {by}
      </div>
      <p className={styles.words}>{content}</p>
      {nextDate && (
        <div className="cell-note">
          {t('implementationCustomers:follow.next', { day: nextDate, action: nextAction })}
        </div>
      )}
      {files.length > 0 && <CustomerFiles files={files} />}
    </article>
  )
}
