import type { AnyEndpoint } from '@/shared/api'
import { keyOf } from '@/shared/api/reactQuery'
import { ENDPOINTS } from '../../support/endpoints'

interface Row {
  id: string
  [name: string]: unknown
}

const LISTS = new Set(ENDPOINTS.map(keyOf).filter((key) => key.startsWith('get ') && key.endsWith('/list')))

/** List that contains the objects of a path: `/valuation/report/list` for `/valuation/report/download/:id`. */
export function listOf({ path }: Pick<AnyEndpoint, 'path'>): string | null {
  const segments = path.split('/:')[0]!.split('/')
  for (let length = segments.length; length > 1; length--) {
    const key = `get ${segments.slice(0, length).join('/')}/list`
    if (LISTS.has(key)) return key
  }
  return null
}

/** Answers received from the backend during a run: the only source of ids. */
export class Known {
  private readonly answers = new Map<string, unknown>()
  /** Ids of rows created by this run, by their list. A run changes and removes nothing else. */
  private readonly made = new Map<string, string>()

  learn = (endpoint: AnyEndpoint, value: unknown) => void this.answers.set(keyOf(endpoint), value)

  /** Text in the answer to a call; undefined if it is missing. */
  of(key: string, property: string): string | undefined {
    const value = (this.answers.get(key) as Record<string, unknown> | undefined)?.[property]
    return typeof value === 'string' ? value : undefined
  }

  rows(list: string): readonly Row[] {
    return (this.answers.get(list) as { rows?: readonly Row[] } | undefined)?.rows ?? []
  }

  note = (list: string, id: string) => void this.made.set(list, id)

  idFor(endpoint: AnyEndpoint): string | undefined {
    const list = listOf(endpoint)
    if (list === null) return undefined
    return endpoint.changes ? this.made.get(list) : this.rows(list)[0]?.id
  }
}
