import { setTimeout as pause } from 'node:timers/promises'
import type { AnyEndpoint } from '@/shared/api'
import { keyOf } from '@/shared/api/reactQuery'
import { ENDPOINTS } from '../../support/endpoints'
import { argsFor, turnOf, Unknown } from './arguments'
import type { Outcome } from './judge'
import { Known, listOf } from './known'
import { send, type Backend } from './send'
import { originOf, type Line } from './table'

interface Check extends Backend {
  /** Also makes the calls that change something. */
  isWriting: boolean
}

const byKey = new Map(ENDPOINTS.map((endpoint) => [keyOf(endpoint), endpoint]))

/** Ms between two looks at a computation, and how often it is looked at. */
const LOOK = 500
const LOOKS = 120

/** A valuation that is being computed takes no changes. */
async function untilComputed(known: Known, backend: Backend) {
  const status = byKey.get('get /valuation/report/status/:ids')!
  const ids = known.idFor(byKey.get('delete /valuation/report/:ids')!)
  if (!ids) return
  for (let look = 0; look < LOOKS; look++) {
    const { value } = await send(status, { path: { ids } }, backend)
    const [progress] = (value as { state: string }[] | undefined) ?? []
    if (!progress || progress.state === 'complete' || progress.state === 'locked') return
    await pause(LOOK)
  }
}

/** Remembers the id of what a call has made: its answer says it, or the list knows one more than before. */
async function noteMade(endpoint: AnyEndpoint, value: unknown, known: Known, backend: Backend) {
  const list = listOf(endpoint)
  if (endpoint.method !== 'post' || list !== `get ${endpoint.path}/list`) return
  const said = (value as { id?: string | number } | null | undefined)?.id
  if (said !== undefined) {
    known.note(list, String(said))
    return
  }
  const before = new Set(known.rows(list).map(({ id }) => id))
  const args = await argsFor(byKey.get(list)!, known)
  if (args instanceof Unknown) return
  const now = await send(byKey.get(list)!, args, backend)
  const rows = (now.value as { rows?: { id: string }[] } | undefined)?.rows ?? []
  const fresh = rows.find(({ id }) => !before.has(id))
  if (fresh) known.note(list, fresh.id)
}

async function outcomeOf(endpoint: AnyEndpoint, known: Known, check: Check): Promise<Outcome> {
  // That a read goes by POST is assumed: an unknown backend may do something else there.
  const mayChange = endpoint.changes || endpoint.method !== 'get'
  if (mayChange && !check.isWriting) return { verdict: 'skipped', note: 'changes something' }
  const args = await argsFor(endpoint, known)
  if (args instanceof Unknown) return { verdict: 'skipped', note: args.reason }
  if (keyOf(endpoint) === 'put /valuation/report') await untilComputed(known, check)
  const outcome = await send(endpoint, args, check)
  if (outcome.verdict === 'ok') {
    known.learn(endpoint, outcome.value)
    if (endpoint.changes) await noteMade(endpoint, outcome.value, known, check)
  }
  return outcome
}

/**
 * Calls every declared read of a running backend, and every write where asked to, and judges the answers by the
 * client's own schemas. One call at a time; changes and removes only what it has made itself.
 */
export async function checkBackend(check: Check): Promise<Line[]> {
  const known = new Known()
  const lines: Line[] = []
  for (const endpoint of ENDPOINTS.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const { value: _, note, place, said, ...outcome } = await outcomeOf(endpoint, known, check)
    const call = keyOf(endpoint)
    // A server may repeat the token in its text.
    lines.push({
      call,
      origin: originOf(call),
      ...outcome,
      note: (said || place || note).replaceAll(check.token, '***'),
    })
  }
  return lines
}
