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

/** Ms after the last key. */
const PAUSE = 300

const RECORDS = FEATURES.flatMap(({ records = [] }) => records)
const WHOLE = FEATURES.flatMap(({ wholeSearch = [] }) => wholeSearch)

/**
 * The things that the areas find by what is typed, each area for itself: what one cannot say hides nothing of the others.
 * Only those are asked that the user may ask.
 */
export function useRecords(question: string) {
  const t = useTranslations('shell')
  const { t: nameOf } = useTranslation(SHELL_TEXTS)
  const navigate = useNavigate()
  const language = useLanguage()
  const granted = useSession(({ permissions }) => permissions)
  const typed = question.trim()
  const words = useDebounced(typed, PAUSE)
  const isAsked = isSearchable(words) && isSearchable(typed)
  const asked = RECORDS.filter(({ needs }) => isAllowed(granted, needs))
  const kindOf = (kind: string) => nameOf(`records.${kind}` as 'home.title', { ns: SHELL_TEXTS })

  const answers = useQueries({
    queries: asked.map(({ kind, load }) => ({
      queryKey: ['records', kind, words, language],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const find = await load()
        const result = await find(words, { language, signal })
        // oxlint-disable-next-line typescript/only-throw-error -- what the library wants for its error state
        if (!result.ok) throw result
        return result.data.slice(0, MAX_RECORDS)
      },
      enabled: isAsked,
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
      words: '',
      isOld: isPlaceholderData || words !== typed,
      run: () => void navigate(record.to),
    })),
  )

  return {
    records: isAsked ? found : [],
    isAsking: isAsked && answers.some(({ isFetching }) => isFetching),
    /** Kinds, in words, that could not be asked for. */
    failed: isAsked
      ? asked.filter((_, index) => answers[index]?.isError).map(({ kind }) => kindOf(kind))
      : [],
    wholeSearch:
      typed === ''
        ? []
        : WHOLE.filter(({ needs }) => isAllowed(granted, needs)).map(({ addressOf }): Command => ({
            id: 'search',
            group: 'search',
            title: t('shell:palette.search', { words: typed }),
            words: '',
            run: () => void addressOf(typed).then(navigate),
          })),
  }
}
