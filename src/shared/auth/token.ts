import Cookies from 'js-cookie'
import { BASE_PATH } from '@/shared/lib/addresses'
import { TOKEN_COOKIE as COOKIE } from './cookie'

/** Not the root: two deployments on one host would overwrite each other's session. */
const PATH = BASE_PATH || '/'

/**
 * Token of the session that ended last. A cookie of another path or domain cannot be removed from here, and its token
 * must not start the next session over and over.
 */
let droppedToken: string | undefined

/** Read from the cookie at each use: another tab may have signed out or in as someone else. */
export function readToken(): string | undefined {
  const token = Cookies.get(COOKIE) || undefined
  return token === droppedToken ? undefined : token
}

/** Stores the token for the browser session; `Secure` only on https, since plain test hosts would drop the cookie. */
export function storeToken(token: string) {
  droppedToken = undefined
  Cookies.set(COOKIE, token, { path: PATH, sameSite: 'strict', secure: location.protocol === 'https:' })
}

/** Forgets a token for good, even if the cookie still holds it: this tab may see another tab's change late. */
export function dropToken(token: string | undefined) {
  droppedToken = token ?? droppedToken
  if (Cookies.get(COOKIE) === token) Cookies.remove(COOKIE, { path: PATH })
}
