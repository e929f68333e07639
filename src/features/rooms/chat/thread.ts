import type { Failure } from '@/shared/api'
import type { Message } from '../questions/questions.api'

/** Message that the server has not yet confirmed, identified by a client id. */
export interface Outgoing {
  clientId: string
  content: string
  /** Null while it is being sent. */
  failure: Failure | null
}

/** True if message `a` came after `b`. Ids grow, but can be too long for exact comparison as numbers. */
export const isAfter = (a: string, b: string): boolean =>
  a.length === b.length ? a > b : a.length > b.length

/** Merges messages in the server's order without duplicates. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const all = new Map([...known, ...more].map((message) => [message.id, message]))
  if (all.size === known.length) return known
  return [...all.values()].toSorted((a, b) => (isAfter(a.id, b.id) ? 1 : -1))
}

/**
 * Merges a new page of the latest messages. Known older messages stay only if both parts overlap, since otherwise some
 * between them may be missing. A merge with more than `total` messages is dropped: some do not belong to this thread.
 */
export function mergeLatest(known: readonly Message[], latest: readonly Message[], total: number) {
  const start = latest[0]?.id
  const isKnown = start !== undefined && known.some(({ id }) => id === start)
  const before = isKnown ? known.filter(({ id }) => isAfter(start, id)) : []
  const isJoined = isKnown && latest.length < total && before.length + latest.length <= total
  return { messages: isJoined ? [...before, ...latest] : latest, isJoined }
}

/** Filters out messages that the server already has: its response may have been lost. */
export function withoutSent<T extends { clientId: string }>(
  outbox: readonly T[],
  known: readonly Message[],
): readonly T[] {
  const sentIds = new Set(known.flatMap(({ clientId }) => clientId ?? []))
  return outbox.some(({ clientId }) => sentIds.has(clientId))
    ? outbox.filter(({ clientId }) => !sentIds.has(clientId))
    : outbox
}

export const DIVIDER = 'divider'

export type Item =
  | { kind: 'divider'; key: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }

/** Stays the same after sending, so that a message keeps its place. */
const itemKey = (clientId: string | null, id = '') => (clientId === null ? id : `own ${clientId}`)

/** Items of a thread: messages, a divider before the first unread one, and unconfirmed messages. */
export function itemsOf(
  messages: readonly Message[],
  outbox: readonly Outgoing[],
  lastReadId: string | null,
): readonly Item[] {
  const isNew = ({ id, isMine }: Message) => lastReadId !== null && !isMine && isAfter(id, lastReadId)
  const firstNew = messages.findIndex(isNew)
  const items = messages.map((message): Item => ({
    kind: 'message',
    key: itemKey(message.clientId, message.id),
    message,
  }))
  if (firstNew > 0) items.splice(firstNew, 0, { kind: 'divider', key: DIVIDER })
  return [
    ...items,
    ...withoutSent(outbox, messages).map((outgoing): Item => ({
      kind: 'outgoing',
      key: itemKey(outgoing.clientId),
      outgoing,
    })),
  ]
}
