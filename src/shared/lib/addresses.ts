/** Path that the product is deployed at, without a slash at its end: `/desk` of `--base /desk/`, empty at the root. */
export const BASE_PATH: string = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '')

/** A path of the browser as the routes know it: `/index` of `/desk/index`. */
export const pathBelowBase = (pathname: string): string =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || '/'
    : pathname

/** An address of ours as the browser needs it, where no router adds the base: `/desk/index` of `/index`. */
export const withBase = (address: string) => BASE_PATH + address

/** The same with the origin, for other devices and sites. */
export const absoluteAddress = (address: string) => location.origin + withBase(address)

/** Control characters and line separators; the router, too, matches no path with one of them. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

/**
 * The one place that decides whether an address from outside may be opened inside the app: exactly one leading
 * slash, no backslash, nothing unseen, not even encoded, and still on this origin after parsing (`/.//host`
 * becomes `//host`). Everything else, and the login page itself, becomes `/`.
 */
export function ownAddress(raw: unknown): string {
  if (typeof raw !== 'string' || !/^\/(?!\/)/.test(raw) || raw.includes('\\') || UNSEEN.test(raw)) return '/'
  const base = 'http://own.invalid'
  let url: URL
  let path: string
  try {
    url = new URL(raw, base)
    path = decodeURIComponent(url.pathname)
  } catch {
    return '/'
  }
  const isSafe =
    url.origin === base &&
    /^\/(?![/\\])/.test(path) &&
    !UNSEEN.test(path) &&
    !/^\/login\/?$/i.test(url.pathname)
  return isSafe ? url.pathname + url.search + url.hash : '/'
}

/** The login page's address that leads back to `address` (path, query and hash) afterwards. */
export const loginAddress = (address: string) => `/login?redirect=${encodeURIComponent(address)}`

/** A link from data that may be opened in a new window: http and https only; null otherwise. */
export function outsideLink(raw: unknown): URL | null {
  if (typeof raw !== 'string') return null
  try {
    const url = new URL(raw)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}

/** Hosts on which people agree to sign in here with an account they have there. */
const PROVIDER_HOSTS: ReadonlySet<string> = new Set([
  'open.weixin.qq.com',
  'openauth.alipay.com',
  'openauth.alipaydev.com', // the provider's sandbox
])

/**
 * The address if the server may send the whole page there: https on one of these hosts, or an address of our own; null for everything
 * else.
 */
export function sentTo(raw: string, origin: string, hosts: ReadonlySet<string>): string | null {
  if (raw.includes('\\') || UNSEEN.test(raw)) return null
  if (!URL.canParse(raw, origin)) return null
  const url = new URL(raw, origin)
  if (url.username || url.password) return null
  const isProvider = url.protocol === 'https:' && hosts.has(url.host)
  // Not `url.origin`: that of a blob is the one of the page that made it.
  const isOwn = `${url.protocol}//${url.host}` === origin
  return isProvider || isOwn ? url.href : null
}

/** The address if a third-party sign-in may lead there: one of the providers, or our own origin. */
export const providerAddress = (raw: string, origin: string) => sentTo(raw, origin, PROVIDER_HOSTS)
