import { page, type Feature, type Load, type Page } from '@/shared/feature'
import { ADMIN, TOKENLESS } from '../featureRegistry/address'
import { guessComponent } from '../featureRegistry/guessComponent'
import { FEATURES } from '../featureRegistry/features'

type Pages = ReadonlyMap<string, Page>

/** All pages of one kind that the areas declare, by address or component. */
const ofAll = (kind: 'pages' | 'fixed' | 'standalone' | 'open', features: readonly Feature[] = FEATURES) =>
  features.flatMap((feature) => Object.entries(feature[kind] ?? {}))

/**
 * The screens that a menu row may name in `component`. The server's text is only ever looked up here, never
 * made into an import path.
 */
export const PAGES: Pages = new Map(ofAll('pages'))

const home = page(() => import('../home/HomePage'), 'shell', 'home')

const REGISTER = FEATURES.find(({ register }) => register)!.register!

/** For a visitor at /register. */
export const loadSignUp = REGISTER.visitor.load

/** For an account that is not verified yet, and for a look back later. */
export const loadVerification: Load = async () => {
  const [{ verificationPage }, { default: Verification }] = await Promise.all([
    import('./verificationPage'),
    REGISTER.account(),
  ])
  return { default: verificationPage(Verification) }
}

/** Announced screens inside the layout: until their areas are built they say so, under their own names. */
const UPCOMING = ['/kaiFaing']

const loadUpcoming = () => import('../errorPages/UnderDevelopmentPage')

/** Screens inside the layout that exist for everyone signed in, whatever the menu says. */
export const FIXED_PAGES: Pages = new Map([
  ['/index', home],
  ['/qrIndex', home],
  ['/noCheck', { load: loadVerification }],
  ...ofAll('fixed'),
  ...UPCOMING.map((path): [string, Page] => [path, { load: loadUpcoming }]),
])

/** Fixed addresses that lead to another one. */
export const REDIRECTS: ReadonlyMap<string, string> = new Map([['/user', '/user/center']])

/** Screens inside the layout that are no visited pages: they get no tab. */
export const UNTABBED_PAGES: Pages = new Map([['/404', { load: () => import('../errorPages/NotFoundPage') }]])

/** Such a one in place of a screen that others have in their menus. */
export const DENIED_PAGE: Page = {
  load: async () => ({ default: (await import('../errorPages/DeniedPage')).deniedPage(PAGES) }),
}

/** Screens outside the layout for whoever is signed in. */
export const STANDALONE_PAGES: Pages = new Map<string, Page>([
  ...ofAll('standalone'),
  ['/401', { load: () => import('../errorPages/UnauthorizedPage') }],
  ['/405', { load: () => import('../errorPages/NotAllowedPage') }],
  ['/406', { load: () => import('../errorPages/NotAcceptablePage') }],
])

/**
 * The page that an address most likely shows. The menu, which has not come yet, has the last word: a wrong guess only
 * costs the files of a page.
 */
export const likelyPage = (pathname: string): Page | undefined =>
  FIXED_PAGES.get(pathname) ??
  STANDALONE_PAGES.get(pathname) ??
  PAGES.get(guessComponent(pathname, [...PAGES.keys()])?.component ?? '')

/** Screens outside the layout that need no session. */
export const OPEN_PAGES: Pages = new Map(ofAll('open'))

/** Pages that the palette offers although no menu row names them, with their icons. */
export const OFFERED = [...FIXED_PAGES, ...STANDALONE_PAGES].flatMap(([path, { icon, needs }]) =>
  icon ? [{ path, icon, needs }] : [],
)

const FIXED_PATHS: ReadonlySet<string> = new Set(
  [
    ...TOKENLESS,
    ...FIXED_PAGES.keys(),
    ...UNTABBED_PAGES.keys(),
    ...STANDALONE_PAGES.keys(),
    ...OPEN_PAGES.keys(),
    ...REDIRECTS.keys(),
    ADMIN,
    '/redirect',
  ].map((path) => path.toLowerCase()), // the router does not tell letters apart either
)

/** True if a menu row's path would replace a fixed address. */
export function isFixed(path: string): boolean {
  // A wildcard and what is optional at the end also match without it.
  const least = path.replace(/(?:\/(?:\*|[^/]*\?))+$/, '').toLowerCase()
  return FIXED_PATHS.has(least) || least.startsWith('/redirect/')
}
