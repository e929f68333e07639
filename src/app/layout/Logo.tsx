import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { usePreferences } from '@/shared/preferences'
import styles from './layout.module.css'

/** Mark and name of the product, the way home; a setting takes it away. */
export function Logo({ isShort }: { isShort: boolean }) {
  const { t } = useTranslation()
  const isWanted = usePreferences(({ sidebarLogo }) => sidebarLogo)
  if (!isWanted) return null
  return (
    <Link to="/index" className={styles.appLogo} aria-label={t('appName')}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      {!isShort && <span>{t('appShortName')}</span>}
    </Link>
  )
}
