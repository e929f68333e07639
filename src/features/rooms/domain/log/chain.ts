import { canonicalJson, canonicalFields } from '../canonical'
import { sha256Of } from '@/shared/lib/sha256'

/** Content of a log entry; a chained entry adds the previous hash and its own. */
export type EntryContent = Readonly<Record<string, unknown>> & { seq: number }
export type ChainEntry = EntryContent & { prev: string; hash: string }

/** Takes the place of the previous hash in the first entry of a log. */
export const NO_PREV = '0'.repeat(64)

const entryHash = (prev: string, content: EntryContent) => sha256Of(prev + canonicalJson(content))

export const chainEntry = <Entry extends EntryContent>(content: Entry, prev: string) => ({
  ...content,
  prev,
  hash: entryHash(prev, content),
})

export const lineOf = (entry: ChainEntry) => canonicalJson(entry)

/** True if the hash matches the entry's content, and the line, if given, holds nothing else. */
export function isValidEntry(entry: ChainEntry, line?: string): boolean {
  const fields = canonicalFields(entry)
  const content = fields.filter((field) => !field.startsWith('"hash":') && !field.startsWith('"prev":'))
  if (sha256Of(`${entry.prev}{${content.join(',')}}`) !== entry.hash) return false
  return line === undefined || line === `{${fields.join(',')}}`
}

/**
 * Sequence number of the first invalid entry; null if all are valid. Links are checked only between consecutive
 * entries, because a filtered log has gaps.
 */
export function firstBroken(entries: readonly ChainEntry[]): number | null {
  const sorted = entries.toSorted((a, b) => a.seq - b.seq)
  for (const [at, entry] of sorted.entries()) {
    const before = sorted[at - 1]
    const isLinked = before?.seq !== entry.seq - 1 || before.hash === entry.prev
    const isFirst = entry.seq !== 1 || entry.prev === NO_PREV
    if (!isValidEntry(entry) || !isLinked || !isFirst || before?.seq === entry.seq) return entry.seq
  }
  return null
}
