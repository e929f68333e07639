import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { withBase } from '@/shared/lib/addresses'
import { routes } from './routes'
import { followOtherTabs } from './session/start'

let router: ReturnType<typeof createBrowserRouter> | undefined

/**
 * The one router. Created when it is first shown, not with the module: that is loaded while a visitor still signs in,
 * and the router would start at the login page instead of the page they asked for.
 */
function openRouter() {
  if (!router) {
    router = createBrowserRouter(routes, { basename: withBase('/') })
    followOtherTabs()
  }
  return router
}

/** Everything but a visitor's first login. */
export default function RoutedApp() {
  return <RouterProvider router={openRouter()} />
}
