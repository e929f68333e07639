import { Link } from 'react-router-dom'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useTranslations } from '@/shared/i18n'
import { AGREEMENTS } from './agreements'
import styles from './agreement.module.css'

export function ConsentField() {
  const t = useTranslations('accountPages')
  return (
    <>
      <CheckboxField name="consent" label={null}>
        {t('accountPages:consent.text')}
      </CheckboxField>
      <ul className={styles.consentLinks}>
        {AGREEMENTS.map(({ type, path }) => (
          <li key={type}>
            <Link to={path} target="_blank" rel="noopener noreferrer">
              {t(`accountPages:agreement.${type}`)}
              <span className="visually-hidden">{t('accountPages:consent.newWindow')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
