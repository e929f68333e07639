/** Also the last segment of `/social-login/...`. */
export const SOCIAL_PROVIDERS = ['wx', 'alipay'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]
