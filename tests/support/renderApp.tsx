import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18n from 'i18next'
import { useMemo } from 'react'
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useRoutes,
  type RouteObject,
} from 'react-router-dom'
import { connectCalls } from '@/app/session/connect'
import { FEATURES } from '@/app/featureRegistry/features'
import { startTexts } from '@/app/i18n/i18n'
import {
  FIXED_PAGES,
  loadSignUp,
  OPEN_PAGES,
  PAGES,
  STANDALONE_PAGES,
  UNTABBED_PAGES,
} from '@/app/pages/pages'
import { menuRoutes } from '@/app/pages/menuRoutes'
import { REFRESH_PATH } from '@/app/pages/resolveAddress'
import { Providers } from '@/app/Providers'
import { queries } from '@/app/queries'
import { routes } from '@/app/routes'
import { RefreshPage } from '@/app/tabs/RefreshPage'
import { endSession, startSession, useStartState } from '@/app/session/startSession'
import { useSession } from '@/shared/auth/session'
import { storeToken } from '@/shared/auth/token'
import type { Language } from '@/shared/lib/language'
import { setPreferences } from '@/shared/ui/preferences'
import { db, openSession } from '@mocks/account/store'

// Loads the translations and the code of all screens with their lazy parts here and not within a test: the first test
// would wait for them within its timeout, and a test that looks too early would see less than the next.
await startTexts()
await Promise.all([
  import('@/app/Workspace'),
  loadSignUp(),
  ...[PAGES, FIXED_PAGES, STANDALONE_PAGES, UNTABBED_PAGES, OPEN_PAGES].flatMap((pages) =>
    [...pages.values()].map(({ load }) => load()),
  ),
  ...FEATURES.flatMap(({ home = [], live = [], header = [], account = [], guest }) => [
    ...[...home, ...live, ...header, ...account].map(({ load }) => load()),
    guest?.(),
  ]),
  ...Object.values(import.meta.glob('/src/{features,shared}/**/*.tsx')).map((load) => load()),
])

interface RenderAppOptions {
  /** Name of the demo account that is signed in; a guest if omitted. */
  as?: string
  keepsSession?: boolean
  language?: Language
}

/** Renders the complete app at an address with the mock backend. */
export async function renderApp(address: string, options: RenderAppOptions = {}) {
  await prepare(options)
  return renderRoutes(routes, address)
}

/**
 * Renders the screen at an address as {@link renderApp} does, but without the workspace around it: no menu, tabs,
 * breadcrumb or watermark, and no redirect for other accounts. For tests of the screen itself.
 */
export async function renderScreen(
  address: string,
  options: RenderAppOptions & Required<Pick<RenderAppOptions, 'as'>>,
) {
  await prepare(options)
  await startSession()
  return renderRoutes([{ path: '*', Component: BareScreen }], address)
}

const REFRESH_ROUTE = { path: `${REFRESH_PATH}/*`, element: <RefreshPage /> }

function BareScreen() {
  const start = useStartState()
  const { pathname } = useLocation()
  const { screensAt } = useMemo(() => menuRoutes(start.phase === 'ready' ? start.menu : []), [start])
  return (
    <Providers>
      <main>{useRoutes([REFRESH_ROUTE, ...screensAt(pathname)])}</main>
    </Providers>
  )
}

async function prepare({ as, keepsSession = false, language = 'en' }: RenderAppOptions) {
  if (!keepsSession) endSession('expiry') // keeps drafts, which a test may have stored
  useSession.setState({ endedBy: null }) // as in a new window
  queries.clear()
  connectCalls()
  setPreferences({ language, isDark: false })
  // The first screen in a language loads its translations.
  await i18n.changeLanguage(language)
  if (as) storeToken(openSession(db.accounts.find(({ userName }) => userName === as)!))
}

function renderRoutes(all: RouteObject[], address: string) {
  const router = createMemoryRouter(all, { initialEntries: [address] })
  const view = render(<RouterProvider router={router} />)
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    /** Path, query and hash of the current page. */
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    go: (to: string | number) => router.navigate(to as string),
    /** Calls back on every navigation; returns the unsubscribe function. */
    watch: (onNavigate: (address: string) => void) =>
      router.subscribe(({ location: { pathname, search, hash } }) => onNavigate(pathname + search + hash)),
  }
}
