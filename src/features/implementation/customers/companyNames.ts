/** Legal forms, which do not identify a company. */
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

/** In characters: what remains of a name when its legal form is removed. */
const MIN_LENGTH = 2

function withoutChineseForm(name: string): string {
  const form = CHINESE_FORMS.find((each) => name.endsWith(each) && name.length - each.length >= MIN_LENGTH)
  return form === undefined ? name : withoutChineseForm(name.slice(0, -form.length))
}

/**
 * Key that different spellings of a company's name share: ignores width, case, accents, spaces, punctuation and the
 * legal form. Empty for a name without letters and digits.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f.’']/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
  return withoutChineseForm(words.filter((word, index) => index === 0 || !LATIN_FORMS.has(word)).join(''))
}

/** In characters; shorter names are not searched for within other names. */
const MIN_PART_LENGTH = 3

/** Compares two name keys: of the same company, possibly of the same, or null. */
export function similarityOf(one: string, other: string): 'same' | 'alike' | null {
  if (one === '' || other === '') return null
  if (one === other) return 'same'
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= MIN_PART_LENGTH && long.includes(short) ? 'alike' : null
}
