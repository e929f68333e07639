import { Menu as AntdMenu, type MenuProps } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { nodeAt, type Menu, type MenuNode } from '../menu'
import { PAGES } from '../pages'
import { fetchScreen } from '../screens'
import { MenuCount } from './MenuCount'
import { MenuIcon } from './MenuIcon'
import { useMenuTitle } from './useMenuTitle'

type Item = NonNullable<MenuProps['items']>[number]

interface AppMenuProps {
  menu: Menu
  mode: 'inline' | 'horizontal'
  isCollapsed?: boolean
  isDark: boolean
}

/** A link that fetches its screen as soon as someone is about to open it. */
function MenuLink({ node, children }: { node: MenuNode; children: ReactNode }) {
  const page = PAGES.get(node.component ?? '')
  const prepare = () => {
    // Where it fails, opening the screen tries again and says so.
    if (page) fetchScreen(page.load).catch(() => undefined)
  }
  return (
    <Link to={node.path} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </Link>
  )
}

/** The server's menu as links, at the side or across the top. */
export function AppMenu({ menu, mode, isCollapsed = false, isDark }: AppMenuProps) {
  const { t } = useTranslation('shell')
  const titleOf = useMenuTitle()
  const { pathname } = useLocation()
  const current = nodeAt(menu, pathname)

  const items = useMemo(() => {
    const item = (node: MenuNode): Item => {
      const icon = <MenuIcon name={node.icon} />
      if (node.link !== null) {
        const host = new URL(node.link).host
        return {
          key: node.path,
          icon,
          label: (
            <a
              href={node.link}
              target="_blank"
              rel="noopener noreferrer"
              title={t('layout.outside', { host })}
            >
              {titleOf(node)}
              <span className="visually-hidden">{t('layout.outside', { host })}</span>
            </a>
          ),
        }
      }
      const children = node.children.filter(({ isListed }) => isListed)
      return children.length > 0
        ? { key: node.path, icon, label: titleOf(node), children: children.map(item) }
        : {
            key: node.path,
            icon,
            label: (
              <MenuLink node={node}>
                {titleOf(node)} <MenuCount path={node.path} />
              </MenuLink>
            ),
          }
    }
    const home: Item = {
      key: '/index',
      icon: <MenuIcon name="dashboard" />,
      label: <Link to="/index">{t('home.title')}</Link>,
    }
    return [home, ...menu.filter(({ isListed }) => isListed).map(item)]
  }, [menu, t, titleOf])

  return (
    <nav aria-label={t('layout.menu')} className={`app-menu app-menu-${mode}`}>
      <AntdMenu
        theme={isDark ? 'dark' : 'light'}
        mode={mode}
        items={items}
        selectedKeys={[current?.node.path ?? pathname]}
        {...(mode === 'inline' ? { inlineCollapsed: isCollapsed } : {})}
        {...(mode === 'inline' && !isCollapsed ? { defaultOpenKeys: menu.map(({ path }) => path) } : {})}
      />
    </nav>
  )
}
