import { useCallback } from 'react'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { FacetName } from '../model/searchAddress'
import type { Facet } from '../model/search.api'
import { useCodeLabels } from '../model/useCodeLabels'

type Value = Facet['values'][number]

const KIND_BY_FACET = {
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

const kindOf = (name: FacetName) =>
  name in KIND_BY_FACET ? KIND_BY_FACET[name as keyof typeof KIND_BY_FACET] : null

/** Returns the label of a facet value: the client's, otherwise the server's, otherwise the value itself. */
export function useFacetLabels() {
  const language = useLanguage()
  const labelOf = useCodeLabels()
  const isChinese = language === 'zh'
  return useCallback(
    (name: FacetName, value: string, known?: Value): string => {
      const kind = kindOf(name)
      const own = kind ? labelOf(kind, value) : value
      if (own !== value) return own
      return (isChinese ? known?.label : known?.labelEn) || known?.label || value
    },
    [labelOf, isChinese],
  )
}
