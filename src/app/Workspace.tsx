import { Activity, useMemo } from 'react'
import { matchRoutes, Navigate, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import type { Failure } from '@/shared/api'
import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { Page } from '@/shared/feature'
import { REFRESH_PATH } from './pages/resolveAddress'
import { AppLayout } from './layout/AppLayout'
import { loadScreen } from '@/shared/ui/lazy/screenLoader'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { nodeAt, type Menu } from './navigation/menu'
import { menuRoutes } from './pages/menuRoutes'
import { Notices } from './notices/Notices'
import { DENIED_PAGE, FIXED_PAGES, PAGES, REDIRECTS, STANDALONE_PAGES, UNTABBED_PAGES } from './pages/pages'
import { Providers } from './Providers'
import { StandalonePage } from './Standalone'
import { RefreshPage } from './tabs/RefreshPage'
import { Watermark } from './watermark/Watermark'

export interface WorkspaceProps {
  menu: Menu
  /** Paths of menu rows hidden by the server. */
  hidden: readonly string[]
  menuFailure: Failure | null
}

/** Everything behind the guard: the layout with its screens, and the few standalone screens. */
export default function Workspace(props: WorkspaceProps) {
  return (
    <Providers>
      <Notices />
      <Screens {...props} />
      <Watermark />
    </Providers>
  )
}

/**
 * Preloads the screen of a menu row or fixed path. Paths with parameters are not resolved here; they load on render.
 */
export async function fetchScreenAt(pathname: string, menu: Menu) {
  const page = FIXED_PAGES.get(pathname) ?? PAGES.get(nodeAt(menu, pathname)?.node.component ?? '')
  if (page) await loadScreen(page.load)
}

const FIXED_OUTSIDE: RouteObject[] = [
  ...[...REDIRECTS].map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  { path: `${REFRESH_PATH}/*`, element: <RefreshPage /> },
  ...[...STANDALONE_PAGES].map(([path, { load }]) => ({
    path,
    element: <StandalonePage key={path} load={load} />,
  })),
  ...[...UNTABBED_PAGES.keys()].map((path) => ({ path, element: null })),
]

function Screens({ menu, hidden, menuFailure }: WorkspaceProps) {
  const { pathname } = useLocation()
  const isPending = menuFailure !== null
  const granted = useSession(({ permissions }) => permissions)
  const { screensAt, redirectsAt, isDenied } = useMemo(() => {
    const isGranted = ({ needs }: Page) => needs === undefined || isAllowed(granted, needs)
    return menuRoutes(menu, { hidden, isPending, isGranted })
  }, [menu, hidden, isPending, granted])
  const untabbed = isDenied(pathname) ? DENIED_PAGE : UNTABBED_PAGES.get(pathname)
  const isInLayout = untabbed !== undefined || matchRoutes(screensAt(pathname), pathname) !== null

  const outside = useMemo(
    () => [
      ...FIXED_OUTSIDE,
      ...redirectsAt(pathname),
      ...screensAt(pathname).map(({ path }) => ({ path: path!, element: null })),
      { path: '*', element: isDenied(pathname) ? null : <UnknownAddress /> },
    ],
    [screensAt, redirectsAt, isDenied, pathname],
  )
  const standalone = useRoutes(outside)
  return (
    <>
      {/* Stays mounted while a standalone page is shown, so that the tabs keep their state. */}
      <Activity mode={isInLayout ? 'visible' : 'hidden'}>
        <AppLayout
          menu={menu}
          menuFailure={menuFailure}
          screensAt={screensAt}
          untabbed={untabbed && <LazyPage load={untabbed.load} />}
        />
      </Activity>
      {standalone}
    </>
  )
}

function UnknownAddress() {
  const { pathname } = useLocation()
  return <Navigate to="/404" replace state={{ from: pathname }} />
}
