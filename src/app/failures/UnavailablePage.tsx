import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/texts'
import { ResultState } from '@/shared/ui/Outcome'
import { useMenuTitle } from '../menu/useMenuTitle'
import type { MenuNode } from '../menu/menu'

/** For a menu row whose screen this version does not have; its siblings keep working. */
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
