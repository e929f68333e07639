import account from '@/features/account/locales/zh.json'

/**
 * What a visitor's first screen is made of. Apart from the other areas (`features.ts`), whose code the login page does
 * not wait for.
 */
export { LoginPage } from '@/features/account/login/LoginPage'
export { PreferenceButtons } from '@/features/account/frame/PreferenceButtons'

/** Its Chinese texts by namespace: they come with the code. */
export const SIGN_IN_TEXTS = { account } as const

/** The same in English. */
export const SIGN_IN_ENGLISH = { account: () => import('@/features/account/locales/en.json') } as const
