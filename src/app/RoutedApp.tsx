import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes'
import { followOtherTabs } from './start'

// With the module, once: React renders components twice in development.
const router = createBrowserRouter(routes)
followOtherTabs()

/** Everything but a visitor's first login. */
export default function RoutedApp() {
  return <RouterProvider router={router} />
}
