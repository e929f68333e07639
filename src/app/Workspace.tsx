import { Activity, useMemo } from 'react'
import { matchRoutes, Navigate, useLocation, useRoutes } from 'react-router-dom'
import { REFRESH_PATH } from './landing'
import { AppLayout } from './layout/AppLayout'
import { LazyPage } from './LazyPage'
import type { Menu } from './menu'
import { menuRoutes } from './menuRoutes'
import { Notices } from './notices/Notices'
import { REDIRECTS, STANDALONE_PAGES, UNTABBED_PAGES } from './pages'
import { Providers } from './Providers'
import { StandalonePage } from './Standalone'
import { RefreshPage } from './tabs/RefreshPage'
import { Watermark } from './watermark/Watermark'

/** Everything behind the guard: the layout and its screens, and the few that stand outside it. */
export default function Workspace({ menu }: { menu: Menu }) {
  return (
    <Providers>
      <Notices />
      <Screens menu={menu} />
      <Watermark />
    </Providers>
  )
}

function Screens({ menu }: { menu: Menu }) {
  const location = useLocation()
  const { screens, redirects } = useMemo(() => menuRoutes(menu), [menu])
  const untabbed = UNTABBED_PAGES.get(location.pathname)
  const isInLayout = untabbed !== undefined || matchRoutes(screens, location) !== null

  const others = useMemo(
    () => [
      ...[...REDIRECTS].map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      { path: `${REFRESH_PATH}/*`, element: <RefreshPage /> },
      ...[...STANDALONE_PAGES].map(([path, { load }]) => ({
        path,
        element: <StandalonePage key={path} load={load} />,
      })),
      ...redirects,
      ...screens.map(({ path }) => ({ path: path!, element: null })),
      ...[...UNTABBED_PAGES.keys()].map((path) => ({ path, element: null })),
      { path: '*', Component: Unknown },
    ],
    [screens, redirects],
  )
  const standalone = useRoutes(others)
  return (
    <>
      {/* Kept while a page outside it is on show, so that the tabs are as they were on the way back. */}
      <Activity mode={isInLayout ? 'visible' : 'hidden'}>
        <AppLayout menu={menu} screens={screens} untabbed={untabbed && <LazyPage load={untabbed.load} />} />
      </Activity>
      {standalone}
    </>
  )
}

/** An address that no screen has; the error page is told which one. */
function Unknown() {
  const { pathname } = useLocation()
  return <Navigate to="/404" replace state={{ from: pathname }} />
}
