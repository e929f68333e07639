import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { useNotices } from '@/shared/ui/notices'
import { NoticeIcon } from './NoticeIcon'
import styles from './bell.module.css'

export function PastNotices({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('accountNotices')
  const past = useNotices((state) => state.past)
  if (past.length === 0) return null
  return (
    <>
      <h3 className={styles.session}>{t('accountNotices:session')}</h3>
      <ul>
        {past.map(({ key, title, description, time, isMissed }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the inner link is clicked, also by keyboard
          <li key={key} onClick={({ target }) => target instanceof HTMLAnchorElement && onLeave()}>
            <NoticeIcon isNew={isMissed} />
            <div>
              <strong>{title}</strong>
              {description && <div>{description}</div>}
              <span className="cell-note">
                {isMissed && `${t('accountNotices:missed')} · `}
                <TimeText time={new Date(time).toISOString()} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
