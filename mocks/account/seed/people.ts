import { SOURCES, type Source } from '@/features/account/social/sources'

/** A person at a login provider. `userId`: the linked account, null until linked. */
export interface SocialPerson {
  id: string
  source: Source
  name: string
  userId: string | null
}

export const SOCIAL_PEOPLE: readonly SocialPerson[] = SOURCES.flatMap((source) => [
  { id: `${source}-analyst`, source, name: '林估值', userId: '2' },
  { id: `${source}-stranger`, source, name: '未绑定的用户', userId: null },
])
