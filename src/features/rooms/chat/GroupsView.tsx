import { Badge, Button, Card, Empty, Input, Tag } from 'antd'
import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useClearButton } from '@/shared/ui/useClearButton'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useRoomCan } from '../room/roomContext'
import type { Group } from '../questions/questions.api'
import { useQuestionAddress } from '../questions/useQuestionAddress'
import { useGroups } from '../questions/useQuestions'
import { GroupContext } from './GroupContext'
import styles from './groups.module.css'
import { GroupTools } from './GroupTools'
import { Thread } from './Thread'

const GroupForm = lazyWithRetry(() => import('./GroupForm'))

export default function GroupsView() {
  const t = useTranslations('roomsQuestions')
  const { groupId } = useQuestionAddress()
  const { data, error, refetch } = useGroups()
  const open = data?.rows.find(({ id }) => id === groupId)
  return (
    <Card styles={{ body: { padding: 16 } }}>
      {!data ? (
        <QueryFallback failed={t('roomsQuestions:group.failed')} error={error} onRetry={refetch} />
      ) : (
        <div className={styles.screen} data-open={groupId === null ? undefined : ''}>
          <GroupList groups={data.rows} openId={groupId} />
          {open ? (
            <>
              <section className={styles.thread} aria-label={open.name}>
                <div className={styles.head}>
                  <div>
                    <h2 className="card-title">
                      {open.name} {!open.isOpen && <Tag>{t('roomsQuestions:group.closed')}</Tag>}
                    </h2>
                    {open.topic && <div className="cell-note">{open.topic}</div>}
                  </div>
                  <GroupMenu group={open} />
                </div>
                <Thread key={open.id} group={open} />
              </section>
              <GroupContext group={open} />
            </>
          ) : (
            <Empty
              className={styles.thread}
              description={t(
                groupId !== null
                  ? 'roomsQuestions:group.gone'
                  : data.rows.length > 0
                    ? 'roomsQuestions:group.choose'
                    : 'roomsQuestions:noGroupYet',
              )}
            />
          )}
        </div>
      )}
    </Card>
  )
}

const GroupMenu = ({ group }: { group: Group }) => useRoomCan('question:lead') && <GroupTools group={group} />

const MIN_GROUPS_TO_FILTER = 8

function GroupList({ groups, openId }: { groups: readonly Group[]; openId: string | null }) {
  const clear = useClearButton()
  const t = useTranslations('roomsQuestions')
  const { groupAddress } = useQuestionAddress()
  const mayLead = useRoomCan('question:lead')
  const [isAdding, setAdding] = useState(false)
  const [keyword, setKeyword] = useState('')
  const needle = keyword.trim().toLowerCase()
  const shown = groups.filter(({ name, topic }) => `${name} ${topic}`.toLowerCase().includes(needle))
  return (
    <nav className={styles.groups} aria-label={t('roomsQuestions:group.list')}>
      {groups.length >= MIN_GROUPS_TO_FILTER && (
        <Input
          allowClear={clear}
          aria-label={t('roomsQuestions:group.search')}
          placeholder={t('roomsQuestions:group.search')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      )}
      <ul>
        {shown.map((group) => (
          <li key={group.id}>
            <Link to={groupAddress(group.id)} aria-current={group.id === openId ? 'true' : undefined}>
              <span>
                {group.name}
                {!group.isOpen && <span className={styles.state}> · {t('roomsQuestions:group.closed')}</span>}
              </span>
              {group.unread > 0 && (
                <>
                  <Badge count={group.unread} aria-hidden />
                  <span className="visually-hidden">
                    {t('roomsQuestions:group.unread', { count: group.unread })}
                  </span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {mayLead && (
        <Button block onClick={() => setAdding(true)}>
          {t('roomsQuestions:group.add')}
        </Button>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <GroupForm group={undefined} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </nav>
  )
}
