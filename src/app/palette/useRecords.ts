import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import { isSearchable } from '@/entities/catalog/useSuggestions'
import { MAX_RECORDS } from '@/shared/feature'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { FEATURES } from '../featureRegistry/features'
import { SHELL_TEXTS } from '../i18n/i18n'
import type { Command } from './commands'

const DEBOUNCE_MS = 300

const RECORDS = FEATURES.flatMap(({ records = [] }) => records)
const FULL_SEARCHES = FEATURES.flatMap(({ fullSearch = [] }) => fullSearch)

/**
 * Searches records in all features the user may search. Each feature is queried separately, so one that fails does not
 * hide the others' results.
 */
export function useRecords(query: string) {
  const t = useTranslations('shell')
  const { t: nameOf } = useTranslation(SHELL_TEXTS)
  const navigate = useNavigate()
  const language = useLanguage()
  const granted = useSession(({ permissions }) => permissions)
  const text = query.trim()
  const debouncedText = useDebounced(text, DEBOUNCE_MS)
  const isEnabled = isSearchable(debouncedText) && isSearchable(text)
  const sources = RECORDS.filter(({ needs }) => isAllowed(granted, needs))
  const kindOf = (kind: string) => nameOf(`records.${kind}` as 'home.title', { ns: SHELL_TEXTS })

  const answers = useQueries({
    queries: sources.map(({ kind, load }) => ({
      queryKey: ['records', kind, debouncedText, language],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const find = await load()
        const result = await find(debouncedText, { language, signal })
        // oxlint-disable-next-line typescript/only-throw-error -- the library expects a plain value as its error
        if (!result.ok) throw result
        return result.data.slice(0, MAX_RECORDS)
      },
      enabled: isEnabled,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      retry: false,
    })),
  })

  const found = answers.flatMap(({ data = [], isPlaceholderData }) =>
    data.map((record): Command => ({
      id: `record ${record.kind} ${record.id}`,
      group: 'record',
      kind: kindOf(record.kind),
      title: record.title,
      ...(record.hint && { hint: record.hint }),
      keywords: '',
      isOld: isPlaceholderData || debouncedText !== text,
      run: () => void navigate(record.to),
    })),
  )

  return {
    records: isEnabled ? found : [],
    isSearching: isEnabled && answers.some(({ isFetching }) => isFetching),
    failed: isEnabled
      ? sources.filter((_, index) => answers[index]?.isError).map(({ kind }) => kindOf(kind))
      : [],
    fullSearch:
      text === ''
        ? []
        : FULL_SEARCHES.filter(({ needs }) => isAllowed(granted, needs)).map(({ addressOf }): Command => ({
            id: 'search',
            group: 'search',
            title: t('shell:palette.search', { words: text }),
            keywords: '',
            run: () => void addressOf(text).then(navigate),
          })),
  }
}
