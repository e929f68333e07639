import { useCallback } from 'react'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { FacetName } from '../model/address'
import type { Facet } from '../model/search.api'
import { useWords } from '../model/useWords'

type Value = Facet['values'][number]

/** Facets whose values have words of ours, by the kind of value they hold. */
const KINDS = {
  stage: 'stage',
  modality: 'modality',
  drugType: 'drugType',
  area: 'area',
  route: 'route',
  class: 'targetClass',
  phase: 'phase',
  status: 'status',
  country: 'country',
  format: 'format',
  payload: 'payloadClass',
  delivery: 'delivery',
  line: 'line',
  biomarker: 'biomarker',
  designation: 'designation',
  nrdl: 'nrdl',
} as const

const kindOf = (name: FacetName) => (name in KINDS ? KINDS[name as keyof typeof KINDS] : null)

/** What the values of a facet are called: our own word, else the server's, else the value itself. */
export function useFacetWords() {
  const language = useLanguage()
  const word = useWords()
  const isChinese = language === 'zh'
  return useCallback(
    (name: FacetName, value: string, known?: Value): string => {
      const kind = kindOf(name)
      const own = kind ? word(kind, value) : value
      if (own !== value) return own
      return (isChinese ? known?.label : known?.labelEn) || known?.label || value
    },
    [word, isChinese],
  )
}
