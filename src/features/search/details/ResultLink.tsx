import { useTranslation } from 'react-i18next'
import { outsideLink } from '@/shared/lib/addresses'
import { ABSENT } from '@/shared/lib/money'
import styles from './details.module.css'

/** Leads out of the app, to the host it names; only where the address is a safe one. */
export function ResultLink({ address }: { address: string | null | undefined }) {
  const { t } = useTranslation('searchDetails')
  const url = outsideLink(address)
  if (url?.protocol !== 'https:') return ABSENT
  return (
    <a className={styles.detailLink} href={url.href} target="_blank" rel="noopener noreferrer">
      {t('trial.resultAt', { host: url.host })}
    </a>
  )
}
