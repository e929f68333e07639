/** Converts full-width characters and removes the blanks that people type or paste. */
const plain = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')

const MAINLAND = /^1[3-9]\d{9}$/
/** At most 15 digits in total (E.164). */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/

/**
 * Normalises a phone number, or returns null: 11 digits of a mainland mobile, otherwise international with `+`.
 * Separators and the mainland's own `+86` are removed, so that each phone has one number.
 */
export function parsePhone(typed: string): string | null {
  const number = plain(typed).replace(/[-()]/g, '').replace(/^\+86/, '')
  return MAINLAND.test(number) || INTERNATIONAL.test(number) ? number : null
}

const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/

/** Normalises an e-mail address to lower case, or returns null. */
export function parseEmail(typed: string): string | null {
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

/** Normalises a verification code of six digits, or returns null. */
export function parseSentCode(typed: string): string | null {
  const code = plain(typed)
  return /^\d{6}$/.test(code) ? code : null
}
