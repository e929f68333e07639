import { buildMenu, walkMenu } from '@/app/navigation/menu'
import { FIXED_PAGES, OPEN_PAGES, STANDALONE_PAGES, UNTABBED_PAGES } from '@/app/pages/pages'
import { TAB_NAMES, TABS } from '@/features/account/centreTabs'
import { ACCOUNTS } from '@mocks/account/seed/accounts'
import { menuFor } from '@mocks/account/seed/menu'
import { DETAILS } from './details'

export interface ScreenAddress {
  address: string
  /** The first part of the menu row's component; `app` for screens without a menu row. */
  area: string
  /** Public: rendered without a session. */
  isOpen: boolean
  /** The first screen of its pattern. */
  isPattern: boolean
}

/**
 * Adds a room to the address of a room screen; `vhome`, where all of them ask for a room, and screens outside rooms
 * stay as they are.
 */
const inRoom = (path: string) =>
  /^\/(vdr|implement)\/v(?!home|manage|project|customer|claims|fund)/.test(path) ? `${path}?roomId=1` : path

/** The tabs of the user centre except the first, which has its own address. */
const PARTS = TAB_NAMES.filter((name) => name !== 'profile' && TABS[name]).map(
  (name) => `/user/center?tab=${name}`,
)

/**
 * The first screen of each pattern. Tests run every check on these and only some on the other screens, because screens
 * of a pattern share their behaviour.
 */
export const PATTERNS: Readonly<Record<string, string>> = {
  list: '/valuation/report',
  board: '/incubate?view=board',
  search: '/search',
  detail: '/search/target/pd1?tab=trials',
  report: '/valuation/report/101',
  tabs: '/apply/5004',
  form: '/valuation/report/101/edit',
  'form of a new thing': '/apply/new',
  dashboard: '/dashboard',
  'outside the layout': '/member',
}

/** Every screen: those of the administrator's menu, the fixed ones and those outside the layout. */
export function screens(): ScreenAddress[] {
  const admin = ACCOUNTS.find(({ userName }) => userName === 'admin')!
  const listed = walkMenu(buildMenu(menuFor(admin)).menu).flatMap(({ node }) =>
    node.component !== null && node.isListed
      ? [{ path: node.path, area: node.component.split('/')[0]! }]
      : [],
  )
  const areaOf = (address: string) => listed.find(({ path }) => address.startsWith(path))?.area ?? 'app'
  const guarded = [
    ...FIXED_PAGES.keys(),
    ...PARTS,
    ...listed.map(({ path }) => inRoom(path)),
    ...DETAILS,
    ...UNTABBED_PAGES.keys(),
    ...STANDALONE_PAGES.keys(),
  ]
  const patterns = new Set(Object.values(PATTERNS))
  return [
    ...guarded.map((address) => ({ address, area: areaOf(address), isOpen: false })),
    ...[...OPEN_PAGES.keys()].map((address) => ({ address, area: 'app', isOpen: true })),
  ].map((screen) => ({ ...screen, isPattern: patterns.has(screen.address) }))
}
