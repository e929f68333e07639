import { Link, useLocation } from 'react-router-dom'
import { tierWith } from '@/entities/tiers/tiers'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import { useTierName } from '@/entities/tiers/useTierName'
import type { Page } from '@/shared/feature'
import { useTranslations } from '@/shared/i18n'
import { guessComponent } from '../featureRegistry/guessComponent'
import { walkMenu } from '../navigation/menu'
import { useAccessHint, useMenuTitle } from '../navigation/useMenuTitle'
import { useStartState } from '../session/startSession'
import { ErrorPage } from './ErrorPage'
import styles from './error.module.css'

/** For a screen the account lacks: says which plan or whose help gives access, and lists the screens it has. */
export const deniedPage = (pages: ReadonlyMap<string, Page>) =>
  function DeniedPage() {
    const t = useTranslations('shell', 'parts')
    const { pathname } = useLocation()
    const titleOf = useMenuTitle()
    const tierName = useTierName()
    const { component = '', own = pathname } = guessComponent(pathname, [...pages.keys()]) ?? {}
    const help = useAccessHint(component || own)
    const tier = pages.get(component)?.tier
    const plan = tier ? tierWith(tier) : null
    const name = titleOf({ path: own, title: '', component })
    const reason = plan
      ? t('parts:gate.upgrade.plan', { tier: tierName(plan) })
      : (help ?? t('parts:gate.denied'))
    return (
      <ErrorPage
        code="403"
        drawing="refused"
        title={t('shell:denied.title')}
        text={t('shell:denied.text', { name, why: reason })}
        actions={
          plan && tier ? (
            <UpgradeLink to={tier} isPrimary />
          ) : (
            <Link className="button button-primary" to="/contact">
              {t('shell:denied.ask')}
            </Link>
          )
        }
      >
        <AllowedScreens />
      </ErrorPage>
    )
  }

function AllowedScreens() {
  const t = useTranslations('shell')
  const titleOf = useMenuTitle()
  const menu = useStartState((state) => (state.phase === 'ready' ? state.menu : []))
  const screens = walkMenu(menu).filter(({ node }) => node.isListed && node.component && !node.link)
  if (screens.length === 0) return null
  return (
    <nav className={styles.may} aria-label={t('shell:denied.may')}>
      <span>{t('shell:denied.may')}</span>
      {screens.map(({ node }) => (
        <Link key={node.path} to={node.path}>
          {titleOf(node)}
        </Link>
      ))}
    </nav>
  )
}
