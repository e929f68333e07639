import { MAX_COMPARED } from '../model/compareStore'

export const comparePath = (ids: readonly string[]) =>
  `/search/compare?ids=${ids.map(encodeURIComponent).join(',')}`

/** Unique drug ids in an address, limited to the number that can be compared. */
export const comparedIdsIn = (params: URLSearchParams): string[] =>
  [...new Set((params.get('ids') ?? '').split(','))].filter((id) => id !== '').slice(0, MAX_COMPARED)
