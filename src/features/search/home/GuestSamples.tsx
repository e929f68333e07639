import { useTranslations } from '@/shared/i18n'
import styles from './guestSamples.module.css'

const SAMPLES = ['pembrolizumab', 'semaglutide', 'zanubrutinib'] as const

export default function GuestSamples() {
  const t = useTranslations('searchShell')
  return (
    <>
      <h2>{t('searchShell:guest.samples')}</h2>
      <div className={styles.guestSamples}>
        {SAMPLES.map((drug) => (
          <section key={drug} className={styles.guestSample}>
            <h3>{t(`searchShell:guest.sample.${drug}.name`)}</h3>
            <p>{t(`searchShell:guest.sample.${drug}.facts`)}</p>
          </section>
        ))}
      </div>
      <p>{t('searchShell:guest.prompt')}</p>
    </>
  )
}
