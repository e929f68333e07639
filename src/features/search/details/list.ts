import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { searchLists, type SearchQuery } from '../model/search.api'

/** Rows that a block shows of a list. */
export const SHOWN = 10

/** First rows of what the search lists under these facets; no keyword, so no search of the day is spent. */
const firstOf = (facets: Record<string, string>, sort: SearchQuery['sort']) => ({
  query: { pageNum: 1, pageSize: SHOWN, facets, ...(sort ? { sort } : {}) },
})

type Facets = Record<string, string>

export const useDrugs = (facets: Facets) => useQuery(read(searchLists.drug, firstOf(facets, 'stage')))
export const useEngineered = (facets: Facets) =>
  useQuery(read(searchLists.engineered, firstOf(facets, 'stage')))
export const usePipeline = (facets: Facets) => useQuery(read(searchLists.pipeline, firstOf(facets, 'stage')))
export const useTrials = (facets: Facets) => useQuery(read(searchLists.trial, firstOf(facets, 'year')))
