import { useQuery } from '@tanstack/react-query'
import { Empty, Skeleton } from 'antd'
import { Link } from 'react-router-dom'
import { read, useWrite } from '@/shared/api'
import { FailureNote } from '@/shared/ui/FailureNote'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useText } from '@/shared/texts'
import { PastNotices } from './PastNotices'
import { noticeApi } from '../notices/api'
import { NoticeText } from '../notices/NoticeText'
import styles from './bell.module.css'

const NEWEST = { pageNum: 1, pageSize: 5 }

/** The newest notices, what was told in this session, and the way to all of them. */
export function NewestNotices({ onLeave }: { onLeave: () => void }) {
  const t = useText('accountNotices')
  const { data, error, refetch } = useQuery(read(noticeApi.list, { query: NEWEST }))
  const markRead = useWrite(noticeApi.markRead, { refreshes: [noticeApi] })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key closes it from anywhere within
    <section
      className={styles.newest}
      aria-label={t('accountNotices:title')}
      onKeyDown={({ key }) => key === 'Escape' && onLeave()}
    >
      {error && !data && (
        <FailureNote title={t('accountNotices:failed')} failure={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton active />}
      {data?.rows.length === 0 && <Empty description={t('accountNotices:empty')} />}
      <ul>
        {data?.rows.map((notice) => (
          <li key={notice.id}>
            <NoticeText
              notice={notice}
              onFollow={() => {
                onLeave()
                if (!notice.isRead) void markRead({ body: { ids: [notice.id] } })
              }}
            />
            <span className="cell-note">
              {t(`accountNotices:kind.${notice.kind}`)} · <TimeText time={notice.createTime} />
            </span>
          </li>
        ))}
      </ul>
      <PastNotices onLeave={onLeave} />
      <Link to="/user/center?tab=notices" onClick={onLeave}>
        {t('accountNotices:all')}
      </Link>
    </section>
  )
}
