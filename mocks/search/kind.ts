import type { Drug, Programme, Subsidiary } from '../entities/seed/catalog'
import type { Facet } from './facets'
import type { Names } from './searchIndex'

export interface Named {
  id: string
  nameEn: string
  nameZh: string
  isDemo: boolean
}

/** What the words of a search can mean. */
export const ENTITIES = ['drug', 'target', 'company', 'modality', 'biomarker', 'indication'] as const
export type Entity = (typeof ENTITIES)[number]

/** Something through which a row is found although its own names do not match. */
export interface Link {
  entity: Entity
  thing: Named
}

/** The same, and the part of it that was asked for: Genentech of Roche. */
export interface FoundThrough extends Link {
  through: Subsidiary | null
}

/** What can be listed, and how its rows are found, narrowed and ordered. */
export interface Kind<T> {
  rows: readonly T[]
  /** What carries the row's names. */
  named: (row: T) => Named
  names: () => Names
  links?: (row: T) => readonly Link[]
  /** Found through others only where several things are asked for: of one alone its own names tell. */
  isLinkedTogether?: boolean
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
