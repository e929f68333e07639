import { Drawer, Layout } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import type { Menu } from '../menu'
import { Breadcrumbs } from './Breadcrumbs'
import './layout.css'
import { SideMenu } from './SideMenu'
import { TopBar } from './TopBar'
import { useIsNarrow } from './useIsNarrow'

/** Sidebar from the menu, top bar, breadcrumb and the current screen. */
export function AppLayout({ menu }: { menu: Menu }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  const { pathname } = useLocation()
  const isNarrow = useIsNarrow()
  const [isCollapsed, setCollapsed] = useState(false)
  /** The drawer belongs to the address it was opened at: a navigation closes it. */
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const isDrawerOpen = drawerAt === pathname

  useEffect(() => {
    window.scrollTo(0, 0)
  }, [pathname])

  return (
    <Layout className="app-layout">
      <a className="skip-link" href="#content">
        {t('layout.skip')}
      </a>
      {isNarrow ? (
        <Drawer
          open={isDrawerOpen}
          onClose={() => setDrawerAt(null)}
          placement="left"
          size={280}
          title={t('layout.menu')}
          classNames={{ body: 'app-drawer' }}
        >
          <SideMenu menu={menu} isCollapsed={false} />
        </Drawer>
      ) : (
        <Layout.Sider width={220} collapsedWidth={64} collapsed={isCollapsed} className="app-side">
          <div className="app-logo">
            <img src="/favicon.svg" alt="" width={28} height={28} />
            {!isCollapsed && <span>{common('appShortName')}</span>}
          </div>
          <SideMenu menu={menu} isCollapsed={isCollapsed} />
        </Layout.Sider>
      )}
      <Layout>
        <TopBar
          isMenuShown={isNarrow ? isDrawerOpen : !isCollapsed}
          onMenu={() => (isNarrow ? setDrawerAt(pathname) : setCollapsed((before) => !before))}
        />
        <main id="content" className="app-content" tabIndex={-1}>
          <Breadcrumbs menu={menu} />
          <Outlet />
        </main>
      </Layout>
    </Layout>
  )
}
