import type { Scope } from '@/entities/roomScope'
import type { WAITING_DAYS } from '../audit/audit.api'
import type { VersionState } from '../domain/states'
import type { MemberReach } from '../members/members.api'
import type { Deadline } from '../patents/deadlines'

/** Filters of the log: days of the server's calendar, both inclusive; a folder includes its subfolders. */
interface ActionFilter {
  from: string
  to: string
  action?: string
  nodeId?: string
  tagId?: string
}

type Filters = Readonly<Record<string, string | undefined>>

/**
 * Links from the figures of a room to the lists that they count, with matching filters. Every link has a filter,
 * because a list opened without one restores its last filters.
 */
export function dashboardLinksOf(scope: Scope, roomId: string) {
  const listAddress = (screen: string, filters: Filters) => {
    const params = new URLSearchParams({ roomId })
    for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
    return `/${scope}/${screen}?${params.toString()}`
  }
  return {
    members: (reach?: MemberReach) => listAddress('vdmuser', reach ? { reach } : { pageNum: '1' }),
    /** Only data rooms show a log. */
    acts: (acts: ActionFilter) => (scope === 'vdr' ? listAddress('vlogrecord', { ...acts }) : undefined),
    /** Documents that a tag or the caller sees; `isUnread`: only unopened ones. */
    documents: (tagId: string | null | undefined, isUnread: boolean) =>
      listAddress('vdocumenttree', {
        tagId: tagId ?? undefined,
        ...(isUnread ? { mark: 'unread' } : tagId ? {} : { state: 'published' }),
      }),
    stored: (state: VersionState) => listAddress('vdocumenttree', { state }),
    questions: (category: string, state: 'open' | 'answered') => listAddress('vchat', { category, state }),
    audits: (waiting?: (typeof WAITING_DAYS)[number]) =>
      listAddress('vdocumentaudit', { tab: 'waiting', waiting }),
    patents: (deadline: Deadline) => listAddress('vpatent', { deadline }),
  }
}
export type DashboardLinks = ReturnType<typeof dashboardLinksOf>
