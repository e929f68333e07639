import { useQuery } from '@tanstack/react-query'
import { read } from '@/shared/api'
import { searchLists, type SearchQuery } from '../model/search.api'

export const MAX_BLOCK_ROWS = 10

/** First page of a search list. It has no keyword, so it does not count against the daily search quota. */
const firstPage = (facets: Record<string, string>, sort: SearchQuery['sort']) => ({
  query: { pageNum: 1, pageSize: MAX_BLOCK_ROWS, facets, ...(sort ? { sort } : {}) },
})

type Facets = Record<string, string>

export const useDrugs = (facets: Facets) => useQuery(read(searchLists.drug, firstPage(facets, 'stage')))
export const useEngineered = (facets: Facets) =>
  useQuery(read(searchLists.engineered, firstPage(facets, 'stage')))
export const usePipeline = (facets: Facets) =>
  useQuery(read(searchLists.pipeline, firstPage(facets, 'stage')))
export const useTrials = (facets: Facets) => useQuery(read(searchLists.trial, firstPage(facets, 'year')))
