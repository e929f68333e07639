import { useDeferredValue } from 'react'
import { FacetPanel, type FacetPanelProps } from './FacetPanel'

/** As yet. */
const NONE: FacetPanelProps['facets'] = []

/** The ways to narrow a result, drawn after its rows: there are many of them. */
export function Facets({ facets, ...panel }: FacetPanelProps) {
  return <FacetPanel facets={useDeferredValue(facets, NONE)} {...panel} />
}
