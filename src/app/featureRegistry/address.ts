import { OPEN_ADDRESSES } from '@/features/account/addresses'
import { loginAddress } from '@/shared/lib/addresses'

export { OPEN_ADDRESSES }

export const HOME = '/index'

/** Alias of the login page. */
export const ADMIN = '/admin'

export const GUEST_HOMES: readonly string[] = [HOME, '/qrIndex']

/** Reachable without a token. The root redirects to the first of the guest homes. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([
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

/** Login address with a way back, for a visitor without a token; null if the address is public. */
export function loginRedirect({ pathname, search, hash }: Address): string | null {
  if (pathname === ADMIN) return '/login'
  return PUBLIC_PATHS.has(pathname) ? null : loginAddress(pathname + search + hash)
}
