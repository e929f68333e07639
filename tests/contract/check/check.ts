import { setTimeout as pause } from 'node:timers/promises'
import type { AnyEndpoint } from '@/shared/api'
import { keyOf } from '@/shared/api/reactQuery'
import { ENDPOINTS } from '../../support/endpoints'
import { argsFor, orderOf, MissingArgs } from './arguments'
import type { Outcome } from './judge'
import { Known, listOf } from './known'
import { send, type Backend } from './send'
import { originOf, type Line } from './table'

interface Check extends Backend {
  isWriting: boolean
}

const byKey = new Map(ENDPOINTS.map((endpoint) => [keyOf(endpoint), endpoint]))

/** Interval in ms at which a computation is polled, and the maximum number of polls. */
const POLL_INTERVAL = 500
const MAX_POLLS = 120

/** A valuation rejects changes while it is being computed. */
async function untilComputed(known: Known, backend: Backend) {
  const status = byKey.get('get /valuation/report/status/:ids')!
  const ids = known.idFor(byKey.get('delete /valuation/report/:ids')!)
  if (!ids) return
  for (let look = 0; look < MAX_POLLS; look++) {
    const { value } = await send(status, { path: { ids } }, backend)
    const [progress] = (value as { state: string }[] | undefined) ?? []
    if (!progress || progress.state === 'complete' || progress.state === 'locked') return
    await pause(POLL_INTERVAL)
  }
}

/** Remembers the id of a created row, taken from the answer or, failing that, from the new row of the list. */
async function noteCreated(endpoint: AnyEndpoint, value: unknown, known: Known, backend: Backend) {
  const list = listOf(endpoint)
  if (endpoint.method !== 'post' || list !== `get ${endpoint.path}/list`) return
  const serverText = (value as { id?: string | number } | null | undefined)?.id
  if (serverText !== undefined) {
    known.note(list, String(serverText))
    return
  }
  const before = new Set(known.rows(list).map(({ id }) => id))
  const args = await argsFor(byKey.get(list)!, known)
  if (args instanceof MissingArgs) return
  const now = await send(byKey.get(list)!, args, backend)
  const rows = (now.value as { rows?: { id: string }[] } | undefined)?.rows ?? []
  const fresh = rows.find(({ id }) => !before.has(id))
  if (fresh) known.note(list, fresh.id)
}

async function outcomeOf(endpoint: AnyEndpoint, known: Known, check: Check): Promise<Outcome> {
  // Reads by POST are an assumption: an unknown backend may change something there.
  const mayChange = endpoint.changes || endpoint.method !== 'get'
  if (mayChange && !check.isWriting) return { verdict: 'skipped', note: 'changes something' }
  const args = await argsFor(endpoint, known)
  if (args instanceof MissingArgs) return { verdict: 'skipped', note: args.reason }
  if (keyOf(endpoint) === 'put /valuation/report') await untilComputed(known, check)
  const outcome = await send(endpoint, args, check)
  if (outcome.verdict === 'ok') {
    known.learn(endpoint, outcome.value)
    if (endpoint.changes) await noteCreated(endpoint, outcome.value, known, check)
  }
  return outcome
}

/**
 * Calls every declared read of a running backend, and every write if requested, and validates the answers with the
 * client's own schemas. Sends one request at a time; changes and removes only rows that it has created.
 */
export async function checkBackend(check: Check): Promise<Line[]> {
  const known = new Known()
  const lines: Line[] = []
  for (const endpoint of ENDPOINTS.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    const { value: _, note, place, serverText, ...outcome } = await outcomeOf(endpoint, known, check)
    const call = keyOf(endpoint)
    // A server may repeat the token in its message.
    lines.push({
      call,
      origin: originOf(call),
      ...outcome,
      note: (serverText || place || note).replaceAll(check.token, '***'),
    })
  }
  return lines
}
