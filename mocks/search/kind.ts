import type { Drug, Programme } from '../domain/seed/catalog'
import type { Facet } from './facets'
import type { Names } from './searchIndex'

export interface Named {
  id: string
  nameEn: string
  nameZh: string
  isDemo: boolean
}

/** Something through which a row is found although its own names do not match. */
export interface Link {
  entity: 'target' | 'company' | 'indication'
  thing: Named
}

/** What can be listed, and how its rows are found, narrowed and ordered. */
export interface Kind<T> {
  rows: readonly T[]
  /** What carries the row's names. */
  named: (row: T) => Named
  names: () => Names
  links?: (row: T) => readonly Link[]
  /** The more advanced the higher. */
  rank: (row: T) => number
  year: (row: T) => number | null
  facets: readonly Facet<T>[]
}

/** A row of the pipeline. */
export interface Development {
  id: string
  drug: Drug
  programme: Programme
}
