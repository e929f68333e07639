import { Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useMenuTitle } from '../menu/useMenuTitle'
import type { MenuNode } from '../menu/menu'

/** For a menu row whose screen this version does not have; its siblings keep working. */
export function UnavailablePage({ node }: { node: MenuNode }) {
  const { t } = useTranslation('shell')
  const name = useMenuTitle()(node)
  return (
    <>
      <PageTitle title={name} />
      <Result status="info" title={t('unavailable.title')} subTitle={t('unavailable.text', { name })} />
    </>
  )
}
