import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { ResultState } from '@/shared/ui/ResultState'
import { useMenuTitle } from '../navigation/useMenuTitle'
import type { MenuNode } from '../navigation/menu'

/** For a menu row whose screen this version does not have; other rows are unaffected. */
export function UnavailablePage({ node }: { node: MenuNode }) {
  const t = useTranslations('shell')
  const name = useMenuTitle()(node)
  return (
    <>
      <PageTitle title={name} />
      <ResultState
        status="info"
        title={t('shell:unavailable.title')}
        text={t('shell:unavailable.text', { name })}
      />
    </>
  )
}
