import { setTimeout as pause } from 'node:timers/promises'
import type { AnyEndpoint } from '@/shared/api'
import { keyOf } from '@/shared/api/react'
import { ENDPOINTS } from '../../support/endpoints'
import { argsFor, turnOf, Unknown } from './arguments'
import { Known, listOf } from './known'
import { send, type Backend, type Outcome, type Verdict } from './send'
import { SPECIFIED } from './specified'

export interface Line extends Omit<Outcome, 'value'> {
  /** Method and path. */
  call: string
  origin: 'specified' | 'assumed'
}

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
  if (endpoint.changes && !check.isWriting) return { verdict: 'skipped', note: 'changes something' }
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
    const { value: _, ...outcome } = await outcomeOf(endpoint, known, check)
    const call = keyOf(endpoint)
    lines.push({ call, origin: SPECIFIED.has(call) ? 'specified' : 'assumed', ...outcome })
  }
  return lines
}

const PROBLEMS: ReadonlySet<Verdict> = new Set(['missing', 'wrong', 'refused', 'broken'])

/** A refused write may be a matter of the account's state; a refused read is one of the contract. */
export const isProblem = ({ verdict, call }: Line) =>
  PROBLEMS.has(verdict) && !(verdict === 'refused' && byKey.get(call)!.changes)

const LONGEST_NOTE = 80

/** The lines as a table, problems first; a secret that the server repeats is struck out. */
export function tableOf(lines: readonly Line[], secret: string): string {
  const rows = lines.toSorted((a, b) => Number(isProblem(b)) - Number(isProblem(a)))
  const cells = rows.map(({ verdict, call, origin, status, code, note }) => [
    verdict,
    call,
    origin,
    `${status ?? '-'}/${code ?? '-'}`,
    note.replaceAll(/\s+/g, ' ').replaceAll(secret, '***').slice(0, LONGEST_NOTE),
  ])
  const table = [['result', 'call', 'origin', 'HTTP/code', 'field or note'], ...cells]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const counts = (['ok', 'missing', 'wrong', 'refused', 'broken', 'skipped'] as const)
    .map((verdict) => `${lines.filter((line) => line.verdict === verdict).length} ${verdict}`)
    .join(', ')
  return [
    ...table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    ),
    '',
    counts,
  ].join('\n')
}
