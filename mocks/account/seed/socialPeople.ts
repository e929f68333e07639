import { SOCIAL_PROVIDERS, type SocialProvider } from '@/features/account/social/socialProviders'

/** A person at a login provider. `userId`: the linked account, null until linked. */
export interface SocialPerson {
  id: string
  source: SocialProvider
  name: string
  userId: string | null
}

export const SOCIAL_PEOPLE: readonly SocialPerson[] = SOCIAL_PROVIDERS.flatMap((source) => [
  { id: `${source}-analyst`, source, name: '林估值', userId: '2' },
  { id: `${source}-stranger`, source, name: '未绑定的用户', userId: null },
])
