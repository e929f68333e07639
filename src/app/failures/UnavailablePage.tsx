import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'

/** For a menu row whose screen this version does not have; its siblings keep working. */
export function UnavailablePage({ name }: { name: string }) {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageTitle title={name} />
      <Result status="info" title={t('unavailable.title')} subTitle={t('unavailable.text', { name })} />
    </>
  )
}
