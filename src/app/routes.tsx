import { Navigate, Outlet, type RouteObject } from 'react-router-dom'
import { ADMIN, HOME } from './featureRegistry/address'
import { RootError } from './errorPages/RootError'
import { Guard } from './Guard'
import { redirectHome, redirectToLogin, LoginRoute } from './LoginRoute'
import { OpenPage } from './OpenPage'
import { OPEN_PAGES, loadSignUp } from './pages/pages'
import { readToken } from '@/shared/auth/token'

/** A visitor signs up; whoever holds a token passes the guard, where the profile decides. */
const RegisterRoute = () => (readToken() ? <Guard /> : <OpenPage load={loadSignUp} />)

/**
 * Routes that need no token have their own entries; everything else passes the guard, behind which the
 * workspace resolves the fixed routes and those of the server's menu.
 */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <RootError />,
    hydrateFallbackElement: <></>, // nothing, for the moment until the first screen's code is there
    children: [
      { path: '/', element: <Navigate to={HOME} replace /> },
      { path: '/login', loader: redirectHome, Component: LoginRoute },
      { path: '/register', Component: RegisterRoute },
      { path: ADMIN, loader: redirectToLogin, element: <></> },
      {
        path: '/serverError',
        lazy: async () => ({ Component: (await import('./errorPages/ServerErrorPage')).ServerErrorPage }),
      },
      ...[...OPEN_PAGES].map(([path, { load }]) => ({
        path,
        element: <OpenPage key={path} load={load} />,
      })),
      { path: '*', Component: Guard },
    ],
  },
]
