import { canonicalJson, fieldsOf } from '../canonical'
import { sha256Of } from './sha256'

/** What an entry of the log says; chained, it further names the one before and itself. */
export type Said = Readonly<Record<string, unknown>> & { seq: number }
export type Chained = Said & { prev: string; hash: string }

/** What the first entry of a log has in place of the hash before it. */
export const NO_PREV = '0'.repeat(64)

/** SHA-256 over the hash before and the canonical JSON of what the entry says. */
const hashOf = (prev: string, said: Said) => sha256Of(prev + canonicalJson(said))

/** An entry, bound to the one before it. */
export const chained = <Entry extends Said>(said: Entry, prev: string) => ({
  ...said,
  prev,
  hash: hashOf(prev, said),
})

/** The line of an entry in a bundle. */
export const lineOf = (entry: Chained) => canonicalJson(entry)

/** Whether an entry says what its hash was made over, and, where its line is given, nothing beside it. */
export function isSealed(entry: Chained, line?: string): boolean {
  const fields = fieldsOf(entry)
  const said = fields.filter((field) => !field.startsWith('"hash":') && !field.startsWith('"prev":'))
  if (sha256Of(`${entry.prev}{${said.join(',')}}`) !== entry.hash) return false
  return line === undefined || line === `{${fields.join(',')}}`
}

/**
 * The first number, in their order, at which entries that are shown do not fit; null where all do. Between those that
 * stand beside each other in the log the link is checked too.
 */
export function firstBroken(entries: readonly Chained[]): number | null {
  const inOrder = entries.toSorted((a, b) => a.seq - b.seq)
  for (const [at, entry] of inOrder.entries()) {
    const before = inOrder[at - 1]
    const isLinked = before?.seq !== entry.seq - 1 || before.hash === entry.prev
    const isFirst = entry.seq !== 1 || entry.prev === NO_PREV
    if (!isSealed(entry) || !isLinked || !isFirst || before?.seq === entry.seq) return entry.seq
  }
  return null
}
