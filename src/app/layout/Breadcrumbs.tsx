import { Breadcrumb } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { nodeAt, type Menu } from '../menu/menu'
import { useMenuTitle } from '../menu/useMenuTitle'
import styles from './layout.module.css'

/** Home and the menu rows above the current address. The screen's own title stands below as its heading. */
export function Breadcrumbs({ menu }: { menu: Menu }) {
  const { t } = useTranslation('shell')
  const titleOf = useMenuTitle()
  const { pathname } = useLocation()
  const found = nodeAt(menu, pathname)
  if (!found) return null
  const trail = [...found.parents, found.node]
  return (
    <nav aria-label={t('layout.breadcrumb')} className={styles.appBreadcrumb}>
      <Breadcrumb
        items={[
          { key: 'home', title: <Link to="/index">{t('home.title')}</Link> },
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
