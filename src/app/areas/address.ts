import { OPEN_ADDRESSES } from '@/features/account/addresses'
import { loginAddress } from '@/shared/lib/addresses'

export { OPEN_ADDRESSES }

/** Where one lands. */
export const HOME = '/index'

/** Alias of the login page. */
export const ADMIN = '/admin'

/** Home, which also greets guests. */
export const GUEST_HOMES: readonly string[] = [HOME, '/qrIndex']

/** Reachable without a token; the root leads to the first of them before anyone is asked for one. */
export const TOKENLESS: ReadonlySet<string> = new Set([
  '/',
  ...GUEST_HOMES,
  '/login',
  '/register',
  '/serverError',
  ...OPEN_ADDRESSES,
])

interface Address {
  pathname: string
  search: string
  hash: string
}

/** Where a visitor without a token has to go first, with the way back; null when the address is open to all. */
export function detour({ pathname, search, hash }: Address): string | null {
  if (pathname === ADMIN) return '/login'
  return TOKENLESS.has(pathname) ? null : loginAddress(pathname + search + hash)
}
