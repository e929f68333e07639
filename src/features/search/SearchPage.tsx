import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'

/** One box for all that can be searched. */
export function SearchPage() {
  const { t } = useTranslation('search')
  return <PageTitle title={t('title')} />
}
