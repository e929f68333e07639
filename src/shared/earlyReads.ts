import type { AnyEndpoint } from './api'
import type { Query } from './api/address'
import type { Permission, Wanted } from './auth/permissions'

/** A read, what it is asked with, and the permissions without which it is not made. */
export type EarlyRead = readonly [
  AnyEndpoint,
  { path?: Record<string, string | number>; query?: Query },
  needs?: Wanted<Permission>,
]

/**
 * What pages read first, by the name of the page: an area's `early.ts` says it, which the build alone reads. These are
 * sent with the document, before any code is here, for whoever opens the page by its address, and as its link in the
 * menu is pressed. One that the page does not make would be sent for nothing.
 */
export type PagesReads = Readonly<Record<string, readonly EarlyRead[]>>
