import {
  createBrowserRouter,
  Navigate,
  Outlet,
  replace,
  RouterProvider,
  useNavigate,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom'
import { readToken } from '@/shared/auth/token'
import { internalAddress, withBase } from '@/shared/lib/addresses'
import { RootError } from './errorPages/RootError'
import { ADMIN, HOME } from './featureRegistry/address'
import { LoginPage } from './featureRegistry/signIn'
import { Guard, OpenPage } from './Guard'
import { loadSignUp, OPEN_PAGES } from './pages/pages'
import { followOtherTabs } from './session/startSession'

function LoginRoute() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const redirect = params.get('redirect')
  return (
    <LoginPage
      redirect={redirect}
      onSignedIn={() => void navigate(internalAddress(redirect), { replace: true })}
    />
  )
}

const redirectHome = () => (readToken() ? replace(HOME) : null)

/** Loader of `/admin`: redirects to the login page, or home for signed-in users, in one step. */
const redirectToLogin = () => replace(readToken() ? HOME : '/login')

const RegisterRoute = () => (readToken() ? <Guard /> : <OpenPage load={loadSignUp} />)

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <RootError />,
    hydrateFallbackElement: <></>, // blank until the first screen's code has loaded
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

let router: ReturnType<typeof createBrowserRouter> | undefined

/**
 * Creates the only router on first render, not on import: the module loads while a visitor still signs in, and the
 * router would start at the login page instead of the page they asked for.
 */
function getRouter() {
  if (!router) {
    router = createBrowserRouter(routes, { basename: withBase('/') })
    followOtherTabs()
  }
  return router
}

/** The app after a visitor's first login page, which needs no router. */
export default function RoutedApp() {
  return <RouterProvider router={getRouter()} />
}
