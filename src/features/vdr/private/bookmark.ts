/** The parameter of the screen's address that asks for a bookmark: `DOCUMENT:PAGE`. */
export const BOOKMARK = 'bookmark'

/** The document and page that an address asks to bookmark; null where it names none. */
export function bookmarkIn(value: string | null): { documentId: string; page: number } | null {
  const [, documentId, page] = /^(.+):([1-9]\d{0,3})$/.exec(value ?? '') ?? []
  return documentId === undefined ? null : { documentId, page: Number(page) }
}
