import { Badge } from 'antd'
import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import type { Notice } from './notices.api'
import { htmlToText } from './htmlToText'
import styles from './notices.module.css'

export function NoticeText({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const t = useTranslations('accountNotices')
  const { title, to, isRead } = notice
  const text = htmlToText(notice.html)
  return (
    <div className={isRead ? styles.notice : `${styles.notice} ${styles.unread}`}>
      <div className={styles.noticeTitle}>
        {!isRead && <Badge status="processing" title={t('accountNotices:unread')} />}
        {!isRead && <span className="visually-hidden">{t('accountNotices:unread')}: </span>}
        {to ? (
          <Link to={to} onClick={onFollow}>
            {title}
          </Link>
        ) : (
          title
        )}
      </div>
      {text && <p className={styles.noticeBody}>{text}</p>}
    </div>
  )
}
