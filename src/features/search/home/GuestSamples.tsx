import { useTranslation } from 'react-i18next'
import './guestSamples.css'

const SAMPLES = ['pembrolizumab', 'semaglutide', 'zanubrutinib'] as const

/** A few public facts for visitors, as a sample. */
export default function GuestSamples() {
  const { t } = useTranslation('searchShell')
  return (
    <>
      <h2>{t('guest.samples')}</h2>
      <div className="guest-samples">
        {SAMPLES.map((drug) => (
          <section key={drug} className="guest-sample">
            <h3>{t(`guest.sample.${drug}.name`)}</h3>
            <p>{t(`guest.sample.${drug}.facts`)}</p>
          </section>
        ))}
      </div>
      <p>{t('guest.prompt')}</p>
    </>
  )
}
