import type { DictionaryEntry } from './dictionary.api'

/** The looks that the backend family knows, as tag colours of the theme; all are readable in both themes. */
const COLORS: ReadonlyMap<string, string> = new Map([
  ['default', 'default'],
  ['info', 'default'],
  ['primary', 'processing'],
  ['success', 'success'],
  ['warning', 'warning'],
  ['danger', 'error'],
])
const NEUTRAL = 'default'

/** An entry's colour from `listClass`, else from `cssClass`. What the server names is only looked up; unknown is neutral. */
export const colorOf = (entry: Pick<DictionaryEntry, 'listClass' | 'cssClass'> | undefined): string =>
  COLORS.get(entry?.listClass ?? '') ?? COLORS.get(entry?.cssClass ?? '') ?? NEUTRAL
