import { Inflate, inflateSync, strFromU8 } from 'fflate'
import { crcOf, filesOf, type ArchiveEntry, type BadArchive } from './archive'
import { EntryCheck, type LogFinding, type Manifest } from './check'
import { isSignedWith, thumbprintOf, type PublicKey } from './signature'

export const FILES = {
  entries: 'entries.jsonl',
  manifest: 'manifest.json',
  signature: 'signature',
  key: 'public-key.jwk',
} as const

export type BundleReport =
  | {
      kind: 'unreadable'
      reason: BadArchive['reason'] | 'unknown' | 'missing' | 'twice' | 'manifest' | 'key'
      file: string
    }
  | {
      kind: 'checked'
      manifest: Manifest
      fingerprint: string
      /** `unchecked`: the browser has no Web Crypto, because the page is not served over https. */
      signature: 'valid' | 'wrong' | 'otherKey' | 'unchecked'
      finding: LogFinding | null
      count: number
    }

interface CheckOptions {
  onProgress?: (read: number, all: number) => void
  /** Yields to the main thread; called after every `SLICE_DURATION` ms of work. */
  pause: () => Promise<void>
}

/** Ms of uninterrupted work, and bytes unpacked in one go: small enough for slow machines. */
const SLICE_DURATION = 12
const CHUNK_SIZE = 8 * 1024

const isText = (value: unknown) => typeof value === 'string'
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

function parseManifest(bytes: Uint8Array): Manifest | null {
  try {
    const manifest = JSON.parse(strFromU8(bytes)) as Partial<Manifest> | null
    if (typeof manifest !== 'object' || manifest === null) return null
    const { room, from, to, first, last, count, before, firstHash, lastHash, time, keyId } = manifest
    const isComplete =
      [room?.id, room?.name, from, to, before, firstHash, lastHash, time, keyId].every(isText) &&
      [first, last, count].every(isCount)
    return isComplete ? (manifest as Manifest) : null
  } catch {
    return null
  }
}

function parseKey(bytes: Uint8Array): PublicKey | null {
  try {
    const key = JSON.parse(strFromU8(bytes)) as Partial<PublicKey> | null
    return [key?.crv, key?.kty, key?.x, key?.y].every(isText) ? (key as PublicKey) : null
  } catch {
    return null
  }
}

/**
 * Maximum size in bytes, packed and unpacked, of the parts other than the entries: a small file can unpack to a huge
 * one.
 */
const MAX_PART_SIZE = 64 * 1024

type Parts = Record<keyof typeof FILES, ArchiveEntry>

function partsOf(bytes: Uint8Array<ArrayBuffer>): Parts | Extract<BundleReport, { kind: 'unreadable' }> {
  const files = filesOf(bytes)
  if (!Array.isArray(files)) return { kind: 'unreadable', ...files }
  const known = Object.values<string>(FILES)
  for (const file of known) {
    const count = files.filter(({ name }) => name === file).length
    // With two files of one name, some programs would use the first and others the last.
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

/** Content of a small part; null if it is too large or does not match the archive. */
function unpack({ packed, isDeflated, size, crc }: ArchiveEntry): Uint8Array | null {
  if (size > MAX_PART_SIZE || packed.length > MAX_PART_SIZE) return null
  try {
    const content = isDeflated ? inflateSync(packed) : packed
    return content.length === size && crcOf(content) === crc ? content : null
  } catch {
    return null
  }
}

function createLineReader({ packed, isDeflated, size, crc }: ArchiveEntry) {
  const decoder = new TextDecoder()
  let lines: string[] = []
  let remainder = ''
  let at = 0
  let length = 0
  let crcSoFar = 0
  function addChunk(chunk: Uint8Array, isLast: boolean) {
    length += chunk.length
    crcSoFar = crcOf(chunk, crcSoFar)
    const [head = '', ...others] = (remainder + decoder.decode(chunk, { stream: !isLast })).split('\n')
    lines.push(...(others.length === 0 ? [] : [head]), ...others.slice(0, -1))
    remainder = others.at(-1) ?? head
    if (!isLast) return
    if (length !== size || crcSoFar !== crc) throw new Error('not the content that the archive says')
    if (remainder !== '') lines.push(remainder)
  }
  const inflate = new Inflate(addChunk)
  return {
    /** Lines of the next chunk; null after the last. */
    next(): string[] | null {
      if (at >= Math.max(1, packed.length)) return null
      lines = []
      const isLast = at + CHUNK_SIZE >= packed.length
      const chunk = packed.subarray(at, at + CHUNK_SIZE)
      if (isDeflated) inflate.push(chunk, isLast)
      else addChunk(chunk, isLast)
      at += CHUNK_SIZE
      return lines
    },
    get read() {
      return Math.min(at, packed.length)
    },
  }
}

export async function checkBundle(
  bytes: Uint8Array<ArrayBuffer>,
  { onProgress, pause }: CheckOptions,
): Promise<BundleReport> {
  const parts = partsOf(bytes)
  if ('kind' in parts) return parts
  const signed = unpack(parts.manifest)
  const manifest = signed && parseManifest(signed)
  if (!manifest) return { kind: 'unreadable', reason: 'manifest', file: FILES.manifest }
  const keyText = unpack(parts.key)
  const key = keyText && parseKey(keyText)
  if (!key) return { kind: 'unreadable', reason: 'key', file: FILES.key }

  const check = new EntryCheck(manifest)
  const source = createLineReader(parts.entries)
  let sliceStart = performance.now()
  try {
    for (let lines = source.next(); lines !== null; lines = source.next()) {
      for (const line of lines) {
        check.add(line)
        if (performance.now() - sliceStart < SLICE_DURATION) continue
        onProgress?.(source.read, parts.entries.packed.length)
        await pause() // oxlint-disable-line no-await-in-loop -- the next line waits for the page
        sliceStart = performance.now()
      }
    }
  } catch {
    return { kind: 'unreadable', reason: 'noZip', file: FILES.entries }
  }
  return {
    kind: 'checked',
    manifest,
    ...(await checkSignature(key, manifest, signed, unpack(parts.signature) ?? new Uint8Array())),
    finding: check.end(),
    count: check.count,
  }
}

async function checkSignature(
  key: PublicKey,
  { keyId }: Manifest,
  signed: Uint8Array,
  signature: Uint8Array,
) {
  const fingerprint = thumbprintOf(key)
  // Web Crypto is available over https only.
  if (!globalThis.crypto?.subtle) return { fingerprint, signature: 'unchecked' as const }
  const isSigned = await isSignedWith(key, new Uint8Array(signed), new Uint8Array(signature))
  if (!isSigned) return { fingerprint, signature: 'wrong' as const }
  return { fingerprint, signature: keyId === fingerprint ? ('valid' as const) : ('otherKey' as const) }
}
