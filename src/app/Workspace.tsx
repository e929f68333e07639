import { useMemo } from 'react'
import { Navigate, useRoutes } from 'react-router-dom'
import { AppLayout } from './layout/AppLayout'
import type { Menu } from './menu'
import { fixedRoutes, menuRoutes } from './menuRoutes'
import { STANDALONE_PAGES } from './pages'
import { Providers } from './Providers'
import { StandalonePage } from './Standalone'

/** Everything behind the guard: the layout and its screens, and the few that stand outside it. */
export default function Workspace({ menu }: { menu: Menu }) {
  return (
    <Providers>
      <Screens menu={menu} />
    </Providers>
  )
}

function Screens({ menu }: { menu: Menu }) {
  const routes = useMemo(
    () => [
      { path: '/', element: <Navigate to="/index" replace /> },
      ...[...STANDALONE_PAGES].map(([path, { load }]) => ({
        path,
        element: <StandalonePage key={path} load={load} />,
      })),
      {
        element: <AppLayout menu={menu} />,
        children: [
          ...fixedRoutes,
          ...menuRoutes(menu),
          { path: '*', element: <Navigate to="/404" replace /> },
        ],
      },
    ],
    [menu],
  )
  return useRoutes(routes)
}
