import { useTranslation } from 'react-i18next'
import { TickField } from '@/shared/form/TickField'
import { AGREEMENTS } from './agreements'
import styles from './agreement.module.css'

/** Consent to the agreements, each of which opens in a window of its own so that the form stays. */
export function ConsentField() {
  const { t } = useTranslation('accountPages')
  return (
    <>
      <TickField name="consent" label={null}>
        {t('consent.text')}
      </TickField>
      <ul className={styles.consentLinks}>
        {AGREEMENTS.map(({ type, path }) => (
          <li key={type}>
            <a href={path} target="_blank" rel="noopener noreferrer">
              {t(`agreement.${type}`)}
              <span className="visually-hidden">{t('consent.newWindow')}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
