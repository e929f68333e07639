import { readEmail } from '@/shared/lib/contacts'

/** Addresses of one invitation at most. */
export const MOST_ADDRESSES = 200

/** What is wrong with a line of an invitation. */
export type AddressIssue = 'invalid' | 'duplicate' | 'present' | 'domain'

/** Someone to be invited, as he was typed. */
export interface Invitee {
  typed: string
  /** As it travels; as typed where it is no address. */
  email: string
  name: string
  issue: AddressIssue | null
}

/** One piece between separators; an address may stand in angle brackets behind a name. */
const PIECES = /[\n\r\t,;，；、|]+/
const IN_BRACKETS =
  /^(.*?)[<＜《(（]\s*(?:mailto:)?([^<>＜＞《》()（）\s]+@[^<>＜＞《》()（）\s]+)\s*[>＞》)）]\s*(.*)$/
const QUOTES = /^["'“”‘’\s:：]+|["'“”‘’\s:：]+$/g

const plain = (words: string) => words.replace(QUOTES, '')

/** Where several addresses stand in one piece only blanks part them, and each takes the words before it as its name. */
function piecesOf(piece: string): { name: string; address: string }[] {
  const bracketed = IN_BRACKETS.exec(piece)
  if (bracketed) {
    const [, before = '', address = '', after = ''] = bracketed
    return [{ name: plain(before), address }, ...(after.trim() ? piecesOf(after) : [])]
  }
  const found: { name: string; address: string }[] = []
  let words: string[] = []
  for (const word of piece.split(/\s+/).filter(Boolean)) {
    if (/[@＠]/.test(word)) {
      found.push({ name: plain(words.join(' ')), address: plain(word) })
      words = []
    } else words.push(word)
  }
  const rest = plain(words.join(' '))
  return rest ? [...found, { name: '', address: rest }] : found
}

/**
 * Who is to be invited, of what was pasted, typed or imported: addresses with any separators, with or without names in
 * front. `present`: addresses that the room has already; `isAllowed`: whether its settings let one be invited. A name alone belongs to the address in the next cell of its line.
 */
export function inviteesOf(
  typed: string,
  present: ReadonlySet<string> = new Set(),
  isAllowed: (email: string) => boolean = () => true,
): Invitee[] {
  const seen = new Set<string>()
  const issueOf = (email: string): AddressIssue | null => {
    if (seen.has(email)) return 'duplicate'
    if (present.has(email)) return 'present'
    return isAllowed(email) ? null : 'domain'
  }
  const invitees: Invitee[] = []
  for (const line of typed.normalize('NFC').split(/[\n\r;；]+/)) {
    let waiting = ''
    for (const { name, address } of line.split(PIECES).flatMap((piece) => piecesOf(piece.trim()))) {
      const email = readEmail(address)
      if (email === null && !/[@＠]/.test(address)) {
        if (waiting) invitees.push(wrong(waiting))
        waiting = address
        continue
      }
      const issue = email === null ? 'invalid' : issueOf(email)
      if (email !== null) seen.add(email)
      invitees.push({ typed: address, email: email ?? address, name: name || waiting, issue })
      waiting = ''
    }
    if (waiting) invitees.push(wrong(waiting))
  }
  return invitees
}

const wrong = (typed: string): Invitee => ({ typed, email: typed, name: '', issue: 'invalid' })

/** The line that {@link inviteesOf} reads as the same. */
export const lineOf = ({ name, email }: Pick<Invitee, 'name' | 'email'>) =>
  name ? `${name} <${email}>` : email
