/** Path that the app is deployed at, without a trailing slash: `/desk` for `--base /desk/`, empty at the root. */
export const BASE_PATH: string = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '')

/** Strips the base from a browser path: `/desk/index` becomes `/index`. */
export const pathBelowBase = (pathname: string): string =>
  pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
    ? pathname.slice(BASE_PATH.length) || '/'
    : pathname

/** Adds the base where no router does: `/index` becomes `/desk/index`. */
export const withBase = (address: string) => BASE_PATH + address

export const absoluteAddress = (address: string) => location.origin + withBase(address)

/** Control characters and line separators; the router does not match paths with them either. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const INVISIBLE = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/

/**
 * Decides, as the only place, if an address from outside may be opened inside the app: exactly one leading slash, no
 * backslash, nothing invisible, not even encoded, and still on this origin after parsing (`/.//host` becomes `//host`).
 * Everything else, and the login page itself, becomes `/`.
 */
export function internalAddress(raw: unknown): string {
  if (typeof raw !== 'string' || !/^\/(?!\/)/.test(raw) || raw.includes('\\') || INVISIBLE.test(raw))
    return '/'
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
    !INVISIBLE.test(path) &&
    !/^\/login\/?$/i.test(url.pathname)
  return isSafe ? url.pathname + url.search + url.hash : '/'
}

/** Address of the login page that returns to `address` (path, query and hash) afterwards. */
export const loginAddress = (address: string) => `/login?redirect=${encodeURIComponent(address)}`

/** Parses a link from data that may be opened in a new window: http and https only, else null. */
export function externalLink(raw: unknown): URL | null {
  if (typeof raw !== 'string') return null
  try {
    const url = new URL(raw)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}

const PROVIDER_HOSTS: ReadonlySet<string> = new Set([
  'open.weixin.qq.com',
  'openauth.alipay.com',
  'openauth.alipaydev.com', // the provider's sandbox
])

/**
 * Returns the URL if the server may redirect the page to it: https on one of the hosts, or our own origin; else null.
 */
export function allowedRedirect(raw: string, origin: string, hosts: ReadonlySet<string>): string | null {
  if (raw.includes('\\') || INVISIBLE.test(raw)) return null
  if (!URL.canParse(raw, origin)) return null
  const url = new URL(raw, origin)
  if (url.username || url.password) return null
  const isProvider = url.protocol === 'https:' && hosts.has(url.host)
  // Not `url.origin`: a blob has the origin of the page that created it.
  const isOwn = `${url.protocol}//${url.host}` === origin
  return isProvider || isOwn ? url.href : null
}

/** Returns the URL if a third-party login may lead there: one of the providers, or our own origin; else null. */
export const providerAddress = (raw: string, origin: string) => allowedRedirect(raw, origin, PROVIDER_HOSTS)
