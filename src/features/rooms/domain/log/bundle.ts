import { Inflate, inflateSync, strFromU8 } from 'fflate'
import { filesOf, type ArchiveEntry, type BadArchive } from './archive'
import { Check, type Finding, type Manifest } from './check'
import { isSignedWith, thumbprintOf, type PublicKey } from './signature'

/** What lies in a bundle. */
export const FILES = {
  entries: 'entries.jsonl',
  manifest: 'manifest.json',
  signature: 'signature',
  key: 'public-key.jwk',
} as const

export type Report =
  /** No bundle: why. */
  | {
      kind: 'unreadable'
      reason: BadArchive['reason'] | 'unknown' | 'missing' | 'twice' | 'manifest' | 'key'
      file: string
    }
  | {
      kind: 'checked'
      manifest: Manifest
      /** Of the key that lies in the bundle. */
      fingerprint: string
      /** `unchecked`: the browser checks none here, as the page has no https. */
      signature: 'valid' | 'wrong' | 'otherKey' | 'unchecked'
      finding: Finding | null
      /** Lines that were read. */
      count: number
    }

interface Pace {
  /** Bytes that were read of all. */
  onProgress?: (read: number, all: number) => void
  /** Lets the page live; asked whenever `SLICE` ms have gone by. */
  pause: () => Promise<void>
}

/** Ms of work at a stretch, and bytes of the file that are unpacked at once: they are little work on any machine. */
const SLICE = 12
const PIECE = 8 * 1024

const isText = (value: unknown) => typeof value === 'string'
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

function manifestIn(bytes: Uint8Array): Manifest | null {
  try {
    const manifest = JSON.parse(strFromU8(bytes)) as Partial<Manifest> | null
    if (typeof manifest !== 'object' || manifest === null) return null
    const { room, from, to, first, last, count, before, firstHash, lastHash, time, keyId } = manifest
    const isWhole =
      [room?.id, room?.name, from, to, before, firstHash, lastHash, time, keyId].every(isText) &&
      [first, last, count].every(isCount)
    return isWhole ? (manifest as Manifest) : null
  } catch {
    return null
  }
}

function keyIn(bytes: Uint8Array): PublicKey | null {
  try {
    const key = JSON.parse(strFromU8(bytes)) as Partial<PublicKey> | null
    return [key?.crv, key?.kty, key?.x, key?.y].every(isText) ? (key as PublicKey) : null
  } catch {
    return null
  }
}

/** Bytes that a part beside the entries may have, packed or not: a small file can hold very large ones. */
const MAX_SMALL = 64 * 1024

type Parts = Record<keyof typeof FILES, ArchiveEntry>

/** The parts of a bundle; or why it is none. */
function partsOf(bytes: Uint8Array<ArrayBuffer>): Parts | Extract<Report, { kind: 'unreadable' }> {
  const files = filesOf(bytes)
  if (!Array.isArray(files)) return { kind: 'unreadable', ...files }
  const known = Object.values<string>(FILES)
  for (const file of known) {
    const count = files.filter(({ name }) => name === file).length
    // Of two of a name, one reader would take the first and another the last.
    if (count !== 1) return { kind: 'unreadable', reason: count === 0 ? 'missing' : 'twice', file }
  }
  const foreign = files.find(({ name }) => !known.includes(name))
  if (foreign) return { kind: 'unreadable', reason: 'unknown', file: foreign.name }
  const part = (file: string) => files.find(({ name }) => name === file)!
  return {
    entries: part(FILES.entries),
    manifest: part(FILES.manifest),
    signature: part(FILES.signature),
    key: part(FILES.key),
  }
}

/** The content of a small part; null where it is too large, or not what the archive says. */
function unpacked({ packed, isDeflated, size }: ArchiveEntry): Uint8Array | null {
  if (size > MAX_SMALL || packed.length > MAX_SMALL) return null
  try {
    const content = isDeflated ? inflateSync(packed) : packed
    return content.length === size ? content : null
  } catch {
    return null
  }
}

/** The lines of the entries, as far as a piece of the file holds whole ones. */
function linesIn({ packed, isDeflated, size }: ArchiveEntry) {
  const decoder = new TextDecoder()
  let lines: string[] = []
  let rest = ''
  let at = 0
  let length = 0
  function take(piece: Uint8Array, isLast: boolean) {
    length += piece.length
    const [head = '', ...others] = (rest + decoder.decode(piece, { stream: !isLast })).split('\n')
    lines.push(...(others.length === 0 ? [] : [head]), ...others.slice(0, -1))
    rest = others.at(-1) ?? head
    if (!isLast) return
    if (length !== size) throw new Error('another size than the archive says')
    if (rest !== '') lines.push(rest)
  }
  const inflate = new Inflate(take)
  return {
    /** Those of the next piece; null after the last. */
    next(): string[] | null {
      if (at >= Math.max(1, packed.length)) return null
      lines = []
      const isLast = at + PIECE >= packed.length
      const piece = packed.subarray(at, at + PIECE)
      if (isDeflated) inflate.push(piece, isLast)
      else take(piece, isLast)
      at += PIECE
      return lines
    },
    get read() {
      return Math.min(at, packed.length)
    },
  }
}

/** Checks a bundle: its signature, its entries, and whether the one speaks of the other. */
export async function checkBundle(
  bytes: Uint8Array<ArrayBuffer>,
  { onProgress, pause }: Pace,
): Promise<Report> {
  const parts = partsOf(bytes)
  if ('kind' in parts) return parts
  const signed = unpacked(parts.manifest)
  const manifest = signed && manifestIn(signed)
  if (!manifest) return { kind: 'unreadable', reason: 'manifest', file: FILES.manifest }
  const keyText = unpacked(parts.key)
  const key = keyText && keyIn(keyText)
  if (!key) return { kind: 'unreadable', reason: 'key', file: FILES.key }

  const check = new Check(manifest)
  const source = linesIn(parts.entries)
  let since = performance.now()
  try {
    for (let lines = source.next(); lines !== null; lines = source.next()) {
      for (const line of lines) {
        check.add(line)
        if (performance.now() - since < SLICE) continue
        onProgress?.(source.read, parts.entries.packed.length)
        await pause() // oxlint-disable-line no-await-in-loop -- the next line waits for the page
        since = performance.now()
      }
    }
  } catch {
    return { kind: 'unreadable', reason: 'noZip', file: FILES.entries }
  }
  return {
    kind: 'checked',
    manifest,
    ...(await signedBy(key, manifest, signed, unpacked(parts.signature) ?? new Uint8Array())),
    finding: check.end(),
    count: check.count,
  }
}

async function signedBy(key: PublicKey, { keyId }: Manifest, signed: Uint8Array, signature: Uint8Array) {
  const fingerprint = thumbprintOf(key)
  // A page without https has no such checks.
  if (!globalThis.crypto?.subtle) return { fingerprint, signature: 'unchecked' as const }
  const isSigned = await isSignedWith(key, new Uint8Array(signed), new Uint8Array(signature))
  if (!isSigned) return { fingerprint, signature: 'wrong' as const }
  return { fingerprint, signature: keyId === fingerprint ? ('valid' as const) : ('otherKey' as const) }
}
