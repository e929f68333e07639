import type { DictionaryEntry } from './dictionary.api'

/** Coded value in an answer: one code, several joined by commas, or a list; numbers and texts mixed. */
export type Coded = string | number | readonly (string | number)[] | null | undefined

export interface Code {
  code: string
  entry: DictionaryEntry | undefined
}

/** Distinct codes in a value, in the order received. Numbers become text, as in dictionaries. */
export function codesIn(value: Coded, entries: readonly DictionaryEntry[]): Code[] {
  if (value === null || value === undefined) return []
  const find = (code: string) => entries.find(({ dictValue }) => dictValue === code)
  const parts = (Array.isArray(value) ? value : [value]).flatMap((part: string | number) => {
    const text = String(part).trim()
    // A code may itself contain a comma.
    return find(text) ? [text] : text.split(',').map((each) => each.trim())
  })
  return [...new Set(parts)].filter((code) => code !== '').map((code) => ({ code, entry: find(code) }))
}
