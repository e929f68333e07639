import type { Scope } from '@/entities/roomScope'

export const FORM_ADDRESS = {
  vdr: '/subvdrdroomaddoredit',
  implement: '/implement/addoredit',
} as const satisfies Record<Scope, string>

export const newRoomAddress = (scope: Scope, target = '') =>
  target ? `${FORM_ADDRESS[scope]}?${new URLSearchParams({ target }).toString()}` : FORM_ADDRESS[scope]

export const editAddress = (scope: Scope, roomId: string) =>
  `${FORM_ADDRESS[scope]}?${new URLSearchParams({ roomId }).toString()}`

/** Current screen with this room open. */
export const openRoomAddress = (roomId: string) => `?${new URLSearchParams({ roomId }).toString()}`

export const screenAddress = (scope: Scope, screen: string, roomId: string) =>
  `/${scope}/${screen}?${new URLSearchParams({ roomId }).toString()}`

export const openQuestionsAddress = (scope: Scope, roomId: string) =>
  `/${scope}/vchat?${new URLSearchParams({ roomId, state: 'open' }).toString()}`

export const QUESTION_PARAM = 'question'

export const questionAddress = (scope: Scope, roomId: string, id: string) =>
  `${openQuestionsAddress(scope, roomId)}&${new URLSearchParams({ [QUESTION_PARAM]: id }).toString()}`

export const READ_PARAM = 'read'
export const VERSION_PARAM = 'version'

export const auditAddress = (scope: Scope, roomId: string, version: string) =>
  `${screenAddress(scope, 'vdocumentaudit', roomId)}&${new URLSearchParams({ [VERSION_PARAM]: version }).toString()}`

/** Page of a document version; defaults to the version shown to readers. */
export interface DocumentPlace {
  page: number
  versionId?: string | null | undefined
}

/** A document on the document screen; `place` opens the viewer there. */
export function documentAddress(scope: Scope, roomId: string, document: string, place?: DocumentPlace) {
  const params = new URLSearchParams({ roomId, document })
  if (place) params.set(READ_PARAM, String(place.page))
  if (place?.versionId) params.set(VERSION_PARAM, place.versionId)
  return `/${scope}/vdocumenttree?${params.toString()}`
}

export interface CitationTarget {
  documentId: string
  versionNo: number | null
  page: number | null
}

/** Search parameter: opens the form for a new question with this citation. */
export const ASK_PARAM = 'ask'

export const askAddress = (scope: Scope, roomId: string, { documentId, versionNo, page }: CitationTarget) =>
  `/${scope}/vchat?${new URLSearchParams({ roomId, [ASK_PARAM]: `${documentId}:${versionNo ?? ''}:${page ?? ''}` }).toString()}`

/** Parses the citation in an address; null if there is none. */
export function parseCitationTarget(value: string | null): CitationTarget | null {
  const [, documentId, versionNo, page] = /^(.+):(\d{0,4}):(\d{0,4})$/.exec(value ?? '') ?? []
  if (documentId === undefined) return null
  return { documentId, versionNo: Number(versionNo) || null, page: Number(page) || null }
}
