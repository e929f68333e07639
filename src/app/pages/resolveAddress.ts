import { internalAddress } from '@/shared/lib/addresses'
import { ADMIN, HOME } from '../featureRegistry/address'
import { REDIRECTS } from './pages'

/** Prefix that remounts the screen at the address after it. */
export const REFRESH_PATH = '/redirect'

const REFRESH_PREFIXES = new RegExp(`^(${REFRESH_PATH})+(?=[/?#]|$)`, 'i')

/** Targets of fixed addresses for signed-in users. */
const REDIRECT_TARGETS: ReadonlyMap<string, string> = new Map([
  ...REDIRECTS,
  ['/', HOME],
  [ADMIN, HOME],
  ['/login', HOME],
])

/**
 * Resolves an address for signed-in users in one step: strips all `/redirect` prefixes and follows fixed redirects. `/`
 * and foreign addresses lead home.
 */
export function resolveAddress(address: string): string {
  const own = internalAddress(address.replace(REFRESH_PREFIXES, ''))
  // The router ignores case and a trailing slash.
  const path = own.split(/[?#]/)[0]!
  const to = REDIRECT_TARGETS.get(path.toLowerCase().replace(/(.)\/+$/, '$1'))
  return to === undefined ? own : resolveAddress(to + own.slice(path.length))
}
