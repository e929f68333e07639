import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiQuery } from '@/shared/api'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { dictionaryApi, type Dictionary, type DictionaryEntry } from './dictionary.api'

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>
const EMPTY_ENTRIES: readonly DictionaryEntry[] = []

export function useDictionaries(types: readonly Dictionary[]) {
  // Labels may load late; a screen does not wait for them.
  const { i18n, ready } = useTranslation('dictionary', { useSuspense: false })
  const client = useQueryClient()
  const queries = types.map((type) => ({
    ...apiQuery(dictionaryApi.entries, { path: { type } }, { ignoreAbort: true }),
    staleTime: Infinity,
  }))
  // Prefetched while rendering: each dictionary that arrives later re-renders all rows of a list.
  for (const query of queries) if (!client.getQueryState(query.queryKey)) void client.prefetchQuery(query)
  const answers = useQueries({ queries })
  const labels = i18n.getResourceBundle(i18n.language, 'dictionary') as Labels | undefined
  const isChinese = useLanguage() === 'zh'

  return answers.map(({ data, isPending, error, refetch }, index) => {
    const type = types[index]!
    const translated = labels && Object.hasOwn(labels, type) ? labels[type]! : {}
    const isLoading = isPending || !ready
    return {
      entries: data ?? EMPTY_ENTRIES,
      /** Label of a code; dots while the dictionary loads, the code itself without a label. */
      labelOf: (code: string, entry: DictionaryEntry | undefined): string => {
        const known = Object.hasOwn(translated, code) ? translated[code] : undefined
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
 * client's, which is the fallback; in every other language it is the other way round. Each type is fetched once,
 * however many components use it.
 */
export const useDictionary = (type: Dictionary): LabelledDictionary => useDictionaries([type])[0]!
