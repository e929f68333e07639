import type { Drug, Programme, Subsidiary } from '../entities/seed/catalog'
import type { Facet } from './facets'
import type { HiddenName, Names } from './searchIndex'

export interface Named {
  id: string
  nameEn: string
  nameZh: string
  isDemo: boolean
}

export const ENTITIES = [
  'drug',
  'target',
  'company',
  'modality',
  'biomarker',
  'indication',
  'line',
  'biosimilar',
] as const
export type Entity = (typeof ENTITIES)[number]

/** An entity through which a row is found although its own names do not match. */
export interface Link {
  entity: Entity
  item: Named
}

/**
 * Reason for a match that the row does not show: a related thing, or a name of its own. `through` is the subsidiary that
 * matched, such as Genentech of Roche.
 */
export interface FoundThrough {
  entity: Entity | 'trial' | 'name'
  item: Pick<Named, 'nameEn' | 'nameZh'>
  through: Subsidiary | null
}

/** A list: its rows, and how to find, filter and sort them. */
export interface Kind<T> {
  rows: readonly T[]
  named: (row: T) => Named
  names: () => Names
  links?: (row: T) => readonly Link[]
  hiddenNames?: (row: T) => readonly HiddenName[]
  /** Use links only if the keyword has several parts; a single part must match the row's own names. */
  isLinkedTogether?: boolean
  /** Higher means more advanced. */
  rank: (row: T) => number
  year: (row: T) => number | null
  facets: readonly Facet<T>[]
}

export interface Development {
  id: string
  drug: Drug
  programme: Programme
}
