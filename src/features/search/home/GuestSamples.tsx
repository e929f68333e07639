import { useTranslation } from 'react-i18next'
import styles from './guestSamples.module.css'

const SAMPLES = ['pembrolizumab', 'semaglutide', 'zanubrutinib'] as const

/** A few public facts for visitors, as a sample. */
export default function GuestSamples() {
  const { t } = useTranslation('searchShell')
  return (
    <>
      <h2>{t('guest.samples')}</h2>
      <div className={styles.guestSamples}>
        {SAMPLES.map((drug) => (
          <section key={drug} className={styles.guestSample}>
            <h3>{t(`guest.sample.${drug}.name`)}</h3>
            <p>{t(`guest.sample.${drug}.facts`)}</p>
          </section>
        ))}
      </div>
      <p>{t('guest.prompt')}</p>
    </>
  )
}
