import type { EChartsOption } from './chartOption'

/** Invisible, without width or line break. */
const WORD_JOINER = '\u2060'

/** Matched anywhere in a text, since a label may be wrapped and each line is measured separately. */
const OBJECT_KEYS = new RegExp(Object.getOwnPropertyNames(Object.prototype).join('|'), 'g')

const sanitizeText = (text: string) =>
  text.replace(OBJECT_KEYS, (key) => key.slice(0, 1) + WORD_JOINER + key.slice(1))

function sanitizeValue(value: unknown): unknown {
  if (typeof value === 'string') return sanitizeText(value)
  if (typeof value === 'function') {
    return (...args: unknown[]) => sanitizeValue((value as (...args: unknown[]) => unknown)(...args))
  }
  if (Array.isArray(value)) return value.map(sanitizeValue)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitizeValue(inner)]))
}

/**
 * Breaks up texts that equal a key of `Object.prototype`, including those returned by formatters: echarts caches text
 * widths in a plain object, where `__proto__` would modify all objects. The texts look the same. Must be applied to
 * every rendered option.
 */
export const sanitizeOption = (option: EChartsOption) => sanitizeValue(option) as EChartsOption
