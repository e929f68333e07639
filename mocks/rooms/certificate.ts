import { hashOf } from '@/features/rooms/domain/canonical'
import { LEVEL, type Level } from '@/features/rooms/domain/levels'
import { numberNodes } from '@/features/rooms/domain/numbering'
import type { Rights } from '@/features/rooms/domain/rights'
import type { VersionState } from '@/features/rooms/domain/states'
import { isVariant, variantsFor, versionReadBy } from '@/features/rooms/domain/variants'
import { isShownTo } from '@/features/rooms/domain/versionWorkflow'
import type { Certificate, CertificateRow } from '@/features/rooms/members/certificate'
import type { Scope } from '@/entities/roomScope'
import { parseTime } from '@/shared/lib/dates'
import { Refusal } from '../platform/mock'
import { roomLog, type LogEntry } from './log'
import { recycled } from './recycle'
import { REFUSALS } from './refusals'
import { rightsAt } from './rights'
import { nodes, rooms, tags, type StoredMember } from './store'
import { frozenNumbers } from './tree'
import { allVersionsOf, type StoredVersion } from './storedVersions'

const timeOf = (time: string) => parseTime(time)?.getTime() ?? 0

/** Nodes that existed at a time (ms), by the history of rights. Deleted nodes come from the recycle bin or the log. */
function nodesAt(scope: Scope, { roomId, userId }: StoredMember, rights: Rights, dateTime: number) {
  const recycledNodes = new Map(
    recycled[scope].all().flatMap((row) => row.nodes.map((node) => [node.id, node] as const)),
  )
  const parents = new Set(rights.nodes().values())
  /** For permanently deleted nodes, the log still has the name and whether the member had opened them by then. */
  function purged(id: string) {
    const entries = roomLog[scope].all().filter((entry) => entry.roomId === roomId && entry.nodeId === id)
    const isBefore = ({ time }: LogEntry) => timeOf(time) <= dateTime
    const isNamed = ({ nodeName }: LogEntry) => Boolean(nodeName)
    const named = entries.findLast((entry) => isBefore(entry) && isNamed(entry)) ?? entries.find(isNamed)
    return {
      id,
      kind: parents.has(id) ? ('folder' as const) : ('document' as const),
      name: named?.nodeName ?? '',
      order: Infinity,
      isPurged: true,
      wasOpened: entries.some(
        (entry) =>
          isBefore(entry) && entry.userId === userId && entry.action === 'view' && entry.result === 'ok',
      ),
    }
  }
  return [...rights.nodes()].map(([id, parentId]) => {
    const known = nodes[scope].get(id) ?? recycledNodes.get(id)
    return { ...(known ? { ...known, isPurged: false, wasOpened: false } : purged(id)), parentId }
  })
}

/** State of a version at a time (ms); null before its submission. */
function stateAt({ events, submitTime, state }: StoredVersion, dateTime: number): VersionState | null {
  if (timeOf(submitTime) > dateTime) return null
  const before = events.findLast(({ time }) => timeOf(time) <= dateTime)
  return before?.to ?? events[0]?.from ?? state
}

const wasEnded = ({ events }: StoredVersion, dateTime: number) =>
  events.some(({ action, time }) => action === 'giveGeneral' && timeOf(time) <= dateTime)

/** A client's clock may be ahead by this many ms. */
const CLOCK_TOLERANCE = 1000

/**
 * Lists everything that a member could see at a time, by the history of rights and versions; for a future time, what
 * they will see if nobody changes anything.
 */
export async function certificateOf(
  scope: Scope,
  member: StoredMember,
  requestedTime?: string,
): Promise<Certificate> {
  const dateTime = requestedTime === undefined ? new Date() : parseTime(requestedTime)
  if (!dateTime) throw new Refusal(500, REFUSALS.noMoment)
  const isPlanned = dateTime.getTime() > Date.now() + CLOCK_TOLERANCE
  const at = dateTime.toISOString()
  const rights = rightsAt(scope, member.roomId, at)
  const frozen = frozenNumbers(scope, member.roomId)
  const all = numberNodes(nodesAt(scope, member, rights, dateTime.getTime()), frozen).map((node) =>
    // Its position among the others was deleted with it.
    node.isPurged ? { ...node, indexNo: frozen?.get(node.id) ?? '' } : node,
  )
  const known = new Map(all.map((node) => [node.id, node]))
  const reader = { userId: member.userId ?? '' }
  const partyId = rights.readerOf(member.id)?.tagId ?? null
  const time = dateTime.getTime()
  function wasShown(documentId: string, level: Level) {
    const then = allVersionsOf(scope, documentId).flatMap((version) => {
      const state = stateAt(version, time)
      return state === null ? [] : { ...version, state, isEnded: wasEnded(version, time) }
    })
    if (level < LEVEL.manage && variantsFor(partyId, then).length > 0)
      return versionReadBy(partyId, then) !== undefined
    return then.some((version) => !isVariant(version) && isShownTo(version, { ...reader, level }))
  }
  const rows = all.flatMap(({ id, parentId, kind, indexNo, name, wasOpened }): CertificateRow[] => {
    const { level, because } = rights.levelOf(id, member.id, at)
    if (level === LEVEL.none || (kind === 'document' && !wasOpened && !wasShown(id, level))) return []
    const source = because.node === undefined ? undefined : known.get(because.node)
    return [
      {
        id,
        parentId,
        kind,
        indexNo,
        name,
        level,
        source: because.source,
        place: source ? `${source.indexNo} ${source.name}`.trim() : '',
        setBy: because.rule?.setBy ?? '',
        setTime: because.rule?.setTime ?? '',
        caps: [...because.caps],
      },
    ]
  })
  const content = {
    room: rooms[scope].require(member.roomId).name,
    member: member.name || member.email,
    email: member.email,
    tag: partyId === null ? '' : (tags[scope].get(partyId)?.name ?? ''),
    at,
    rows,
    ...(isPlanned && { plannedAsOf: new Date().toISOString() }),
  }
  return { ...content, hash: await hashOf(content) }
}
