import { Suspense } from 'react'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { FACETS, withFacet, RANGE_FACETS, type Search } from '../model/searchAddress'
import type { Facet } from '../model/search.api'
import { FacetValues } from './FacetValues'
import styles from './facets.module.css'

const YearRange = lazyWithRetry(() => import('./YearRange'))

export interface FacetPanelProps {
  facets: readonly Facet[]
  search: Search
  onSearch: (search: Search) => void
}

/** Facets as counted by the server; those unknown to this version are left out. */
export function FacetPanel({ facets, search, onSearch }: FacetPanelProps) {
  const t = useTranslations('search')
  return (
    <div className={styles.facets} role="group" aria-label={t('search:facet.title')}>
      {FACETS.map((name) => {
        const values = facets.find((facet) => facet.name === name)?.values ?? []
        const chosen = search.chosen[name] ?? []
        if (values.length === 0 && chosen.length === 0) return null
        const choose = (values: readonly string[]) => onSearch(withFacet(search, name, values))
        return (
          <fieldset key={name} className={styles.facet}>
            <legend>{t(`search:facet.name.${name}`)}</legend>
            {RANGE_FACETS.has(name) ? (
              <Suspense>
                <YearRange key={chosen[0] ?? ''} values={values} chosen={chosen[0]} onChoose={choose} />
              </Suspense>
            ) : (
              <FacetValues name={name} values={values} chosen={chosen} onChoose={choose} />
            )}
          </fieldset>
        )
      })}
    </div>
  )
}
