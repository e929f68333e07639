import type { Scope } from '@/entities/roomScope'
import type { WAITING } from '../audit/audit.api'
import type { VersionState } from '../domain/states'
import type { MemberReach } from '../members/members.api'
import type { Deadline } from '../patents/deadlines'

/** What the log is narrowed by: days of the server's calendar, both included; a folder stands for all that lies in it. */
interface Acts {
  from: string
  to: string
  action?: string
  nodeId?: string
  tagId?: string
}

type Filters = Readonly<Record<string, string | undefined>>

/**
 * The lists that the figures of a room lead to, each with the filter that finds as many. Every address says something,
 * as a list that is entered without takes up where it was left.
 */
export function marksOf(scope: Scope, roomId: string) {
  const listed = (screen: string, filters: Filters) => {
    const params = new URLSearchParams({ roomId })
    for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
    return `/${scope}/${screen}?${params.toString()}`
  }
  return {
    members: (reach?: MemberReach) => listed('vdmuser', reach ? { reach } : { pageNum: '1' }),
    /** Only data rooms have a log that is shown. */
    acts: (acts: Acts) => (scope === 'vdr' ? listed('vlogrecord', { ...acts }) : undefined),
    /** Those that a tag sees, or the caller; `isUnread`: that it has not opened. */
    documents: (tagId: string | null | undefined, isUnread: boolean) =>
      listed('vdocumenttree', {
        tagId: tagId ?? undefined,
        ...(isUnread ? { mark: 'unread' } : tagId ? {} : { state: 'published' }),
      }),
    stored: (state: VersionState) => listed('vdocumenttree', { state }),
    questions: (category: string, state: 'open' | 'answered') => listed('vchat', { category, state }),
    audits: (waiting?: (typeof WAITING)[number]) => listed('vdocumentaudit', { tab: 'waiting', waiting }),
    patents: (deadline: Deadline) => listed('vpatent', { deadline }),
  }
}
export type Marks = ReturnType<typeof marksOf>
