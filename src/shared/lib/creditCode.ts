/**
 * Unified social credit code of an organisation: 18 characters, the last of which is a check character. Source: GB
 * 32100-2015, appendix A (alphabet of 31 characters without I, O, S, V and Z; weights 3^i mod 31).
 */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/**
 * Form in which codes and names are compared: half-width capitals without blanks, so that `px-1` is `PX－1`.
 */
export const normalizeCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()

function checkCharacter(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * ALPHABET.indexOf(body[index]!), 0)
  return ALPHABET[(31 - (sum % 31)) % 31]!
}

/** Normalises the code to half-width capitals; null for a wrong length, character or check character. */
export function parseCreditCode(typed: string): string | null {
  const code = normalizeCode(typed)
  // Authority, kind of organisation, six digits of the region, nine of the organisation, check character.
  if (!/^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/.test(code)) return null
  return code[17] === checkCharacter(code) ? code : null
}
