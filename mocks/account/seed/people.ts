import { SOURCES, type Source } from '@/features/account/social/sources'

/** Someone at a provider. `userId`: of the account here, null until it is bound. */
export interface Person {
  id: string
  source: Source
  name: string
  userId: string | null
}

/** The people who "have" an account at each provider: one known here, one not yet. */
export const PEOPLE: readonly Person[] = SOURCES.flatMap((source) => [
  { id: `${source}-analyst`, source, name: '林估值', userId: '2' },
  { id: `${source}-stranger`, source, name: '未绑定的用户', userId: null },
])
