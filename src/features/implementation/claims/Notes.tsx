import { useTranslations } from '@/shared/i18n'
import { TimeText } from '@/shared/ui/cells/TimeText'
import type { Claim } from './claims.api'
import styles from './claims.module.css'

/** Words between those who have a part in a claim. */
export function Notes({ claim: { notes } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  if (notes.length === 0) return <p className="cell-note">{t('implementationClaims:note.none')}</p>
  return (
    <ul className={styles.entries}>
      {notes.map(({ time, by, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- notes are added at the end and never change
        <li key={at}>
          <div className={styles.words}>{text}</div>
          <div className="cell-note">
            {by} <TimeText time={time} />
          </div>
        </li>
      ))}
    </ul>
  )
}
