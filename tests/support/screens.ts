import { buildMenu, walkMenu } from '@/app/menu'
import { FIXED_PAGES, OPEN_PAGES, STANDALONE_PAGES, UNTABBED_PAGES } from '@/app/pages'
import { ACCOUNTS } from '@mocks/account/seed/accounts'
import { menuFor } from '@mocks/account/seed/menu'
import { DETAILS } from './details'

export interface ScreenAddress {
  address: string
  /** Needs no session, and is looked at without one. */
  isOpen: boolean
}

/** Every screen there is: those of the administrator's menu, the fixed ones, and those outside the layout. */
export function screens(): ScreenAddress[] {
  const admin = ACCOUNTS.find(({ userName }) => userName === 'admin')!
  const listed = walkMenu(buildMenu(menuFor(admin)).menu)
    .filter(({ node }) => node.component !== null && node.isListed)
    .map(({ node }) => node.path)
  const guarded = [
    ...FIXED_PAGES.keys(),
    ...listed,
    ...DETAILS,
    ...UNTABBED_PAGES.keys(),
    ...STANDALONE_PAGES.keys(),
  ]
  return [
    ...guarded.map((address) => ({ address, isOpen: false })),
    ...[...OPEN_PAGES.keys()].map((address) => ({ address, isOpen: true })),
  ]
}
