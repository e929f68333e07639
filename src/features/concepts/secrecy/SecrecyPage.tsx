import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'

/** Confidentiality agreements that concern the user. */
export default function SecrecyPage() {
  const { t } = useTranslation('concepts')
  return <PageTitle title={t('page.secrecy')} />
}
