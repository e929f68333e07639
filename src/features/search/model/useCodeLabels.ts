import { useCallback, useMemo } from 'react'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'

/** Kinds of codes that this feature labels; names of countries and regions come from `Intl`. */
type CodeKind =
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
  | DetailCodeKind

/** Kinds that only detail pages show; their translations load with these pages. */
type DetailCodeKind = 'role' | 'dealKind' | 'patentKind' | 'exclusivityKind' | 'armKind' | 'endpointKind'

const COUNTRY_CODE = /^[A-Z]{2}$/

/** Returns the label of a catalogue code; an unknown code is returned unchanged. */
export function useCodeLabels() {
  const known = useOptionalTranslation('search')
  const language = useLanguage()
  const regions = useMemo(() => new Intl.DisplayNames([language], { type: 'region' }), [language])
  return useCallback(
    (kind: CodeKind, value: string | null | undefined): string => {
      if (!value) return EMPTY_VALUE
      if (kind === 'country') {
        if (!COUNTRY_CODE.test(value)) return value
        return regions.of(value) ?? value
      }
      return known(`search:word.${kind}`, value) ?? known(`searchDetails:word.${kind}`, value) ?? value
    },
    [known, regions],
  )
}
