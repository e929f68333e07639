/** Where people may have an account to sign in with; also the last part of `/social-login/...`. */
export const SOURCES = ['wx', 'alipay'] as const
export type Source = (typeof SOURCES)[number]
