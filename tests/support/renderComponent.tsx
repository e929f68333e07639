import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { connectCalls } from '@/app/session/connect'
import { startTexts } from '@/app/i18n/i18n'
import { Providers } from '@/app/Providers'
import { queries } from '@/app/queries'
import type { User } from '@/shared/auth/auth.api'
import { useSession } from '@/shared/auth/session'
import { storeToken } from '@/shared/auth/token'
import type { Language } from '@/shared/lib/language'
import { setPreferences } from '@/shared/ui/preferences'
import { db, openSession } from '@mocks/account/store'

const loaded = startTexts()

interface RenderOptions {
  /** Name of the demo account that is signed in; a visitor if omitted. */
  as?: string
  language?: Language
}

/** Renders a component outside any screen, with the app's providers and the mock backend. */
export async function renderComponent(part: ReactElement, { as, language = 'en' }: RenderOptions = {}) {
  await loaded
  useSession.setState({ user: null, roles: [], permissions: [], endedBy: null }, true)
  queries.clear()
  connectCalls()
  setPreferences({ language, isDark: false })
  const account = db.accounts.find(({ userName }) => userName === as)
  if (account) {
    storeToken(openSession(account))
    const { userId, userName, roles, permissions } = account
    useSession.setState({ user: { userId, userName } as User, roles, permissions })
  }
  const router = createMemoryRouter([
    { path: '/', element: <Providers>{part}</Providers> },
    { path: '*', element: <p>elsewhere</p> },
  ])
  const view = render(<RouterProvider router={router} />)
  return {
    ...view,
    // Files that `accept` excludes can still be dropped, or chosen with another filter.
    user: userEvent.setup({ delay: null, applyAccept: false }),
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => router.navigate(to),
  }
}
