import { OPEN_ADDRESSES } from '@/features/account/addresses'
import { loginAddress } from '@/shared/lib/addresses'

export { OPEN_ADDRESSES }

/** Landing page after a sign-in. */
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

/** Login address for a visitor without a token, with the way back; null if the address is open to all. */
export function loginRedirect({ pathname, search, hash }: Address): string | null {
  if (pathname === ADMIN) return '/login'
  return TOKENLESS.has(pathname) ? null : loginAddress(pathname + search + hash)
}
