import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { dictionaryApi, type Dictionary } from './api'

type Coded = string | number | null | undefined

/**
 * A dictionary of the server: `options` for a select, and `label` for a coded value. `translate` gives the label
 * in the user's language where the area has a text for the value; otherwise it is shown as received, and a value
 * that the dictionary does not know as it is. Each type is asked for once, however many components want it.
 */
export function useDictionary(type: Dictionary, translate: (value: string) => string | null = () => null) {
  const { data: entries = [] } = useQuery({
    ...read(dictionaryApi.entries, { path: { type } }),
    staleTime: Infinity,
  })
  const label = (value: Coded): string => {
    const code = String(value ?? '') // selects hold numbers, dictionaries text
    return translate(code) ?? entries.find(({ dictValue }) => dictValue === code)?.dictLabel ?? code
  }
  return { label, options: entries.map(({ dictValue }) => ({ value: dictValue, label: label(dictValue) })) }
}
