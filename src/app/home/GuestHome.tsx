import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './home.css'

const SAMPLES = ['pembrolizumab', 'semaglutide', 'zanubrutinib'] as const

/** Home for visitors: what the product is for, a few public facts as a sample, and the way in. Makes no call. */
export function GuestHome() {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  return (
    <main className="plain-page guest">
      <h1>{common('appName')}</h1>
      <p>{t('guest.text')}</p>
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
      <div className="plain-actions">
        <Link className="button button-primary" to="/login">
          {common('actions.login')}
        </Link>
      </div>
    </main>
  )
}
