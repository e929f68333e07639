import { AGREEMENTS } from './agreement/agreements'

/**
 * Addresses of the area that need no session. Among them those where WeChat and Alipay send a visitor back to in the
 * middle of signing in: a detour to the login page would lose the answer they bring.
 */
export const OPEN_ADDRESSES = [
  '/qrlogin',
  '/social-login/wx',
  '/social-login/alipay',
  ...AGREEMENTS.map(({ path }) => path),
] as const
