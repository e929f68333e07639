import type { EChartsOption } from './chartOption'

/** No width, no ink, no break. */
const WORD_JOINER = '\u2060'

/** Wherever one stands: a label may be broken into lines, each of which is measured by itself. */
const KEYS_OF_OBJECTS = new RegExp(Object.getOwnPropertyNames(Object.prototype).join('|'), 'g')

const harmlessText = (text: string) =>
  text.replace(KEYS_OF_OBJECTS, (key) => key.slice(0, 1) + WORD_JOINER + key.slice(1))

function harmlessValue(value: unknown): unknown {
  if (typeof value === 'string') return harmlessText(value)
  if (typeof value === 'function') {
    return (...args: unknown[]) => harmlessValue((value as (...args: unknown[]) => unknown)(...args))
  }
  if (Array.isArray(value)) return value.map(harmlessValue)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, harmlessValue(inner)]))
}

/**
 * The option with every text in it, those its functions give included, kept from being a key of `Object.prototype`:
 * the drawing library remembers the widths of texts in a plain object, where `__proto__` would change all objects.
 * The texts look as before. To be called on everything that is drawn.
 */
export const harmless = (option: EChartsOption) => harmlessValue(option) as EChartsOption
