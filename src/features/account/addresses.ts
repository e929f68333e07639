import { AGREEMENTS } from './agreement/agreements'

/**
 * Addresses that need no session. WeChat and Alipay redirect visitors to some of them during sign-in; a redirect to the
 * login page would lose the result they carry.
 */
export const OPEN_ADDRESSES = [
  '/qrlogin',
  '/social-login/wx',
  '/social-login/alipay',
  ...AGREEMENTS.map(({ path }) => path),
] as const
