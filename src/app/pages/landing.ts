import { ownAddress } from '@/shared/lib/addresses'
import { ADMIN, HOME } from '../featureRegistry/address'
import { REDIRECTS } from './pages'

/** Address that makes the screen of another address anew and returns to it. */
export const REFRESH_PATH = '/redirect'

const REFRESHES = new RegExp(`^(${REFRESH_PATH})+(?=[/?#]|$)`, 'i')

/** Where fixed addresses lead whoever is signed in. */
const LEADS: ReadonlyMap<string, string> = new Map([
  ...REDIRECTS,
  ['/', HOME],
  [ADMIN, HOME],
  ['/login', HOME],
])

/**
 * Where an address leads whoever is signed in, in one step instead of one hop after another: every `/redirect` before
 * it taken off, fixed redirects followed. `/` leads home, and so does everything that is no address of ours.
 */
export function landing(address: string): string {
  const own = ownAddress(address.replace(REFRESHES, ''))
  // The router does not care for case or a slash at the end.
  const path = own.split(/[?#]/)[0]!
  const to = LEADS.get(path.toLowerCase().replace(/(.)\/+$/, '$1'))
  return to === undefined ? own : landing(to + own.slice(path.length))
}
