import type { AnyEndpoint } from '@/shared/api'
import { ENDPOINTS } from '../../support/endpoints'
import type { Exchange } from './har'

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

const isParameter = (segment: string) => segment.startsWith(':')

/** Declared calls, those with the fewest parameters first: `/list` goes before `/:id`. */
const DECLARED = ENDPOINTS.map((endpoint) => ({ endpoint, template: segmentsOf(endpoint.path) })).toSorted(
  (a, b) => a.template.filter(isParameter).length - b.template.filter(isParameter).length,
)

const takes = (template: readonly string[], path: readonly string[]) =>
  template.length === path.length &&
  template.every((segment, index) => isParameter(segment) || segment === path[index])

/** Declared calls at a path below the base, the most literal first; each has a different method. */
export const declaredAt = (path: string): AnyEndpoint[] =>
  DECLARED.filter(({ template }) => takes(template, segmentsOf(path))).map(({ endpoint }) => endpoint)

/** Location of an API: on one host, or below a path of any host. */
export interface Base {
  origin: string | null
  /** Without a trailing slash. */
  path: string
}

export const textOf = ({ origin, path }: Base) => `${origin ?? ''}${path}` || '/'

/** Parses `https://host/prod-api` or `/prod-api`; null for anything else. */
export function readBase(text: string): Base | null {
  const isPath = text.startsWith('/')
  if (!isPath && !/^https?:\/\//.test(text)) return null
  if (!URL.canParse(text, 'http://localhost')) return null
  const { origin, pathname } = new URL(text, 'http://localhost')
  return { origin: isPath ? null : origin, path: pathname.replace(/\/+$/, '') }
}

/** Path of a request below the base; null if it is elsewhere. */
export function pathBelow({ origin, path }: Base, { url }: Exchange): string | null {
  if (origin !== null && url.origin !== origin) return null
  return url.pathname.startsWith(`${path}/`) ? url.pathname.slice(path.length) : null
}

/** Address below which most of the declared calls were recorded; null if there are none. */
export function findBase(exchanges: readonly Exchange[]): Base | null {
  const found = new Map<string, { base: Base; calls: Set<AnyEndpoint> }>()
  for (const { kind, method, url } of exchanges) {
    if (kind === 'socket' || kind === 'preflight') continue
    const segments = segmentsOf(url.pathname)
    for (const { endpoint, template } of DECLARED) {
      const start = segments.length - template.length
      if (start < 0 || endpoint.method !== method || !takes(template, segments.slice(start))) continue
      const base = { origin: url.origin, path: ['', ...segments.slice(0, start)].join('/') }
      const { calls } = found.get(textOf(base)) ?? { calls: new Set() }
      found.set(textOf(base), { base, calls: calls.add(endpoint) })
    }
  }
  const [best] = [...found.values()].toSorted((a, b) => b.calls.size - a.calls.size)
  return best?.base ?? null
}
