import { memo, useDeferredValue } from 'react'
import { FacetPanel, type FacetPanelProps } from './FacetPanel'

/** As yet. */
const NONE: FacetPanelProps['facets'] = []

const Panel = memo(FacetPanel)

/** The ways to narrow a result, drawn after its rows: there are many of them. */
export function Facets({ facets, search, onSearch }: FacetPanelProps) {
  return (
    <Panel facets={useDeferredValue(facets, NONE)} search={useDeferredValue(search)} onSearch={onSearch} />
  )
}
