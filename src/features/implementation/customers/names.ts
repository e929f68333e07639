/** Forms of companies: they say nothing of whose name it is. */
const LATIN_FORMS: ReadonlySet<string> = new Set([
  'co',
  'company',
  'corp',
  'corporation',
  'group',
  'holding',
  'holdings',
  'inc',
  'incorporated',
  'ltd',
  'limited',
  'llc',
  'plc',
  'gmbh',
  'ag',
  'sa',
  'spa',
  'nv',
  'bv',
  'kk',
  'se',
])
const CHINESE_FORMS = ['有限责任公司', '股份有限公司', '有限公司', '股份公司', '集团', '公司']

/** Characters that a name keeps whatever its form takes. */
const LEAST = 2

function withoutChineseForm(name: string): string {
  const form = CHINESE_FORMS.find((each) => name.endsWith(each) && name.length - each.length >= LEAST)
  return form === undefined ? name : withoutChineseForm(name.slice(0, -form.length))
}

/**
 * What two ways to write the name of one company have in common: full width or not, whatever the case, accents, blanks
 * and signs, with the form of the company or without. Empty for what holds neither letters nor digits.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.’']/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
  return withoutChineseForm(words.filter((word, at) => at === 0 || !LATIN_FORMS.has(word)).join(''))
}

/** Characters of a name from which on another one that holds it is worth a look. */
const TELLING = 3

/** Whether two names, by their keys, are of one company, or may be. */
export function likenessOf(one: string, other: string): 'same' | 'alike' | null {
  if (one === '' || other === '') return null
  if (one === other) return 'same'
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= TELLING && long.includes(short) ? 'alike' : null
}
