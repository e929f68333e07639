import { Link, useLocation } from 'react-router-dom'
import { tierWith } from '@/entities/tiers/tiers'
import { UpgradeLink } from '@/entities/tiers/UpgradeLink'
import { useTierName } from '@/entities/tiers/useTierName'
import type { Page } from '@/shared/feature'
import { useTranslations } from '@/shared/i18n'
import { guessComponent } from '../featureRegistry/guessComponent'
import { walkMenu } from '../navigation/menu'
import { useHelpTo, useMenuTitle } from '../navigation/useMenuTitle'
import { useStart } from '../session/start'
import { ErrorPage } from './ErrorPage'
import styles from './error.module.css'

/** For a screen that others have: which plan or person gives it, and what the account has. */
export const deniedPage = (pages: ReadonlyMap<string, Page>) =>
  function DeniedPage() {
    const t = useTranslations('shell', 'parts')
    const { pathname } = useLocation()
    const titleOf = useMenuTitle()
    const tierName = useTierName()
    const { component = '', own = pathname } = guessComponent(pathname, [...pages.keys()]) ?? {}
    const help = useHelpTo(component || own)
    const tier = pages.get(component)?.tier
    const plan = tier ? tierWith(tier) : null
    const name = titleOf({ path: own, title: '', component })
    const why = plan
      ? t('parts:gate.upgrade.plan', { tier: tierName(plan) })
      : (help ?? t('parts:gate.denied'))
    return (
      <ErrorPage
        code="403"
        drawing="refused"
        title={t('shell:denied.title')}
        text={t('shell:denied.text', { name, why })}
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
        <MaySee />
      </ErrorPage>
    )
  }

/** The screens of the account's own menu. */
function MaySee() {
  const t = useTranslations('shell')
  const titleOf = useMenuTitle()
  const menu = useStart((state) => (state.phase === 'ready' ? state.menu : []))
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
