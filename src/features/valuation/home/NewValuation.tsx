import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'

/** The way to a new valuation. */
export default function NewValuation() {
  const t = useTranslations('valuationShell')
  return (
    <Link className="button" to="/valuation/form">
      {t('valuationShell:home.newValuation')}
    </Link>
  )
}
