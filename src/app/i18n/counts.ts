import type { FormatterModule } from 'i18next'
import { groupedDigits } from '@/shared/lib/formatDigits'

/** What counts under these names, in whichever text. What numbers years, pages or versions goes by others. */
const COUNTS: ReadonlySet<unknown> = new Set(['count', 'all', 'done', 'total', 'most', 'min', 'max'])

/** None is cut off: limits can be small. */
const DECIMALS = 12

/** Commas between the thousands of what counts something, and of `{{any, number}}`. */
export const counts: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, format, _language, options) =>
    typeof value === 'number' && value >= 0 && (format === 'number' || COUNTS.has(options?.interpolationkey))
      ? groupedDigits(value, 0, DECIMALS)
      : (value as string),
}

/** How values come into texts: as they are, React escapes; each goes through the formatter. */
export const interpolation = { escapeValue: false, alwaysFormat: true }
