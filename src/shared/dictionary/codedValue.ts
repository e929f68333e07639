import type { DictionaryEntry } from './dictionary.api'

/** A coded value as answers hold it: one code, several joined by commas, or a list; numbers and texts mixed. */
export type Coded = string | number | readonly (string | number)[] | null | undefined

/** A code with its entry; undefined for a code that the dictionary does not know. */
export interface Code {
  code: string
  entry: DictionaryEntry | undefined
}

/** The codes in a value, each once, in the order received. Dictionaries hold texts, so numbers become texts. */
export function codesIn(value: Coded, entries: readonly DictionaryEntry[]): Code[] {
  if (value === null || value === undefined) return []
  const find = (code: string) => entries.find(({ dictValue }) => dictValue === code)
  const parts = (Array.isArray(value) ? value : [value]).flatMap((part: string | number) => {
    const text = String(part).trim()
    // A code may itself hold a comma.
    return find(text) ? [text] : text.split(',').map((each) => each.trim())
  })
  return [...new Set(parts)].filter((code) => code !== '').map((code) => ({ code, entry: find(code) }))
}
