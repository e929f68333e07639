import { useCallback, useMemo } from 'react'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useKnownText } from '@/shared/i18n/useKnownText'

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

/** ISO codes, and the union's. */
const COUNTRY = /^[A-Z]{2}$/

/** What coded values of the catalogue are called; one that is not known is shown as received. */
export function useWords() {
  const known = useKnownText('search')
  const language = useLanguage()
  const regions = useMemo(() => new Intl.DisplayNames([language], { type: 'region' }), [language])
  return useCallback(
    (kind: Kind, value: string | null | undefined): string => {
      if (!value) return EMPTY_VALUE
      if (kind === 'country') {
        if (!COUNTRY.test(value)) return value
        return regions.of(value) ?? value
      }
      return known(`search:word.${kind}`, value) ?? known(`searchDetails:word.${kind}`, value) ?? value
    },
    [known, regions],
  )
}
