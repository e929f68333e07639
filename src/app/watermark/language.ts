/* oxlint-disable typescript/unbound-method -- detached from their prototypes on purpose */

/*
 * Built-ins used by the watermark, captured when this module loads, so that later changes to prototypes do not affect
 * it. Its code therefore calls no methods of arrays or strings and iterates by index.
 */

const { apply } = Reflect
const { freeze } = Object

/** Captures the current implementation of a method, to be called on any `target`. */
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
  /** True when the text matches; the pattern must not be global or sticky, because those keep state. */
  isIn: (pattern: RegExp, text: string) => exec(pattern, text) !== null,
  /** The local day, `YYYY-MM-DD`. */
  today() {
    const now = new NativeDate()
    return `${yearOf(now)}-${twoDigits(monthOf(now) + 1)}-${twoDigits(dayOf(now))}`
  },
})
