import type { Answer } from '@/shared/api'
import { SESSION_READS } from '@/shared/auth/early'

/** A read that was sent before the code that makes it was here. */
interface EarlyRead {
  /** By `performance.now()`. */
  sentAt: number
  /** Sent as a link to its page was pressed, not with the document. */
  isOfVisit: boolean
  /** Rejects unless a JSON object came: the call then makes the request itself. */
  coming: Promise<Answer>
  /** As soon as it has come. */
  here: Answer | null
}

/** Reads that were sent early, by their sorted address, for the owner of the token. */
export interface EarlyReads {
  token: string
  reads: Map<string, EarlyRead>
  /** What the code has asked for since: it is in the cache, or the screen asks for it again when it wants to. */
  asked: Set<string>
}

/** Ms after which a read that was sent early is given up, and sent again by the call that waits for it. */
const PATIENCE = 10_000

/** The address of a read, however its parameters are ordered. */
export function sorted(address: string): string {
  const [path, query] = address.split('?')
  if (!query) return address
  const params = new URLSearchParams(query)
  params.sort()
  return `${path}?${params.toString()}`
}

async function answerTo(address: string, token: string): Promise<Answer> {
  const response = await fetch(address, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE),
  })
  const data: unknown = await response.json() // rejects a page of HTML, and a body that was cut off
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new Error('not a JSON object')
  return { status: response.status, data, headers: { date: response.headers.get('date') ?? '' } }
}

function send({ token, reads }: EarlyReads, base: string, address: string, isOfVisit = false) {
  const read: EarlyRead = {
    sentAt: performance.now(),
    isOfVisit,
    coming: answerTo(base + address, token),
    here: null,
  }
  reads.set(sorted(address), read)
  read.coming.then(
    (answer) => {
      read.here = answer
    },
    () => undefined, // whoever takes it is told
  )
}

/** Sends the first reads of the session that the token belongs to. */
export function readEarly(base: string, token: string): EarlyReads {
  const early: EarlyReads = { token, reads: new Map(), asked: new Set() }
  for (const path of Object.values(SESSION_READS)) send(early, base, path)
  return early
}

/** What the profile grants, once it is here; nothing where that cannot be told. */
export async function permissionsOf({ reads }: EarlyReads): Promise<unknown[]> {
  const profile = (await reads.get(SESSION_READS.profile)?.coming)?.data as { permissions?: unknown } | null
  return Array.isArray(profile?.permissions) ? profile.permissions : []
}

/** A read of a page as its address asks for it; each parameter of the read stands there, most of them empty. */
function addressFor(read: string, said: URLSearchParams): string {
  const [path, query] = read.split('?')
  const params = [...new URLSearchParams(query)]
    .map(([name, value]) => [name, said.get(name) ?? value])
    .filter(([, value]) => value !== '')
  return params.length === 0 ? path! : `${path}?${new URLSearchParams(params).toString()}`
}

/** Sends the first reads of a page, with what the query string of its address says. */
export function readPageEarly(early: EarlyReads, base: string, reads: readonly string[], search: string) {
  const said = new URLSearchParams(search)
  for (const read of reads) send(early, base, addressFor(read, said))
}

/** Sends the first reads of a page whose link was pressed, side by side with its code. */
export function readVisitEarly(early: EarlyReads, base: string, reads: readonly string[]) {
  for (const read of reads) {
    const address = addressFor(read, new URLSearchParams())
    const name = sorted(address)
    if (!early.asked.has(name) && !early.reads.has(name)) send(early, base, address, true)
  }
}
