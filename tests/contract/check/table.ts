import { keyOf } from '@/shared/api/reactQuery'
import { ENDPOINTS } from '../../support/endpoints'
import type { Outcome, Verdict } from './judge'
import { SPECIFIED } from './specified'

export interface Line extends Pick<Outcome, 'verdict' | 'status' | 'code' | 'note'> {
  /** Method and path. */
  call: string
  origin: 'specified' | 'assumed' | 'undeclared'
}

const byKey = new Map(ENDPOINTS.map((endpoint) => [keyOf(endpoint), endpoint]))

export function originOf(call: string): Line['origin'] {
  if (SPECIFIED.has(call)) return 'specified'
  return byKey.has(call) ? 'assumed' : 'undeclared'
}

const PROBLEMS: ReadonlySet<Verdict> = new Set(['missing', 'wrong', 'refused', 'broken'])

/** A refused write may be due to the account's state; a refused read breaks the contract. */
export const isProblem = ({ verdict, call }: Line) =>
  PROBLEMS.has(verdict) && !(verdict === 'refused' && byKey.get(call)!.changes)

const VERDICTS: readonly Verdict[] = [
  'ok',
  'missing',
  'wrong',
  'refused',
  'broken',
  'differs',
  'unknown',
  'skipped',
]
const MAX_NOTE_LENGTH = 80

/** Table of the lines: problems first, then skipped calls by cause, then the totals. */
export function tableOf(lines: readonly Line[]): string {
  const judged = lines.filter(({ verdict }) => verdict !== 'skipped')
  const rows = judged
    .toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict))
    .toSorted((a, b) => Number(isProblem(b)) - Number(isProblem(a)))
  const cells = rows.map(({ verdict, call, origin, status, code, note }) => [
    verdict,
    call,
    origin,
    `${status ?? '-'}/${code ?? '-'}`,
    note.replaceAll(/\s+/g, ' ').slice(0, MAX_NOTE_LENGTH),
  ])
  const table = [['result', 'call', 'origin', 'HTTP/code', 'field or note'], ...cells]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const skipped = new Map<string, string[]>()
  for (const { verdict, note, call } of lines) {
    if (verdict === 'skipped') skipped.set(note, [...(skipped.get(note) ?? []), call])
  }
  const counts = VERDICTS.map((verdict) => [
    lines.filter((line) => line.verdict === verdict).length,
    verdict,
  ]).filter(([count]) => count !== 0)
  return [
    ...table.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    ),
    '',
    ...[...skipped].map(([cause, calls]) => `${calls.length} skipped, ${cause}: ${calls.join(', ')}`),
    ...(skipped.size > 0 ? [''] : []),
    counts.map((pair) => pair.join(' ')).join(', '),
  ].join('\n')
}
