import { MAX_COMPARED } from '../model/compare'

/** Where drugs stand side by side. */
export const comparePath = (ids: readonly string[]) =>
  `/search/compare?ids=${ids.map(encodeURIComponent).join(',')}`

/** The drugs that an address names, each once, as many as fit. */
export const comparedIn = (params: URLSearchParams): string[] =>
  [...new Set((params.get('ids') ?? '').split(','))].filter((id) => id !== '').slice(0, MAX_COMPARED)
