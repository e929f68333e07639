import type { FormatterModule } from 'i18next'
import { formatDigits } from '@/shared/lib/formatDigits'

/** Interpolation names of counts, in any text. Numbers of years, pages or versions have other names. */
const COUNT_NAMES: ReadonlySet<unknown> = new Set(['count', 'all', 'done', 'total', 'most', 'min', 'max'])

/** High enough to cut nothing off: limits can be small. */
const DECIMALS = 12

/** Adds thousands separators to counts, and to `{{any, number}}`. */
export const countFormatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, format, _language, options) =>
    typeof value === 'number' &&
    value >= 0 &&
    (format === 'number' || COUNT_NAMES.has(options?.interpolationkey))
      ? formatDigits(value, 0, DECIMALS)
      : (value as string),
}

/** Values are not escaped, because React does it; each goes through the formatter. */
export const interpolation = { escapeValue: false, alwaysFormat: true }
