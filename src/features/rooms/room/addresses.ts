import type { Scope } from '../domain/scope'

/** Where a room is made, or changed. */
export const FORM_ADDRESS = {
  vdr: '/subvdrdroomaddoredit',
  implement: '/implement/addoredit',
} as const satisfies Record<Scope, string>

/** Where a room is made about a target, of which a name is known. */
export const newRoomAddress = (scope: Scope, target = '') =>
  target ? `${FORM_ADDRESS[scope]}?${new URLSearchParams({ target }).toString()}` : FORM_ADDRESS[scope]

export const editAddress = (scope: Scope, roomId: string) =>
  `${FORM_ADDRESS[scope]}?${new URLSearchParams({ roomId }).toString()}`

/** The screen that is open, with a room in hand. */
export const takenAddress = (roomId: string) => `?${new URLSearchParams({ roomId }).toString()}`

/** A screen of a room. */
export const screenAddress = (scope: Scope, screen: string, roomId: string) =>
  `/${scope}/${screen}?${new URLSearchParams({ roomId }).toString()}`

/** A place in a document: a page of a version of it; the one that is shown to readers where none is named. */
export interface DocumentPlace {
  page: number
  versionId?: string | null | undefined
}

/** A document, opened on the screen of them; with a place, to be read from there on. */
export function documentAddress(scope: Scope, roomId: string, document: string, place?: DocumentPlace) {
  const params = new URLSearchParams({ roomId, document })
  if (place) params.set('read', String(place.page))
  if (place?.versionId) params.set('version', place.versionId)
  return `/${scope}/vdocumenttree?${params.toString()}`
}
