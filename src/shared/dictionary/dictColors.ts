import type { DictionaryEntry } from './dictionary.api'

/** Style names of the backend family, as tag colours that are readable in both themes. */
const COLORS: ReadonlyMap<string, string> = new Map([
  ['default', 'default'],
  ['info', 'default'],
  ['primary', 'processing'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['danger', 'error'],
])
const NEUTRAL = 'default'

/** Colour by `listClass`, else by `cssClass`. Names from the server are only looked up; unknown ones are neutral. */
export const colorOf = (entry: Pick<DictionaryEntry, 'listClass' | 'cssClass'> | undefined): string =>
  COLORS.get(entry?.listClass ?? '') ?? COLORS.get(entry?.cssClass ?? '') ?? NEUTRAL
