/* oxlint-disable typescript/unbound-method -- taken off their prototypes on purpose */

/*
 * What the watermark uses of the language, taken as this module loads: later changes to prototypes do not reach it.
 * Its code therefore calls no method of an array or a text and walks by index.
 */

const { apply } = Reflect
const { freeze } = Object

/** A method as it is now, to be called on whatever `target`. */
export const method =
  <Target, Args extends unknown[], Answer>(taken: (this: Target, ...args: Args) => Answer) =>
  (target: Target, ...args: Args): Answer =>
    apply(taken, target, args)

const exec = method(RegExp.prototype.exec)
const NativeDate = Date
const yearOf = method(Date.prototype.getFullYear)
const monthOf = method(Date.prototype.getMonth)
const dayOf = method(Date.prototype.getDate)
const twoDigits = (count: number) => (count < 10 ? `0${count}` : `${count}`)

export const language = freeze({
  min: Math.min,
  max: Math.max,
  round: Math.round,
  includes: method(String.prototype.includes),
  slice: method(String.prototype.slice),
  normalize: method(String.prototype.normalize),
  codePointAt: method(String.prototype.codePointAt),
  fromCodePoint: String.fromCodePoint,
  /** Whether a pattern, one without flags that remember, is in a text. */
  isIn: (pattern: RegExp, text: string) => exec(pattern, text) !== null,
  /** The day here, `YYYY-MM-DD`. */
  today() {
    const now = new NativeDate()
    return `${yearOf(now)}-${twoDigits(monthOf(now) + 1)}-${twoDigits(dayOf(now))}`
  },
})
