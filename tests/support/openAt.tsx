import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18n from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
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
import { queries } from '@/app/queries'
import { routes } from '@/app/routes'
import { endSession } from '@/app/session/startSession'
import { useSession } from '@/shared/auth/session'
import { storeToken } from '@/shared/auth/token'
import type { Language } from '@/shared/lib/language'
import { setPreferences } from '@/shared/ui/preferences'
import { db, openSession } from '@mocks/account/store'

// Texts and the code of all screens and their late parts, here and not in a test: the first one would wait for them
// on its own time, and one that looks before the last of them has come sees less than the next.
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

interface Visit {
  /** Name of the demo account that is signed in; a guest without. */
  as?: string
  /** The session that the test has opened goes on. */
  isKept?: boolean
  language?: Language
}

/** Opens the whole app over the mock backend at an address. */
export async function renderApp(address: string, { as, isKept = false, language = 'en' }: Visit = {}) {
  if (!isKept) endSession('expiry') // keeps drafts, which a test may have put there
  useSession.setState({ endedBy: null }) // as in a new window
  queries.clear()
  connectCalls()
  setPreferences({ language, isDark: false })
  // Its texts are fetched with the first screen in that language.
  await i18n.changeLanguage(language)
  if (as) storeToken(openSession(db.accounts.find(({ userName }) => userName === as)!))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  const view = render(<RouterProvider router={router} />)
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    /** Path, query and hash on show. */
    address: () => {
      const { pathname, search, hash } = router.state.location
      return pathname + search + hash
    },
    go: (to: string | number) => router.navigate(to as string),
    /** Tells of every address that is come to; gives the way to stop. */
    watch: (tell: (address: string) => void) =>
      router.subscribe(({ location: { pathname, search, hash } }) => tell(pathname + search + hash)),
  }
}
