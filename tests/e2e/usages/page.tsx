// Ordinary uses of the product's libraries, one group at a time, in its theme and without workarounds. Rendered by the
// development server and by a production build; `usages.spec.ts` compares the two.
import { App, Switch } from 'antd'
import { createRoot } from 'react-dom/client'
import { createHashRouter, NavLink, Outlet, RouterProvider, type NonIndexRouteObject } from 'react-router-dom'
import { Providers } from '@/app/Providers'
import { setPreferences } from '@/shared/ui/preferences'
import { Display } from './display'
import { Feedback } from './feedback'
import { Forms } from './forms'
import { Inputs } from './inputs'
import { Layouts } from './layouts'
import { answerAction, Libraries, loadGreeting, LoadFailure, refuseToLoad } from './libraries'
import { Tables } from './tables'

const GROUPS: Record<string, NonIndexRouteObject> = {
  tables: { element: <Tables /> },
  inputs: { element: <Inputs /> },
  forms: { element: <Forms /> },
  display: { element: <Display /> },
  layouts: { element: <Layouts /> },
  feedback: { element: <Feedback /> },
  libraries: {
    loader: loadGreeting,
    action: answerAction,
    element: <Libraries />,
    children: [{ index: true, loader: refuseToLoad, element: null, errorElement: <LoadFailure /> }],
  },
}

const Page = () => (
  <Providers>
    <App style={{ width: 1000, padding: 16 }}>
      <nav style={{ display: 'flex', gap: 16 }}>
        {Object.keys(GROUPS).map((group) => (
          <NavLink key={group} to={`/${group}`}>
            {group}
          </NavLink>
        ))}
        <Switch checkedChildren="Dark" aria-label="Dark" onChange={(isDark) => setPreferences({ isDark })} />
      </nav>
      <Outlet />
    </App>
  </Providers>
)

const router = createHashRouter([
  {
    element: <Page />,
    hydrateFallbackElement: <p>Loading</p>,
    children: Object.entries(GROUPS).map(([path, route]) => ({ path, ...route })),
  },
])

await Promise.all([...document.fonts].map((font) => font.load())) // antd measures truncated texts only once
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
