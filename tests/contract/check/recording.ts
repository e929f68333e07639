import type { AnyEndpoint } from '@/shared/api'
import { check } from '@/shared/api/endpoint'
import { keyOf } from '@/shared/api/reactQuery'
import { readQuery } from '@mocks/platform/query'
import { ENDPOINTS } from '../../support/endpoints'
import { declaredAt, findBase, pathBelow, type Base } from './declared'
import type { Exchange, Recording } from './har'
import { judge, type Outcome } from './judge'
import { strikeValuesOf, type Strike } from './secrets'
import { originOf, type Line } from './table'

interface Checked {
  base: Base
  lines: Line[]
  /** How many entries were not looked at, by what they are. */
  leftOut: Map<string, number>
}

/** What is not said of an answer: its own text, which may name persons. */
type Finding = Omit<Outcome, 'value' | 'said'>

async function judged(endpoint: AnyEndpoint, { answer }: Exchange): Promise<Finding> {
  if (answer.isAborted) return { verdict: 'skipped', note: 'the client did not wait for the answer' }
  if (answer.status === 0) return { verdict: 'broken', note: 'no answer' }
  if (answer.status === 304) return { verdict: 'skipped', note: "the answer stayed in the browser's cache" }
  const { blob } = answer
  if (!blob) return { verdict: 'skipped', note: 'the recording holds no answer, or only its beginning' }
  const { value: _, said: __, ...finding } = await judge(endpoint, { ...answer, blob })
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

/** What was sent, as the client's own calls would have it; undefined where the recording does not hold it. */
async function bodyOf({ sent }: Exchange): Promise<{ value: unknown } | undefined> {
  const { type, text, params } = sent
  if (/^multipart\/form-data/i.test(type)) {
    if (params.length > 0) return { value: formOf(sent) }
    // Browsers leave the files out of the text, after which it is no form any more.
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

/** Where its client asks otherwise than declared. */
async function differences(endpoint: AnyEndpoint, exchange: Exchange): Promise<string[]> {
  const query = endpoint.query && check(endpoint.query, readQuery(exchange.url.searchParams), 'query')
  const sent = await bodyOf(exchange)
  const body = endpoint.body && sent && check(endpoint.body, sent.value, 'body')
  return [query, body].flatMap((read) => (read && !read.ok ? [read.place] : []))
}

/** Equal findings of a call are one line, which names the first entry: the recording holds the rest. */
class Lines {
  private readonly found = new Map<string, { line: Line; times: number; entry: number }>()

  constructor(private readonly strike: Strike) {}

  add(call: string, { entry }: Exchange, { place, note, ...finding }: Finding) {
    const words = place === undefined ? note : this.strike.place(place)
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
 * Judges the answers of a recording by the client's own schemas, without a network. Null where no call lies below
 * the base, or where none is declared. The lines hold no value of the recording.
 */
export async function checkRecording(
  { exchanges, unreadable }: Recording,
  asked?: Base,
): Promise<Checked | null> {
  const base = asked ?? findBase(exchanges)
  if (!base) return null
  const strike = await strikeValuesOf(exchanges)
  const lines = new Lines(strike)
  const leftOut = new Map(unreadable > 0 ? [['unreadable', unreadable]] : [])
  const leave = (what: string) => void leftOut.set(what, (leftOut.get(what) ?? 0) + 1)
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
        lines.add(`${exchange.method} ${strike.path(path)}`, exchange, {
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
    leftOut,
  }
}
