import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { documentAddress, screenAddress } from '@/features/rooms'
import { EMPTY_VALUE, formatNumber } from '@/shared/lib/money'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { customerApi, type Activity, type Customer } from './customers.api'
import styles from './customers.module.css'

/** Activity of the members of the customer's tag in the room, limited to what the viewer may see there. */
export function RoomActivity({ customer }: { customer: Customer }) {
  const t = useTranslations('implementationCustomers')
  const { id, roomName, tagId, tagName } = customer
  const isLinked = Boolean(tagId)
  const { data, error, refetch } = useQuery({
    ...apiQuery(customerApi.activity, { query: { id } }),
    enabled: isLinked,
  })
  return (
    <Card title={<h2 className="card-title">{t('implementationCustomers:room.title')}</h2>}>
      <p className="cell-note">{[roomName, tagName].filter(Boolean).join(' · ')}</p>
      {!isLinked ? (
        <p>{t('implementationCustomers:room.noTag')}</p>
      ) : error || !data ? (
        <QueryFallback failed={t('implementationCustomers:room.failed')} error={error} onRetry={refetch} />
      ) : (
        <ActivityDetails activity={data} />
      )}
    </Card>
  )
}

interface ActivitySectionProps {
  title: string
  none: string
  children: readonly ReactNode[]
}

const ActivitySection = ({ title, none, children }: ActivitySectionProps) => (
  <>
    <h3 className={styles.part}>{title}</h3>
    {children.length > 0 ? <ul className="plain-list">{children}</ul> : <p className="cell-note">{none}</p>}
  </>
)

function ActivityDetails({ activity }: { activity: Activity }) {
  const t = useTranslations('implementationCustomers')
  const { roomId, doings, visits, documents, questions } = activity
  if (!roomId || !doings) return <p>{t('implementationCustomers:room.hidden')}</p>
  return (
    <>
      <DescriptionList
        items={[
          { name: t('implementationCustomers:room.sessions'), value: formatNumber(doings.sessions, 0) },
          {
            name: t('implementationCustomers:room.opened'),
            value: t('implementationCustomers:room.openedOf', {
              opened: doings.opened,
              count: doings.permitted,
            }),
          },
          { name: t('implementationCustomers:room.minutes'), value: formatNumber(doings.minutes, 0) },
        ]}
      />
      <ActivitySection
        title={t('implementationCustomers:room.visits')}
        none={t('implementationCustomers:room.noVisits')}
      >
        {visits.map(({ name, time }) => (
          <li key={`${name} ${time}`}>
            {name || EMPTY_VALUE}{' '}
            <span className="cell-note">
              <TimeText time={time} />
            </span>
          </li>
        ))}
      </ActivitySection>
      <ActivitySection
        title={t('implementationCustomers:room.documents')}
        none={t('implementationCustomers:room.noDocuments')}
      >
        {documents.map((document) => (
          <li key={document.id}>
            <Link to={documentAddress('implement', roomId, document.id)}>{document.name}</Link>{' '}
            <span className="cell-note">
              {t('implementationCustomers:room.times', { count: document.count })} ·{' '}
              <TimeText time={document.time} />
            </span>
          </li>
        ))}
      </ActivitySection>
      <ActivitySection
        title={t('implementationCustomers:room.questions')}
        none={t('implementationCustomers:room.noQuestions')}
      >
        {questions.map(({ id, title, status }) => (
          <li key={id} className={styles.question}>
            <Link to={`${screenAddress('implement', 'vchat', roomId)}&question=${id}`}>{title}</Link>
            <DictTag type="vdr_question_status" value={status} />
          </li>
        ))}
      </ActivitySection>
    </>
  )
}
