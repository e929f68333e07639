import { page, type Feature, type Page } from '@/shared/feature'
import type { Load } from '@/shared/ui/lazy/screenLoader'
import { ADMIN, PUBLIC_PATHS } from '../featureRegistry/address'
import { guessComponent } from '../featureRegistry/guessComponent'
import { FEATURES } from '../featureRegistry/features'

type Pages = ReadonlyMap<string, Page>

const pagesOfKind = (
  kind: 'pages' | 'fixed' | 'standalone' | 'open',
  features: readonly Feature[] = FEATURES,
) => features.flatMap((feature) => Object.entries(feature[kind] ?? {}))

/**
 * Screens a menu row may name in `component`. The server's text is only looked up here, never used as an import path.
 */
export const PAGES: Pages = new Map(pagesOfKind('pages'))

const home = page(() => import('../home/HomePage'), 'shell', 'home')

const REGISTER = FEATURES.find(({ register }) => register)!.register!

export const loadSignUp = REGISTER.visitor.load

export const loadVerification: Load = async () => {
  const [{ verificationPage }, { default: Verification }] = await Promise.all([
    import('./verificationPage'),
    REGISTER.account(),
  ])
  return { default: verificationPage(Verification) }
}

/** Announced screens inside the layout; shown as *under development* until they are built. */
const UPCOMING = ['/kaiFaing']

const loadUpcoming = () => import('../errorPages/UnderDevelopmentPage')

export const FIXED_PAGES: Pages = new Map([
  ['/index', home],
  ['/qrIndex', home],
  ['/noCheck', { load: loadVerification }],
  ...pagesOfKind('fixed'),
  ...UPCOMING.map((path): [string, Page] => [path, { load: loadUpcoming }]),
])

export const REDIRECTS: ReadonlyMap<string, string> = new Map([['/user', '/user/center']])

/** Screens inside the layout that open no tab. */
export const UNTABBED_PAGES: Pages = new Map([['/404', { load: () => import('../errorPages/NotFoundPage') }]])

export const DENIED_PAGE: Page = {
  load: async () => ({ default: (await import('../errorPages/DeniedPage')).deniedPage(PAGES) }),
}

/** Screens outside the layout that need a session. */
export const STANDALONE_PAGES: Pages = new Map<string, Page>([
  ...pagesOfKind('standalone'),
  ['/401', { load: () => import('../errorPages/UnauthorizedPage') }],
  ['/405', { load: () => import('../errorPages/NotAllowedPage') }],
  ['/406', { load: () => import('../errorPages/NotAcceptablePage') }],
])

/** The page an address most likely shows, guessed before the menu has loaded; a wrong guess only costs its files. */
export const likelyPage = (pathname: string): Page | undefined =>
  FIXED_PAGES.get(pathname) ??
  STANDALONE_PAGES.get(pathname) ??
  PAGES.get(guessComponent(pathname, [...PAGES.keys()])?.component ?? '')

export const OPEN_PAGES: Pages = new Map(pagesOfKind('open'))

export const OFF_MENU_PAGES = [...FIXED_PAGES, ...STANDALONE_PAGES].flatMap(([path, { icon, needs }]) =>
  icon ? [{ path, icon, needs }] : [],
)

const FIXED_PATHS: ReadonlySet<string> = new Set(
  [
    ...PUBLIC_PATHS,
    ...FIXED_PAGES.keys(),
    ...UNTABBED_PAGES.keys(),
    ...STANDALONE_PAGES.keys(),
    ...OPEN_PAGES.keys(),
    ...REDIRECTS.keys(),
    ADMIN,
    '/redirect',
  ].map((path) => path.toLowerCase()), // the router ignores case too
)

export function isFixed(path: string): boolean {
  // A trailing wildcard or optional segment also matches without it.
  const shortest = path.replace(/(?:\/(?:\*|[^/]*\?))+$/, '').toLowerCase()
  return FIXED_PATHS.has(shortest) || shortest.startsWith('/redirect/')
}
