import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { dictionaryApi, type Dictionary, type DictionaryEntry } from './api'

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>
const NOTHING: readonly DictionaryEntry[] = []

/** Dictionaries, each as `useDictionary` gives one, in the order of their types. */
export function useDictionaries(types: readonly Dictionary[]) {
  // Labels may come late; a screen does not wait for them.
  const { i18n, ready } = useTranslation('dictionary', { useSuspense: false })
  const answers = useQueries({
    queries: types.map((type) => ({
      ...read(dictionaryApi.entries, { path: { type } }, { goesOn: true }),
      staleTime: Infinity,
    })),
  })
  const labels = i18n.getResourceBundle(i18n.language, 'dictionary') as Labels | undefined

  return answers.map(({ data, isPending, error, refetch }, at) => {
    const type = types[at]!
    const translated = labels && Object.hasOwn(labels, type) ? labels[type]! : {}
    const isLoading = isPending || !ready
    return {
      entries: data ?? NOTHING,
      /** What stands for a code: its label, dots while that is read, or itself when it has none. */
      labelOf: (code: string, entry: DictionaryEntry | undefined): string =>
        (Object.hasOwn(translated, code) ? translated[code] : entry?.dictLabel) ?? (isLoading ? '…' : code),
      isLoading,
      failure: error,
      retry: () => void refetch(),
    }
  })
}

export type LabelledDictionary = ReturnType<typeof useDictionaries>[number]

/**
 * A dictionary of the server with its labels in the user's language: translated where there is a text for the
 * value, else as received. Each type is asked for once, however many parts want it.
 */
export const useDictionary = (type: Dictionary): LabelledDictionary => useDictionaries([type])[0]!
