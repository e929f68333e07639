import { lazy } from 'react'
import { SearchRoutes } from '@/features/search/SearchRoutes'

const AreaBenchmark = lazy(async () => ({
  default: (await import('@/features/valuation/reports/AreaBenchmark')).AreaBenchmark,
}))

/** The search, with what the valuation knows of an indication's area. */
export default function SearchScreens() {
  return <SearchRoutes AreaBenchmark={AreaBenchmark} />
}
