import { buildMenu, walkMenu } from '@/app/navigation/menu'
import { FIXED_PAGES, OPEN_PAGES, STANDALONE_PAGES, UNTABBED_PAGES } from '@/app/pages/pages'
import { TAB_NAMES, TABS } from '@/features/account/centreTabs'
import { ACCOUNTS } from '@mocks/account/seed/accounts'
import { menuFor } from '@mocks/account/seed/menu'
import { DETAILS } from './details'

export interface ScreenAddress {
  address: string
  /** Of the menu row that it belongs to, by the first part of the row's component; else `app`. */
  area: string
  /** Needs no session, and is looked at without one. */
  isOpen: boolean
}

/** A screen of a room with one in hand; `vhome` without, where all of them ask which, and those that are of none. */
const inRoom = (path: string) =>
  /^\/(vdr|implement)\/v(?!home|manage|project|customer|claims|fund)/.test(path) ? `${path}?roomId=1` : path

/** The parts of the user centre, the first of which stands at its own address. */
const PARTS = TAB_NAMES.filter((name) => name !== 'profile' && TABS[name]).map(
  (name) => `/user/center?tab=${name}`,
)

/** Every screen there is: those of the administrator's menu, the fixed ones, and those outside the layout. */
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
  return [
    ...guarded.map((address) => ({ address, area: areaOf(address), isOpen: false })),
    ...[...OPEN_PAGES.keys()].map((address) => ({ address, area: 'app', isOpen: true })),
  ]
}

/**
 * The first screen of each pattern. On these, tests try everything there is; on any other screen a part, as what is
 * shared by a pattern behaves alike.
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
