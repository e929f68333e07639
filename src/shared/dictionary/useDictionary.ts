import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiQuery } from '@/shared/api'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { dictionaryApi, type Dictionary, type DictionaryEntry } from './dictionary.api'

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>
const NOTHING: readonly DictionaryEntry[] = []

/** Dictionaries, each as `useDictionary` gives one, in the order of their types. */
export function useDictionaries(types: readonly Dictionary[]) {
  // Labels may come late; a screen does not wait for them.
  const { i18n, ready } = useTranslation('dictionary', { useSuspense: false })
  const client = useQueryClient()
  const queries = types.map((type) => ({
    ...apiQuery(dictionaryApi.entries, { path: { type } }, { goesOn: true }),
    staleTime: Infinity,
  }))
  // Sent while the screen is still being drawn: a list draws all its rows anew with each dictionary that comes later.
  for (const query of queries) if (!client.getQueryState(query.queryKey)) void client.prefetchQuery(query)
  const answers = useQueries({ queries })
  const labels = i18n.getResourceBundle(i18n.language, 'dictionary') as Labels | undefined
  const isChinese = useLanguage() === 'zh'

  return answers.map(({ data, isPending, error, refetch }, at) => {
    const type = types[at]!
    const translated = labels && Object.hasOwn(labels, type) ? labels[type]! : {}
    const isLoading = isPending || !ready
    return {
      entries: data ?? NOTHING,
      /** Label of a code; dots while the dictionary loads, the code itself without a label. */
      labelOf: (code: string, entry: DictionaryEntry | undefined): string => {
        const known = Object.hasOwn(translated, code) ? translated[code] : undefined
        // An entry without a label has its value in place of one.
        const received = entry && entry.dictLabel !== code ? entry.dictLabel : undefined
        if (!isChinese) return known ?? entry?.dictLabel ?? (isLoading ? '…' : code)
        return received ?? (isLoading ? '…' : (known ?? code))
      },
      isLoading,
      failure: error,
      retry: () => void refetch(),
    }
  })
}

export type LabelledDictionary = ReturnType<typeof useDictionaries>[number]

/**
 * A dictionary of the server with its labels in the user's language. In Chinese the server's label wins over the
 * client's own, which stands in where the server has none; in every other language it is the other way round. Each type is asked for once, however many parts want it.
 */
export const useDictionary = (type: Dictionary): LabelledDictionary => useDictionaries([type])[0]!
