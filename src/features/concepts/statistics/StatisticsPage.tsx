import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'

/** What has become of the concepts. */
export default function StatisticsPage() {
  const { t } = useTranslation('concepts')
  return <PageTitle title={t('page.statistics')} />
}
