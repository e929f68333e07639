const JPEG = [0xff, 0xd8, 0xff]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const SIGNATURES: ReadonlyMap<string, readonly number[]> = new Map([
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', JPEG],
  ['jpeg', JPEG],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]], // %PDF-
  ['doc', COMPOUND],
  ['xls', COMPOUND],
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]], // a zip that is not empty
])

const startsWith = (leading: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => leading[at] === byte)

const [TAB, LINE_FEED, CARRIAGE_RETURN, BLANK, LESS_THAN] = [0x09, 0x0a, 0x0d, 0x20, 0x3c]

/** Byte order marks, as text in UTF-8 and UTF-16 may start with; every second byte of the latter may be zero. */
const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/** Text has no signature: it lacks those of other formats and control characters, and is not HTML. */
const isText = (leading: Uint8Array) =>
  UTF16_MARKS.some((mark) => startsWith(leading, mark)) ||
  (leading[0] !== LESS_THAN &&
    leading.every(
      (byte) => byte >= BLANK || byte === TAB || byte === LINE_FEED || byte === CARRIAGE_RETURN,
    ) &&
    ![...SIGNATURES.values()].some((signature) => startsWith(leading, signature)))

const TEXTS: ReadonlySet<string> = new Set(['csv', 'txt', 'tsv', 'sta', 'mt940'])

/** XML starts with its declaration or the first element; HTML with a document type. */
const isXml = (leading: Uint8Array) =>
  /^<(?:\?xml|[\w:]*Doc)/.test(
    String.fromCharCode(...leading.slice(startsWith(leading, UTF8_MARK) ? UTF8_MARK.length : 0)),
  )

export function hasSignatureOf(extension: string, leading: Uint8Array): boolean {
  if (TEXTS.has(extension)) return isText(leading)
  if (extension === 'xml') return isXml(leading)
  const signature = SIGNATURES.get(extension)
  return signature !== undefined && startsWith(leading, signature)
}
