import type { Failure } from '@/shared/api'
import type { Message } from '../questions/questions.api'

/** What the user said and the server has not taken yet, under the name that he gave it. */
export interface Outgoing {
  clientId: string
  content: string
  /** Null while it is on its way. */
  failure: Failure | null
}

/** Whether a message came after another. Ids grow; as numbers they can be too long to be told apart. */
export const isAfter = (a: string, b: string): boolean =>
  a.length === b.length ? a > b : a.length > b.length

/** Messages in the server's order, each once, however often and in whatever order they came. */
export function merged(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  const all = new Map([...known, ...more].map((message) => [message.id, message]))
  if (all.size === known.length) return known
  return [...all.values()].toSorted((a, b) => (isAfter(a.id, b.id) ? 1 : -1))
}

/**
 * The messages after the latest of them have been told anew: those before stay where the two join, as between them there
 * may be some that nobody has read. Where that makes more than the `total` there are, some were never of this thread.
 */
export function renewed(known: readonly Message[], latest: readonly Message[], total: number) {
  const start = latest[0]?.id
  const isKnown = start !== undefined && known.some(({ id }) => id === start)
  const before = isKnown ? known.filter(({ id }) => isAfter(start, id)) : []
  const isJoined = isKnown && latest.length < total && before.length + latest.length <= total
  return { messages: isJoined ? [...before, ...latest] : latest, isJoined }
}

/** What is not among the messages yet: an answer may be lost after the server has taken one. */
export function unsaid<T extends { clientId: string }>(
  outbox: readonly T[],
  known: readonly Message[],
): readonly T[] {
  const said = new Set(known.flatMap(({ clientId }) => clientId ?? []))
  return outbox.some(({ clientId }) => said.has(clientId))
    ? outbox.filter(({ clientId }) => !said.has(clientId))
    : outbox
}

export const DIVIDER = 'divider'

export type Item =
  | { kind: 'divider'; key: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing }

/** A message keeps its place when it has been taken. */
const keyOf = (clientId: string | null, id = '') => (clientId === null ? id : `own ${clientId}`)

/** What stands in a thread: messages, before the first that is new to its reader a line, and what is on its way. */
export function itemsOf(
  messages: readonly Message[],
  outbox: readonly Outgoing[],
  lastReadId: string | null,
): readonly Item[] {
  const isNew = ({ id, isMine }: Message) => lastReadId !== null && !isMine && isAfter(id, lastReadId)
  const firstNew = messages.findIndex(isNew)
  const items = messages.map((message): Item => ({
    kind: 'message',
    key: keyOf(message.clientId, message.id),
    message,
  }))
  if (firstNew > 0) items.splice(firstNew, 0, { kind: 'divider', key: DIVIDER })
  return [
    ...items,
    ...unsaid(outbox, messages).map((outgoing): Item => ({
      kind: 'outgoing',
      key: keyOf(outgoing.clientId),
      outgoing,
    })),
  ]
}
