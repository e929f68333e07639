import { Breadcrumb } from 'antd'
import { Link, useLocation } from 'react-router-dom'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { HOME } from '../featureRegistry/address'
import { nodeAt, type Menu } from '../navigation/menu'
import { useMenuTitle } from '../navigation/useMenuTitle'
import styles from './layout.module.css'

export function Breadcrumbs({ menu }: { menu: Menu }) {
  const t = useTranslations('shell')
  const titleOf = useMenuTitle()
  const { pathname } = useLocation()
  const found = nodeAt(menu, pathname)
  // Keeps its height, so that titles start at the same position everywhere.
  if (!found) return <div className={styles.appTrail}>{pathname === HOME && <Today />}</div>
  const trail = [...found.parents, found.node]
  return (
    <nav aria-label={t('shell:layout.breadcrumb')} className={styles.appTrail}>
      <Breadcrumb
        items={[
          { key: 'home', title: <Link to={HOME}>{t('shell:home.title')}</Link> },
          ...trail.map((node) => ({
            key: node.path,
            title:
              node.component !== null && node.path !== pathname ? (
                <Link to={node.path}>{titleOf(node)}</Link>
              ) : (
                <span aria-current={node.path === pathname ? 'page' : undefined}>{titleOf(node)}</span>
              ),
          })),
        ]}
      />
    </nav>
  )
}

/** Shown on the home page, which has no breadcrumb. */
function Today() {
  const language = useLanguage()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full' })
  return <span>{day.format()}</span>
}
