import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The way to a new valuation. */
export default function NewValuation() {
  const { t } = useTranslation('valuationShell')
  return (
    <Link className="button button-primary" to="/valuation/form">
      {t('home.newValuation')}
    </Link>
  )
}
