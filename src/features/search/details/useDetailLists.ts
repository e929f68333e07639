import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { searchLists, type SearchQuery } from '../model/search.api'

export const MAX_BLOCK_ROWS = 10

/** First page of a search list. It has no keyword, so it does not count against the daily search quota. */
const firstPage = (facets: Record<string, string>, sort: SearchQuery['sort']) => ({
  query: { pageNum: 1, pageSize: MAX_BLOCK_ROWS, facets, ...(sort ? { sort } : {}) },
})

type Facets = Record<string, string>

export const useDrugs = (facets: Facets) => useQuery(apiQuery(searchLists.drug, firstPage(facets, 'stage')))
export const useEngineered = (facets: Facets) =>
  useQuery(apiQuery(searchLists.engineered, firstPage(facets, 'stage')))
export const usePipeline = (facets: Facets) =>
  useQuery(apiQuery(searchLists.pipeline, firstPage(facets, 'stage')))
export const useTrials = (facets: Facets) => useQuery(apiQuery(searchLists.trial, firstPage(facets, 'year')))
