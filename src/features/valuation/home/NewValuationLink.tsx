import { Link } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'

export default function NewValuationLink() {
  const t = useTranslations('valuationShell')
  return (
    <Link className="button" to="/valuation/form">
      {t('valuationShell:home.newValuation')}
    </Link>
  )
}
