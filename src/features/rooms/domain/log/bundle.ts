import { strFromU8, Unzip, UnzipInflate, unzipSync } from 'fflate'
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
  | { kind: 'unreadable'; reason: 'noZip' | 'missing' | 'twice' | 'manifest' | 'key'; file: string }
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

const isPart = (name: string) => Object.values<string>(FILES).includes(name)
/** Bytes that a part beside the entries may unpack to: a small file can hold very large ones. */
const MOST_SMALL = 64 * 1024

/** The small files of a bundle, or what it lacks. */
function smallFiles(bytes: Uint8Array): Report | Record<keyof typeof FILES, Uint8Array> {
  const names: string[] = []
  let files: Record<string, Uint8Array>
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        names.push(name)
        return name !== FILES.entries && isPart(name) && originalSize <= MOST_SMALL
      },
    })
  } catch {
    return { kind: 'unreadable', reason: 'noZip', file: '' }
  }
  for (const file of Object.values(FILES)) {
    const count = names.filter((name) => name === file).length
    // Of two of a name, one reader would take the first and another the last.
    if (count !== 1) return { kind: 'unreadable', reason: count === 0 ? 'missing' : 'twice', file }
  }
  const empty = new Uint8Array()
  const {
    [FILES.manifest]: manifest = empty,
    [FILES.signature]: signature = empty,
    [FILES.key]: key = empty,
  } = files
  return { entries: empty, manifest, signature, key }
}

/** The lines of the entries, as far as a piece of the file holds whole ones. */
function linesIn(bytes: Uint8Array) {
  const decoder = new TextDecoder()
  let lines: string[] = []
  let rest = ''
  let at = 0
  let failure: Error | null = null
  const unzip = new Unzip((file) => {
    if (file.name !== FILES.entries) return
    file.ondata = (error, piece, isLast) => {
      failure ??= error
      if (error) return
      const [head = '', ...others] = (rest + decoder.decode(piece, { stream: !isLast })).split('\n')
      lines.push(...(others.length === 0 ? [] : [head]), ...others.slice(0, -1))
      rest = others.at(-1) ?? head
      if (isLast && rest !== '') lines.push(rest)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  return {
    /** Those of the next piece; null after the last. */
    next(): string[] | null {
      if (at >= bytes.length) return null
      lines = []
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
      if (failure) throw failure // oxlint-disable-line typescript/only-throw-error -- set in the callback above
      at += PIECE
      return lines
    },
    get read() {
      return Math.min(at, bytes.length)
    },
  }
}

/** Checks a bundle: its signature, its entries, and whether the one speaks of the other. */
export async function checkBundle(
  bytes: Uint8Array<ArrayBuffer>,
  { onProgress, pause }: Pace,
): Promise<Report> {
  const files = smallFiles(bytes)
  if ('kind' in files) return files
  const manifest = manifestIn(files.manifest)
  if (!manifest) return { kind: 'unreadable', reason: 'manifest', file: FILES.manifest }
  const key = keyIn(files.key)
  if (!key) return { kind: 'unreadable', reason: 'key', file: FILES.key }

  const check = new Check(manifest)
  const source = linesIn(bytes)
  let since = performance.now()
  try {
    for (let lines = source.next(); lines !== null; lines = source.next()) {
      for (const line of lines) {
        check.add(line)
        if (performance.now() - since < SLICE) continue
        onProgress?.(source.read, bytes.length)
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
    ...(await signedBy(key, manifest, files)),
    finding: check.end(),
    count: check.count,
  }
}

async function signedBy(
  key: PublicKey,
  { keyId }: Manifest,
  { manifest, signature }: Pick<Record<keyof typeof FILES, Uint8Array>, 'manifest' | 'signature'>,
) {
  const fingerprint = thumbprintOf(key)
  // A page without https has no such checks.
  if (!globalThis.crypto?.subtle) return { fingerprint, signature: 'unchecked' as const }
  const isSigned = await isSignedWith(key, new Uint8Array(manifest), new Uint8Array(signature))
  if (!isSigned) return { fingerprint, signature: 'wrong' as const }
  return { fingerprint, signature: keyId === fingerprint ? ('valid' as const) : ('otherKey' as const) }
}
