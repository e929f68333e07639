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

/** Text has no signature: it lacks those of other formats and control characters, and is not HTML. */
const isTable = (leading: Uint8Array) =>
  leading[0] !== LESS_THAN &&
  leading.every((byte) => byte >= BLANK || byte === TAB || byte === LINE_FEED || byte === CARRIAGE_RETURN) &&
  ![...SIGNATURES.values()].some((signature) => startsWith(leading, signature))

export function hasSignatureOf(extension: string, leading: Uint8Array): boolean {
  if (extension === 'csv') return isTable(leading)
  const signature = SIGNATURES.get(extension)
  return signature !== undefined && startsWith(leading, signature)
}
