const JPEG = [0xff, 0xd8, 0xff]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const ZIP = [0x50, 0x4b, 0x03, 0x04] // one that is not empty

const SIGNATURES: ReadonlyMap<string, readonly number[]> = new Map([
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpg', JPEG],
  ['jpeg', JPEG],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]], // %PDF-
  ['doc', COMPOUND],
  ['ppt', COMPOUND],
  ['xls', COMPOUND],
  ['docx', ZIP],
  ['pptx', ZIP],
  ['xlsx', ZIP],
  ['zip', ZIP],
])

/** Programs of Windows and Linux, scripts that name their interpreter, and pages. */
const EXECUTABLE_SIGNATURES = [
  [0x4d, 0x5a], // MZ
  [0x7f, 0x45, 0x4c, 0x46], // ELF
  [0x23, 0x21], // #!
  [0x3c], // <
]

const startsWith = (leading: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => leading[at] === byte)

const [TAB, LINE_FEED, CARRIAGE_RETURN, BLANK, LESS_THAN] = [0x09, 0x0a, 0x0d, 0x20, 0x3c]

/** Byte order marks, as text in UTF-8 and UTF-16 may start with; every second byte of the latter may be zero. */
const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/** Bytes of text without control characters; SWIFT puts some between messages. */
const CONTROL_FREE_BYTES = 8

/** Text has no signature: it lacks those of other formats and control characters, and is not HTML. */
const isText = (leading: Uint8Array) =>
  UTF16_MARKS.some((mark) => startsWith(leading, mark)) ||
  (leading[0] !== LESS_THAN &&
    !leading.includes(0) &&
    leading
      .slice(0, CONTROL_FREE_BYTES)
      .every((byte) => byte >= BLANK || byte === TAB || byte === LINE_FEED || byte === CARRIAGE_RETURN) &&
    ![...SIGNATURES.values()].some((signature) => startsWith(leading, signature)))

const TEXTS: ReadonlySet<string> = new Set(['csv', 'txt', 'tsv', 'sta', 'mt940', 'eml'])

/** XML starts with its declaration or the first element; HTML with a document type. */
const isXml = (leading: Uint8Array) =>
  /^<(?:\?xml|[\w:]*Doc)/.test(
    String.fromCharCode(
      ...leading.slice(startsWith(leading, UTF8_MARK) ? UTF8_MARK.length : 0).slice(0, XML_START),
    ),
  )
const XML_START = 64

/**
 * True if a file's first bytes match its extension. A format without a known signature, which a server may accept, must
 * only not be a program or a page.
 */
export function hasSignatureOf(extension: string, leading: Uint8Array): boolean {
  if (TEXTS.has(extension)) return isText(leading)
  if (extension === 'xml') return isXml(leading)
  const signature = SIGNATURES.get(extension)
  if (signature) return startsWith(leading, signature)
  return !EXECUTABLE_SIGNATURES.some((other) => startsWith(leading, other))
}
