export const toHalfWidth = (text: string) =>
  text
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')

const PLAIN = /^-?(\d+\.?\d*|\.\d+)$/
/** Groups of three with the same separator throughout: a comma, a space of any width, or an apostrophe. */
const GROUPED = /^-?\d{1,3}([,\s'’])\d{3}(\1\d{3})*(\.\d*)?$/

/** Parses a number, with thousands separators only if they group by three; null if invalid. */
export function parseNumber(typed: string | number): number | null {
  if (typeof typed === 'number') return Number.isFinite(typed) ? typed : null
  const text = toHalfWidth(typed).replace('\u2212', '-').trim()
  if (!PLAIN.test(text) && !GROUPED.test(text)) return null
  const value = Number(text.replaceAll(/[,\s'’]/g, ''))
  return Number.isFinite(value) ? value : null
}

/** Like {@link parseNumber} for integers: digits only, so `1.5`, `1e2` and `+5` are invalid. */
export function parseInteger(typed: string | number): number | null {
  if (typeof typed === 'string' && !/^\d+$/.test(toHalfWidth(typed).trim())) return null
  const value = parseNumber(typed)
  return value !== null && Number.isSafeInteger(value) ? value : null
}

const UNITS = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['t', 1e12],
  ['mn', 1e6],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['千', 1e3],
  ['万', 1e4],
  ['百万', 1e6],
  ['千万', 1e7],
  ['亿', 1e8],
  ['万亿', 1e12],
])

/** Units in which spreadsheets hold amounts; offered when cells are pasted. */
export const PASTED_UNITS = [1, 1e3, 1e4, 1e6, 1e8] as const
export type PastedUnit = (typeof PASTED_UNITS)[number]

/** Units in traditional characters, as in Hong Kong and Taiwan. */
const simplified = (unit: string) => unit.replaceAll('億', '亿').replaceAll('萬', '万')

/** Like {@link parseNumber} for money, which people also write with a unit: `8b`, `1.5 million`, `8亿`. */
export function parseAmount(typed: string | number): number | null {
  if (typeof typed === 'number') return parseNumber(typed)
  const [, digits = '', unit = ''] = /^(.*?)\s*([a-z\u4e00-\u9fff]*)$/i.exec(toHalfWidth(typed).trim()) ?? []
  const value = parseNumber(digits)
  const factor = unit === '' ? 1 : UNITS.get(simplified(unit.toLowerCase()))
  if (value === null || factor === undefined) return null
  // 1.1 · 10⁹ without floating-point noise
  return factor === 1 ? value : Number((value * factor).toPrecision(15))
}
