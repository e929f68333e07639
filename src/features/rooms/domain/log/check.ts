import { isValidEntry, NO_PREV, type ChainEntry } from './chain'

/** Summary of a bundle's entries, over which the signature is made. Assumed, here only. */
export interface Manifest {
  room: { id: string; name: string }
  /** `YYYY-MM-DD HH:mm:ss`, UTC+8, of the first and last entry. */
  from: string
  to: string
  /** Sequence numbers of the first and last entry; 1 and 0 if there are none. */
  first: number
  last: number
  count: number
  before: string
  firstHash: string
  lastHash: string
  /** Creation time, UTC+8. */
  time: string
  /** Thumbprint of the public key: SHA-256 over its required members (RFC 7638), hexadecimal. */
  keyId: string
}

export type LogFinding =
  | { kind: 'altered' | 'added' | 'reordered'; seq: number }
  | { kind: 'missing'; seq: number; to: number }
  /** Line that is not an entry, counted from 1. */
  | { kind: 'unreadable'; line: number }
  /** The chain is consistent but ends in a hash other than the signed one: it was rebuilt. */
  | { kind: 'rewritten' }

const HASH = /^[0-9a-f]{64}$/

function parseEntry(line: string): ChainEntry | null {
  try {
    const entry = JSON.parse(line) as Partial<ChainEntry> | null
    const isEntry =
      Number.isSafeInteger(entry?.seq) && HASH.test(String(entry?.prev)) && HASH.test(String(entry?.hash))
    return isEntry ? (entry as ChainEntry) : null
  } catch {
    return null
  }
}

export class EntryCheck {
  private lines = 0
  private last: { seq: number; hash: string }
  private finding: LogFinding | null = null
  /** Entry that does not link to the previous one; the next entry decides which of the two is wrong. */
  private unlinked: ChainEntry | null = null

  constructor(private readonly manifest: Pick<Manifest, 'first' | 'last' | 'before' | 'lastHash'>) {
    this.last = { seq: manifest.first - 1, hash: manifest.before }
  }

  get count() {
    return this.lines
  }

  add(line: string) {
    this.lines += 1
    const entry = parseEntry(line)
    if (this.finding) return this.markReordered(entry)
    if (!entry) {
      this.finding = { kind: 'unreadable', line: this.lines }
      return
    }
    if (this.unlinked) return this.resolveUnlinked(entry.prev === this.unlinked.hash)

    const expected = this.last.seq + 1
    const isNext = entry.prev === this.last.hash
    // Linked to the previous entry, its position is certain, whatever its own number is.
    const isWrong = !isValidEntry(entry, line) || (isNext && entry.seq !== expected)
    if (isWrong) this.finding = { kind: 'altered', seq: isNext ? expected : entry.seq }
    else if (entry.seq < expected) this.finding = { kind: 'added', seq: entry.seq }
    else if (entry.seq > expected) this.finding = { kind: 'missing', seq: expected, to: entry.seq - 1 }
    else if (entry.seq > this.manifest.last) this.finding = { kind: 'added', seq: entry.seq }
    else if (!isNext) this.unlinked = entry
    else this.last = entry
  }

  end(): LogFinding | null {
    if (this.unlinked) this.resolveUnlinked(this.unlinked.hash === this.manifest.lastHash)
    if (this.finding) return this.finding
    const { last, lastHash } = this.manifest
    if (this.last.seq < last) return { kind: 'missing', seq: this.last.seq + 1, to: last }
    return this.last.hash === lastHash ? null : { kind: 'rewritten' }
  }

  private markReordered(entry: ChainEntry | null) {
    const { finding } = this
    if (finding?.kind !== 'missing' || !entry || entry.seq < finding.seq || entry.seq > finding.to) return
    this.finding = { kind: 'reordered', seq: entry.seq }
  }

  /** Decides which of two unlinked entries was altered: the earlier one if the log continues from the later. */
  private resolveUnlinked(isLaterGood: boolean) {
    const { seq } = this.unlinked!
    // Only the manifest comes before the first entry.
    this.finding = { kind: 'altered', seq: isLaterGood && seq > this.manifest.first ? seq - 1 : seq }
    this.unlinked = null
  }
}

export function manifestOf(
  entries: readonly (ChainEntry & { time: string })[],
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
