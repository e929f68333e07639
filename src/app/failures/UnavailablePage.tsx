import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { Outcome } from '@/shared/ui/Outcome'
import { useMenuTitle } from '../menu/useMenuTitle'
import type { MenuNode } from '../menu/menu'

/** For a menu row whose screen this version does not have; its siblings keep working. */
export function UnavailablePage({ node }: { node: MenuNode }) {
  const t = useText('shell')
  const name = useMenuTitle()(node)
  return (
    <>
      <PageTitle title={name} />
      <Outcome
        status="info"
        title={t('shell:unavailable.title')}
        text={t('shell:unavailable.text', { name })}
      />
    </>
  )
}
