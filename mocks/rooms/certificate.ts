import { hashOf } from '@/features/rooms/domain/canonical'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { numbered } from '@/features/rooms/domain/numbering'
import type { VersionState } from '@/features/rooms/domain/states'
import { isShownTo } from '@/features/rooms/domain/versionWorkflow'
import type { Certificate, CertificateRow } from '@/features/rooms/members/certificate'
import type { Scope } from '@/shared/domain/room/scope'
import { parseTime } from '@/shared/lib/dates'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { rightsAt } from './rights'
import { nodes, rooms, tags, type StoredMember, type StoredNode } from './store'
import { frozenNumbers } from './tree'
import { versionsOf, type StoredVersion } from './versions'

/** A node that has been purged since: nothing is known of it but that it was there. */
const purged = (id: string, roomId: string): StoredNode => ({
  id,
  roomId,
  parentId: null,
  kind: 'document',
  name: REFUSALS.purged,
  order: Infinity,
  createTime: '',
})

/** Where a version stood at a moment; null before it was there. */
function stateAt({ events, stateTime, state }: StoredVersion, moment: number): VersionState | null {
  const timeOf = (time: string) => parseTime(time)?.getTime() ?? 0
  const before = events.findLast(({ time }) => timeOf(time) <= moment)
  if (before) return before.to
  return events[0]?.from ?? (timeOf(stateTime) <= moment ? state : null)
}

/** What a member could see at a moment, by the history of the rights and of the documents' versions. */
export async function certificateOf(
  scope: Scope,
  member: StoredMember,
  asked?: string,
): Promise<Certificate> {
  const moment = asked === undefined ? new Date() : parseTime(asked)
  if (!moment || moment.getTime() > Date.now() + 1000) throw new Refusal(500, REFUSALS.noMoment)
  const at = moment.toISOString()
  const rights = rightsAt(scope, member.roomId, at)
  const there = [...rights.nodes()].map(([id, parentId]) => ({
    ...(nodes[scope].get(id) ?? purged(id, member.roomId)),
    parentId,
  }))
  const all = numbered(there, frozenNumbers(scope, member.roomId))
  const known = new Map(all.map((node) => [node.id, node]))
  const reader = { userId: member.userId ?? '' }
  const wasShown = (documentId: string, level: Level) =>
    versionsOf(scope, documentId).some((version) => {
      const state = stateAt(version, moment.getTime())
      return state !== null && isShownTo({ ...version, state }, { ...reader, level })
    })
  const rows = all.flatMap(({ id, parentId, kind, indexNo, name }): CertificateRow[] => {
    const { level, because } = rights.levelOf(id, member.id, at)
    if (level === LEVEL.none || (kind === 'document' && !wasShown(id, level))) return []
    const place = because.node === undefined ? undefined : known.get(because.node)
    return [
      {
        id,
        parentId,
        kind,
        indexNo,
        name,
        level,
        source: because.source,
        place: place ? `${place.indexNo} ${place.name}` : '',
        setBy: because.rule?.setBy ?? '',
        setTime: because.rule?.setTime ?? '',
        caps: [...because.caps],
      },
    ]
  })
  const tagId = rights.readerOf(member.id)?.tagId
  const content = {
    room: rooms[scope].require(member.roomId).name,
    member: member.name || member.email,
    email: member.email,
    tag: tagId ? (tags[scope].get(tagId)?.name ?? '') : '',
    at,
    rows,
  }
  return { ...content, hash: await hashOf(content) }
}
