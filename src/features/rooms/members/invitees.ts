import { parseEmail } from '@/shared/lib/contacts'

export const MAX_ADDRESSES = 200

export type AddressIssue = 'invalid' | 'duplicate' | 'present' | 'domain'

export interface Invitee {
  typed: string
  /** Normalised; as typed if invalid. */
  email: string
  name: string
  issue: AddressIssue | null
}

/** Separators; an address may follow its name in angle brackets. */
const PIECES = /[\n\r\t,;，；、|]+/
const IN_BRACKETS =
  /^(.*?)[<＜《(（]\s*(?:mailto:)?([^<>＜＞《》()（）\s]+@[^<>＜＞《》()（）\s]+)\s*[>＞》)）]\s*(.*)$/
const QUOTES = /^["'“”‘’\s:：]+|["'“”‘’\s:：]+$/g

const stripQuotes = (nameParts: string) => nameParts.replace(QUOTES, '')

/** Splits a piece with several addresses at blanks; the words before an address are its name. */
function splitAddresses(piece: string): { name: string; address: string }[] {
  const bracketed = IN_BRACKETS.exec(piece)
  if (bracketed) {
    const [, before = '', address = '', after = ''] = bracketed
    return [{ name: stripQuotes(before), address }, ...(after.trim() ? splitAddresses(after) : [])]
  }
  const found: { name: string; address: string }[] = []
  let nameParts: string[] = []
  for (const word of piece.split(/\s+/).filter(Boolean)) {
    if (/[@＠]/.test(word)) {
      found.push({ name: stripQuotes(nameParts.join(' ')), address: stripQuotes(word) })
      nameParts = []
    } else nameParts.push(word)
  }
  const rest = stripQuotes(nameParts.join(' '))
  return rest ? [...found, { name: '', address: rest }] : found
}

/**
 * Parses a pasted, typed or imported list of addresses with any separators, with or without names before them.
 * `present`: addresses already in the room; `isAllowed`: false for a domain that the room does not allow. A name alone
 * belongs to the address in the next cell of its line.
 */
export function parseInvitees(
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
    let pendingName = ''
    for (const { name, address } of line.split(PIECES).flatMap((piece) => splitAddresses(piece.trim()))) {
      const email = parseEmail(address)
      if (email === null && !/[@＠]/.test(address)) {
        if (pendingName) invitees.push(invalidInvitee(pendingName))
        pendingName = address
        continue
      }
      const issue = email === null ? 'invalid' : issueOf(email)
      if (email !== null) seen.add(email)
      invitees.push({ typed: address, email: email ?? address, name: name || pendingName, issue })
      pendingName = ''
    }
    if (pendingName) invitees.push(invalidInvitee(pendingName))
  }
  return invitees
}

const invalidInvitee = (typed: string): Invitee => ({ typed, email: typed, name: '', issue: 'invalid' })

/** Formats a line that {@link parseInvitees} parses back to the same invitee. */
export const formatInvitee = ({ name, email }: Pick<Invitee, 'name' | 'email'>) =>
  name ? `${name} <${email}>` : email
