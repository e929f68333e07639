import { isSealed, NO_PREV, type Chained } from './chain'

/** What a bundle says of its entries; the signature is made over it. Assumed, here only. */
export interface Manifest {
  room: { id: string; name: string }
  /** `YYYY-MM-DD HH:mm:ss`, UTC+8; of the first and last entry. */
  from: string
  to: string
  /** Numbers of the first and last entry; of none 1 and 0. */
  first: number
  last: number
  count: number
  /** The hash before the first entry. */
  before: string
  firstHash: string
  lastHash: string
  /** When the bundle was made, UTC+8. */
  time: string
  /** The thumbprint of the public key: SHA-256 over its required members (RFC 7638), hexadecimal. */
  keyId: string
}

/** The first thing found wrong with the entries of a bundle, by their numbers in the log. */
export type Finding =
  | { kind: 'altered' | 'added' | 'reordered'; seq: number }
  | { kind: 'missing'; seq: number; to: number }
  /** A line of the file that is no entry, counted from 1. */
  | { kind: 'unreadable'; line: number }
  /** Each fits the one before, and the whole is not what was signed for: it was chained anew. */
  | { kind: 'rewritten' }

const HASH = /^[0-9a-f]{64}$/

function entryIn(line: string): Chained | null {
  try {
    const entry = JSON.parse(line) as Partial<Chained> | null
    const isEntry =
      Number.isSafeInteger(entry?.seq) && HASH.test(String(entry?.prev)) && HASH.test(String(entry?.hash))
    return isEntry ? (entry as Chained) : null
  } catch {
    return null
  }
}

/** Checks the entries of a bundle, line by line, against each other and against what the manifest says. */
export class Check {
  private lines = 0
  private last: { seq: number; hash: string }
  private found: Finding | null = null
  /** Does not name the entry before it: which of the two is wrong, the next one tells. */
  private unlinked: Chained | null = null

  constructor(private readonly manifest: Pick<Manifest, 'first' | 'last' | 'before' | 'lastHash'>) {
    this.last = { seq: manifest.first - 1, hash: manifest.before }
  }

  get count() {
    return this.lines
  }

  add(line: string) {
    this.lines += 1
    const entry = entryIn(line)
    if (this.found) return this.recall(entry)
    if (!entry) {
      this.found = { kind: 'unreadable', line: this.lines }
      return
    }
    if (this.unlinked) return this.blame(entry.prev === this.unlinked.hash)

    const expected = this.last.seq + 1
    const isNext = entry.prev === this.last.hash
    // Bound to the one before, it stands where that says, whatever number it gives itself.
    const isWrong = !isSealed(entry, line) || (isNext && entry.seq !== expected)
    if (isWrong) this.found = { kind: 'altered', seq: isNext ? expected : entry.seq }
    else if (entry.seq < expected) this.found = { kind: 'added', seq: entry.seq }
    else if (entry.seq > expected) this.found = { kind: 'missing', seq: expected, to: entry.seq - 1 }
    else if (entry.seq > this.manifest.last) this.found = { kind: 'added', seq: entry.seq }
    else if (!isNext) this.unlinked = entry
    else this.last = entry
  }

  /** What was wrong first; null where nothing was. */
  end(): Finding | null {
    if (this.unlinked) this.blame(this.unlinked.hash === this.manifest.lastHash)
    if (this.found) return this.found
    const { last, lastHash } = this.manifest
    if (this.last.seq < last) return { kind: 'missing', seq: this.last.seq + 1, to: last }
    return this.last.hash === lastHash ? null : { kind: 'rewritten' }
  }

  /** What seemed to be missing stands further down. */
  private recall(entry: Chained | null) {
    const { found } = this
    if (found?.kind !== 'missing' || !entry || entry.seq < found.seq || entry.seq > found.to) return
    this.found = { kind: 'reordered', seq: entry.seq }
  }

  /** Of two that do not fit: the earlier one where the later is what the log goes on with. */
  private blame(isLaterGood: boolean) {
    const { seq } = this.unlinked!
    // The first has only the manifest before it.
    this.found = { kind: 'altered', seq: isLaterGood && seq > this.manifest.first ? seq - 1 : seq }
    this.unlinked = null
  }
}

/** What a manifest says of entries in their order. */
export function manifestOf(
  entries: readonly (Chained & { time: string })[],
  about: Pick<Manifest, 'room' | 'time' | 'keyId'>,
): Manifest {
  const [first, last] = [entries[0], entries.at(-1)]
  return {
    ...about,
    from: first?.time ?? about.time,
    to: last?.time ?? about.time,
    first: first?.seq ?? 1,
    last: last?.seq ?? 0,
    count: entries.length,
    before: first?.prev ?? NO_PREV,
    firstHash: first?.hash ?? NO_PREV,
    lastHash: last?.hash ?? NO_PREV,
  }
}
