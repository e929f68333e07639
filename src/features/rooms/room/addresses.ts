import type { Scope } from '@/entities/roomScope'

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

/** The questions of a room that wait for their answer. */
export const openQuestionsAddress = (scope: Scope, roomId: string) =>
  `/${scope}/vchat?${new URLSearchParams({ roomId, state: 'open' }).toString()}`

/** Under this name the address of the questions says which one is read. */
export const QUESTION = 'question'

/** One question, opened over those that wait for their answer. */
export const questionAddress = (scope: Scope, roomId: string, id: string) =>
  `${openQuestionsAddress(scope, roomId)}&${new URLSearchParams({ [QUESTION]: id }).toString()}`

/** Under these names the address of a document says that it is read, from which page on, and in which version. */
export const READ = 'read'
export const VERSION = 'version'

/** One version that was handed in, at the desk. */
export const auditAddress = (scope: Scope, roomId: string, version: string) =>
  `${screenAddress(scope, 'vdocumentaudit', roomId)}&${new URLSearchParams({ [VERSION]: version }).toString()}`

/** A place in a document: a page of a version of it; the one that is shown to readers where none is named. */
export interface DocumentPlace {
  page: number
  versionId?: string | null | undefined
}

/** A document, opened on the screen of them; with a place, to be read from there on. */
export function documentAddress(scope: Scope, roomId: string, document: string, place?: DocumentPlace) {
  const params = new URLSearchParams({ roomId, document })
  if (place) params.set(READ, String(place.page))
  if (place?.versionId) params.set(VERSION, place.versionId)
  return `/${scope}/vdocumenttree?${params.toString()}`
}

/** What a question is to cite: document, number of its version, page. */
export interface Cited {
  documentId: string
  versionNo: number | null
  page: number | null
}

/** Under this name the address of the questions says that one is to be asked, and about what. */
export const ASK = 'ask'

/** Where a question is asked about a place in a document. */
export const askAddress = (scope: Scope, roomId: string, { documentId, versionNo, page }: Cited) =>
  `/${scope}/vchat?${new URLSearchParams({ roomId, [ASK]: `${documentId}:${versionNo ?? ''}:${page ?? ''}` }).toString()}`

/** What an address asks to cite; null where it names nothing. */
export function citedIn(value: string | null): Cited | null {
  const [, documentId, versionNo, page] = /^(.+):(\d{0,4}):(\d{0,4})$/.exec(value ?? '') ?? []
  if (documentId === undefined) return null
  return { documentId, versionNo: Number(versionNo) || null, page: Number(page) || null }
}
