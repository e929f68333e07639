/** Full-width characters as Chinese input methods give them (１２．５) in ASCII. */
export const toHalfWidth = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')

const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/
const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/

/** The number in a text, thousands separators allowed where they group by three; null when it is none. */
export function parseNumber(typed: string | number): number | null {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : null
  const text = toHalfWidth(typed).trim()
  if (!PLAIN.test(text) && !GROUPED.test(text)) return null
  const value = Number(text.replaceAll(',', ''))
  return Number.isFinite(value) ? value : null
}

/** As {@link parseNumber} for whole numbers: digits only, so `1.5`, `1e2` and `+5` are none. */
export function parseInteger(typed: string | number): number | null {
  if (typeof typed === 'string' && !/^\d+$/.test(toHalfWidth(typed).trim())) return null
  const value = parseNumber(typed)
  return value !== null && Number.isSafeInteger(value) ? value : null
}
