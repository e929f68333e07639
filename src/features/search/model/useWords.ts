import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ABSENT } from '@/shared/lib/money'
import { useText } from '@/shared/texts'

/** Kinds of coded values whose words are ours; countries and regions are the platform's. */
type Kind =
  | 'stage'
  | 'modality'
  | 'drugType'
  | 'area'
  | 'route'
  | 'targetClass'
  | 'format'
  | 'payloadClass'
  | 'delivery'
  | 'phase'
  | 'status'
  | 'line'
  | 'biomarker'
  | 'designation'
  | 'nrdl'
  | 'country'
  | DetailKind

/** Those that only the pages of single things show; their words come with these. */
type DetailKind = 'role' | 'dealKind' | 'patentKind' | 'exclusivityKind' | 'armKind' | 'endpointKind'

const NAMESPACES = ['search', 'searchDetails'] as const

/** ISO codes, and the union's. */
const COUNTRY = /^[A-Z]{2}$/

/** What coded values of the catalogue are called; one that is not known is shown as received. */
export function useWords() {
  const t = useText('search')
  const { i18n } = useTranslation()
  const { language } = i18n
  const regions = useMemo(() => new Intl.DisplayNames([language], { type: 'region' }), [language])
  return useCallback(
    (kind: Kind, value: string | null | undefined): string => {
      if (!value) return ABSENT
      if (kind === 'country') {
        if (!COUNTRY.test(value)) return value
        return regions.of(value) ?? value
      }
      const key = `word.${kind}.${value}`
      // A key's separators in a value from the server would lead elsewhere.
      return /[.:]/.test(value) || !i18n.exists(key, { ns: NAMESPACES })
        ? value
        : t(key as 'search:title', { ns: NAMESPACES })
    },
    [t, i18n, regions],
  )
}
