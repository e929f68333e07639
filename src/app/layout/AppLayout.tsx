import { Layout } from 'antd'
import {
  Activity,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import {
  matchRoutes,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  Link,
} from 'react-router-dom'
import type { Failure } from '@/shared/api'
import { usePreferences } from '@/shared/ui/preferences'
import { HOME } from '../featureRegistry/address'
import { nodeAt, walkMenu, type Menu } from '../navigation/menu'
import { resolveAddress } from '../pages/resolveAddress'
import type { MenuRoutes } from '../pages/menuRoutes'
import { useNoticesAtSide } from '../notices/noticePlace'
import { TabBar } from '../tabs/TabBar'
import { MAX_TABS, pathOf } from '../tabs/tabList'
import { TabScreens } from '../tabs/TabScreens'
import { affixTabs, lastAddressOf, restoreTabs, visitTab } from '../tabs/useTabs'
import { Breadcrumbs } from './Breadcrumbs'
import { AppMenu } from './AppMenu'
import { LayoutDialogs } from './LayoutDialogs'
import { toggleSidebar, useSidebar } from '../navigation/sidebar'
import { TopBar } from './TopBar'
import { afterFirstScreen } from '@/shared/ui/lazy/screenLoader'
import { useIsNarrow } from '@/shared/ui/breakpoints'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useScroll } from '../tabs/useScroll'
import styles from './layout.module.css'

/** Same as `favicon.svg`, but inline, so that nothing is fetched. */
const Logo = ({ size }: { size: number }) => (
  <svg aria-hidden width={size} height={size} viewBox="0 0 32 32">
    <rect width="32" height="32" rx="7" fill="#1766c2" />
    <g transform="rotate(-40 16 16)">
      <rect x="6" y="11" width="20" height="10" rx="5" fill="#fff" />
      <path d="M16 11h5a5 5 0 0 1 0 10h-5z" fill="#8fc6ff" />
    </g>
  </svg>
)

const loadDrawer = () => import('./MenuDrawer')
const MenuDrawer = lazyWithRetry(loadDrawer)
const MenuFailure = lazyWithRetry(() => import('./MenuFailure'))

interface AppLayoutProps {
  menu: Menu
  menuFailure: Failure | null
  screensAt: MenuRoutes['screensAt']
  untabbed?: ReactNode
}

export function AppLayout({ menu, menuFailure, screensAt, untabbed }: AppLayoutProps) {
  const t = useTranslations('shell')
  const location = useLocation()
  const { pathname } = location
  const navigate = useNavigate()
  const isNewNavigation = useNavigationType() !== NavigationType.Pop
  const address = pathname + location.search + location.hash
  const isNarrow = useIsNarrow()
  const { topNav, tagsView, fixedHeader, isDark, sideTheme } = usePreferences()
  const isSideDark = isDark || sideTheme === 'theme-dark'
  const isOpen = useSidebar((sidebar) => sidebar.isOpen)
  /** Address at which the drawer was opened; any navigation closes it. */
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  const isDrawerOpen = drawerAt === pathname
  const [hasDrawer, setHasDrawer] = useState(false)
  if (isDrawerOpen && !hasDrawer) setHasDrawer(true)
  useEffect(() => {
    if (isNarrow) afterFirstScreen(() => void loadDrawer().catch(() => undefined))
  }, [isNarrow])
  const hasSide = !isNarrow && !topNav
  useNoticesAtSide(hasSide && isOpen)

  const rules = useMemo(() => {
    const affixed = [
      HOME,
      ...walkMenu(menu)
        .filter(({ node }) => node.isAffixed)
        .map(({ node }) => node.path),
    ]
    // Each affixed row opens a tab, so their number is capped.
    affixed.splice(MAX_TABS)
    return {
      affixed,
      isAffixed: (path: string) => affixed.includes(path),
      isUncached: (path: string) => nodeAt(menu, path)?.node.isUncached === true,
    }
  }, [menu])

  /** Opens the tab of the address. Returns the address at which that tab was left, if it should be restored. */
  const openTab = useCallback((): string | null => {
    affixTabs(rules.affixed)
    restoreTabs(
      (each) => resolveAddress(each) === each && matchRoutes(screensAt(pathOf(each)), pathOf(each)) !== null,
    )
    if (!matchRoutes(screensAt(pathname), pathname)) return null
    const lastAddress = isNewNavigation && address === pathname ? lastAddressOf(pathname) : null
    if (lastAddress === null) visitTab(address, rules.isAffixed)
    return lastAddress
  }, [screensAt, pathname, address, rules, isNewNavigation])
  // Screens render inside tabs. Opening the first tab during the first render draws its screen with the layout; running
  // it again in the effect changes nothing.
  useState(openTab)
  useLayoutEffect(() => {
    const lastAddress = openTab()
    if (lastAddress !== null) void navigate(lastAddress, { replace: true })
  }, [openTab, navigate])
  useScroll()

  return (
    <Layout
      className={styles.appLayout}
      data-side={isSideDark ? 'dark' : 'light'}
      data-fixed={fixedHeader || undefined}
      data-tabs={tagsView || undefined}
    >
      <a className={styles.skipLink} href="#content">
        {t('shell:layout.skip')}
      </a>
      {isNarrow && (
        <Suspense>
          {hasDrawer && (
            <MenuDrawer
              menu={menu}
              isOpen={isDrawerOpen}
              isDark={isSideDark}
              onClose={() => setDrawerAt(null)}
            />
          )}
        </Suspense>
      )}
      {hasSide && (
        <Layout.Sider width={220} collapsedWidth={64} collapsed={!isOpen} className={styles.appSide}>
          <LogoLink isShort={!isOpen} />
          <AppMenu menu={menu} mode="inline" isCollapsed={!isOpen} isDark={isSideDark} />
        </Layout.Sider>
      )}
      <Layout className={styles.appBody}>
        <div className={fixedHeader ? `${styles.appHeader} ${styles.appHeaderFixed}` : styles.appHeader}>
          <TopBar
            menuSwitch={
              isNarrow
                ? { isShown: isDrawerOpen, onPress: () => setDrawerAt(pathname) }
                : hasSide
                  ? { isShown: isOpen, onPress: toggleSidebar }
                  : null
            }
          >
            {!isNarrow && topNav && (
              <>
                <LogoLink isShort={false} />
                <AppMenu menu={menu} mode="horizontal" isDark={false} />
              </>
            )}
          </TopBar>
          {tagsView && <TabBar menu={menu} isAffixed={rules.isAffixed} />}
        </div>
        <main id="content" className={styles.appContent} tabIndex={-1}>
          <LayoutDialogs menu={menu} isAffixed={rules.isAffixed} />
          <Breadcrumbs menu={menu} />
          {menuFailure && (
            <Suspense fallback={null}>
              <MenuFailure failure={menuFailure} />
            </Suspense>
          )}
          <Activity mode={untabbed ? 'hidden' : 'visible'}>
            <TabScreens screensAt={screensAt} isUncached={rules.isUncached} />
          </Activity>
          {untabbed}
        </main>
      </Layout>
    </Layout>
  )
}

function LogoLink({ isShort }: { isShort: boolean }) {
  const t = useTranslations()
  const isWanted = usePreferences(({ sidebarLogo }) => sidebarLogo)
  if (!isWanted) return null
  return (
    <Link to="/index" className={styles.appLogo} aria-label={t('appName')}>
      <Logo size={28} />
      {!isShort && <span>{t('appShortName')}</span>}
    </Link>
  )
}
