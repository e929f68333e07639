/** Full-width digits, letters and signs as their plain forms; without the blanks that people type or paste. */
const plain = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')

const MAINLAND = /^1[3-9]\d{9}$/
/** At most 15 digits in all, as numbers of the world are. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/**
 * A phone number as it travels, or null when it is none: 11 digits of a mainland mobile, otherwise international
 * with `+`. Separators are taken out, and so is the mainland's own `+86`, so that one phone has one number.
 */
export function readPhone(typed: string): string | null {
  const number = plain(typed).replace(/[-()]/g, '').replace(/^\+86/, '')
  return MAINLAND.test(number) || INTERNATIONAL.test(number) ? number : null
}

const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/

/** An e-mail address as it travels, in lower case, or null when it is none. */
export function readEmail(typed: string): string | null {
  const address = plain(typed).toLowerCase()
  const [local = '', domain = '', ...more] = address.split('@')
  const isAddress =
    more.length === 0 &&
    local.length <= 64 &&
    domain.length <= 253 &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(domain)
  return isAddress ? address : null
}

/** A code that was sent to a phone or an address, as it travels: six digits, or null. */
export function readSentCode(typed: string): string | null {
  const code = plain(typed)
  return /^\d{6}$/.test(code) ? code : null
}
