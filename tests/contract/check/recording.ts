import type { AnyEndpoint } from '@/shared/api'
import { check } from '@/shared/api/endpoint'
import { keyOf } from '@/shared/api/reactQuery'
import { readQuery } from '@mocks/platform/query'
import { ENDPOINTS } from '../../support/endpoints'
import { declaredAt, findBase, pathBelow, type Base } from './declared'
import type { Exchange, Recording } from './har'
import { judge, type Outcome } from './judge'
import { createValueMask, type ValueMask } from './secrets'
import { originOf, type Line } from './table'

interface Checked {
  base: Base
  lines: Line[]
  /** Number of skipped entries, by kind. */
  skipped: Map<string, number>
}

/** Without the server's own text, which may name persons. */
type Finding = Omit<Outcome, 'value' | 'serverText'>

async function judged(endpoint: AnyEndpoint, { answer }: Exchange): Promise<Finding> {
  if (answer.isAborted) return { verdict: 'skipped', note: 'the client did not wait for the answer' }
  if (answer.status === 0) return { verdict: 'broken', note: 'no answer' }
  if (answer.status === 304) return { verdict: 'skipped', note: "the answer stayed in the browser's cache" }
  const { blob } = answer
  if (!blob) return { verdict: 'skipped', note: 'the recording holds no answer, or only its beginning' }
  const { value: _, serverText: __, ...finding } = await judge(endpoint, { ...answer, blob })
  return finding
}

const formOf = ({ params }: Exchange['sent']) => {
  const form = new FormData()
  for (const { name, value, fileName, contentType } of params) {
    if (typeof fileName === 'string') {
      form.append(name, new Blob([value ?? ''], { type: contentType ?? '' }), fileName)
    } else {
      form.append(name, value ?? '')
    }
  }
  return form
}

/** Request body as the client's own calls would have it; undefined if the recording lacks it. */
async function bodyOf({ sent }: Exchange): Promise<{ value: unknown } | undefined> {
  const { type, text, params } = sent
  if (/^multipart\/form-data/i.test(type)) {
    if (params.length > 0) return { value: formOf(sent) }
    // Browsers leave files out of the text, which is then not a valid form.
    const headers = { 'content-type': type }
    const form = await new Response(text ?? '', { headers }).formData().catch(() => undefined)
    return form && { value: form }
  }
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    const pairs = params.map(({ name, value }) => [name, value ?? ''])
    return { value: readQuery(new URLSearchParams(text ?? pairs)) }
  }
  if (!text) return undefined
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { value: undefined }
  }
}

/** Differences between a recorded request and its declaration. */
async function differences(endpoint: AnyEndpoint, exchange: Exchange): Promise<string[]> {
  const query = endpoint.query && check(endpoint.query, readQuery(exchange.url.searchParams), 'query')
  const sent = await bodyOf(exchange)
  const body = endpoint.body && sent && check(endpoint.body, sent.value, 'body')
  return [query, body].flatMap((read) => (read && !read.ok ? [read.place] : []))
}

/** Merges equal findings of a call into a line that names the first entry; the recording has the others. */
class Lines {
  private readonly found = new Map<string, { line: Line; times: number; entry: number }>()

  constructor(private readonly mask: ValueMask) {}

  add(call: string, { entry }: Exchange, { place, note, ...finding }: Finding) {
    const words = place === undefined ? note : this.mask.place(place)
    const line: Line = { call, origin: originOf(call), ...finding, note: words }
    const key = JSON.stringify({ ...line, note: line.note.replaceAll(/\.\d+(?=\.|$)/g, '.*') })
    const known = this.found.get(key)
    if (known) known.times++
    else this.found.set(key, { line, times: 1, entry })
  }

  has = (call: string) => [...this.found.values()].some(({ line }) => line.call === call)

  all(): Line[] {
    return [...this.found.values()].map(({ line, times, entry }) => {
      if (line.verdict === 'skipped') return line
      const where = line.verdict === 'ok' ? '' : `entry ${entry}`
      const often = times > 1 ? `${times} times` : ''
      return { ...line, note: [line.note, often, where].filter(Boolean).join(', ') }
    })
  }
}

/**
 * Validates the answers of a recording with the client's own schemas, without a network. Null if no call is below the
 * base, or none is declared. The lines contain no value of the recording.
 */
export async function checkRecording(
  { exchanges, unreadable }: Recording,
  asked?: Base,
): Promise<Checked | null> {
  const base = asked ?? findBase(exchanges)
  if (!base) return null
  const mask = await createValueMask(exchanges)
  const lines = new Lines(mask)
  const skipped = new Map(unreadable > 0 ? [['unreadable', unreadable]] : [])
  const leave = (what: string) => void skipped.set(what, (skipped.get(what) ?? 0) + 1)
  let below = 0
  for (const exchange of exchanges) {
    const path = pathBelow(base, exchange)
    if (exchange.kind === 'socket' || exchange.kind === 'preflight') leave(exchange.kind)
    else if (path === null) leave('at another address')
    else {
      const declared = declaredAt(path)
      const endpoint = declared.find(({ method }) => method === exchange.method)
      if (endpoint) {
        below++
        const finding = await judged(endpoint, exchange)
        lines.add(keyOf(endpoint), exchange, finding)
        for (const place of await differences(endpoint, exchange)) {
          lines.add(keyOf(endpoint), exchange, { verdict: 'differs', note: '', place })
        }
      } else if (exchange.kind === 'page file') leave(exchange.kind)
      else {
        below++
        const { status } = exchange.answer
        const methods = declared.map(({ method }) => method).join(', ')
        lines.add(`${exchange.method} ${mask.path(path)}`, exchange, {
          verdict: 'unknown',
          ...(status > 0 && { status }),
          note: methods && `declared as ${methods}`,
        })
      }
    }
  }
  if (below === 0) return null
  const unseen = ENDPOINTS.map(keyOf).filter((call) => !lines.has(call))
  return {
    base,
    lines: [
      ...lines.all(),
      ...unseen.map((call): Line => ({
        call,
        origin: originOf(call),
        verdict: 'skipped',
        note: 'not in the recording',
      })),
    ],
    skipped,
  }
}
