import account from '@/features/account/locales/zh.json'

/**
 * Code of a visitor's first screen. Separate from `features.ts`, so that the login page does not wait for the other
 * features.
 */
export { LoginPage } from '@/features/account/login/LoginPage'
export { PreferenceButtons } from '@/features/account/frame/PreferenceButtons'

export const SIGN_IN_TEXTS = { account } as const

export const SIGN_IN_ENGLISH = { account: () => import('@/features/account/locales/en.json') } as const
