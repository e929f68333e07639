import Cookies from 'js-cookie'
import { BASE_PATH } from '@/shared/lib/addresses'
import { TOKEN_COOKIE as COOKIE } from './cookie'

/** Not the root: two deployments on one host would overwrite each other's session. */
const PATH = BASE_PATH || '/'

/**
 * The token of the session that ended last. A cookie of another path or domain cannot be removed from here; its
 * token must not start the next session over and over.
 */
let dropped: string | undefined

/** The bearer token. Read from the cookie at each use: another tab may have signed out or in as someone else. */
export function readToken(): string | undefined {
  const token = Cookies.get(COOKIE) || undefined
  return token === dropped ? undefined : token
}

/** Keeps the token for the browser session; `Secure` only on https, or it vanishes on plain test hosts. */
export function keepToken(token: string) {
  dropped = undefined
  Cookies.set(COOKIE, token, { path: PATH, sameSite: 'strict', secure: location.protocol === 'https:' })
}

/** Forgets a token for good, whatever the cookie still says: this tab may see another's change to it late. */
export function dropToken(token: string | undefined) {
  dropped = token ?? dropped
  if (Cookies.get(COOKIE) === token) Cookies.remove(COOKIE, { path: PATH })
}
