import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'

/** For an address that a menu which could not be read may know. The layout says so, and has the retry. */
export function AwaitedPage() {
  const { t } = useTranslation('shell')
  return (
    <>
      <PageTitle title={t('menuFailed.awaited')} />
      <Result status="info" subTitle={t('menuFailed.text')} />
    </>
  )
}
