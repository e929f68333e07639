import Cookies from 'js-cookie'

const COOKIE = 'Admin-Token'

/** The bearer token. Read from the cookie at each use: another tab may have signed out or in as someone else. */
export const readToken = (): string | undefined => Cookies.get(COOKIE) || undefined

/** Keeps the token for the browser session; `Secure` only on https, or it vanishes on plain test hosts. */
export const keepToken = (token: string) =>
  void Cookies.set(COOKIE, token, { path: '/', sameSite: 'strict', secure: location.protocol === 'https:' })

export const dropToken = () => Cookies.remove(COOKIE, { path: '/' })
