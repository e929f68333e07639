/** URL parameter that requests a bookmark: `DOCUMENT:PAGE`. */
export const BOOKMARK = 'bookmark'

/** Parses the document and page to bookmark; null when the value is missing or invalid. */
export function parseBookmark(value: string | null): { documentId: string; page: number } | null {
  const [, documentId, page] = /^(.+):([1-9]\d{0,3})$/.exec(value ?? '') ?? []
  return documentId === undefined ? null : { documentId, page: Number(page) }
}
