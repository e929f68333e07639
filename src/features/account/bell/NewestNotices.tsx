import { useQuery } from '@tanstack/react-query'
import { Button, Empty } from 'antd'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { markNoticesSeen } from '@/shared/ui/notices'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { NoticeIcon } from './NoticeIcon'
import { PastNotices } from './PastNotices'
import { noticeApi } from '../notices/notices.api'
import { NoticeText } from '../notices/NoticeText'
import { useMarkRead } from '../notices/useMarkRead'
import styles from './bell.module.css'

const NEWEST = { pageNum: 1, pageSize: 5 }

interface NewestNoticesProps {
  ref: RefObject<HTMLElement | null>
  unread: number
  onFollowLink: () => void
  onClose: () => void
}

export function NewestNotices({ ref, unread, onFollowLink, onClose }: NewestNoticesProps) {
  const t = useTranslations('accountNotices')
  const { data, error, refetch } = useQuery(apiQuery(noticeApi.list, { query: NEWEST }))
  const markRead = useMarkRead()

  function markAll() {
    // The button is about to be disabled and would lose the focus.
    ref.current?.focus()
    markNoticesSeen()
    void markRead()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key closes it from any child
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.newest}
      aria-label={t('accountNotices:title')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2 className="card-title">{t('accountNotices:title')}</h2>
        {unread > 0 && <span className={styles.count}>{t('accountNotices:count', { count: unread })}</span>}
        <Button type="text" size="small" disabled={unread === 0} onClick={markAll}>
          {t('accountNotices:markAll')}
        </Button>
      </header>
      {!data && <QueryFallback failed={t('accountNotices:failed')} error={error} onRetry={refetch} />}
      {data?.rows.length === 0 && <Empty description={t('accountNotices:empty')} />}
      <ul>
        {data?.rows.map((notice) => (
          <li key={notice.id}>
            <NoticeIcon kind={notice.kind} isNew={!notice.isRead} />
            <div>
              <NoticeText
                notice={notice}
                onFollow={() => {
                  onFollowLink()
                  if (!notice.isRead) void markRead(notice.id)
                }}
              />
              <span className="cell-note">
                {t(`accountNotices:kind.${notice.kind}`)} · <TimeText time={notice.createTime} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <PastNotices onLeave={onFollowLink} />
      <Link className={styles.all} to="/user/center?tab=notices" onClick={onFollowLink}>
        {t('accountNotices:all')}
      </Link>
    </section>
  )
}
