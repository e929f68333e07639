import { Navigate, Route, Routes } from 'react-router-dom'
import { DetailGate } from './details/DetailGate'
import type { Load } from '@/shared/feature'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { AreaBenchmark } from './details/IndicationPage'
import type { RelatedProjects } from './details/OwnWork'
import { SearchPage } from './SearchPage'

// The list does not wait for their code, nor one of them for another.
const ComparePage = lazyWithRetry(async () => ({
  default: (await import('./compare/ComparePage')).ComparePage,
}))
const DrugPage = lazyWithRetry(async () => ({ default: (await import('./details/DrugPage')).DrugPage }))
const IndicationPage = lazyWithRetry(async () => ({
  default: (await import('./details/IndicationPage')).IndicationPage,
}))
const TargetPage = lazyWithRetry(async () => ({ default: (await import('./details/TargetPage')).TargetPage }))
const CompanyPage = lazyWithRetry(async () => ({
  default: (await import('./details/CompanyPage')).CompanyPage,
}))
const TrialPage = lazyWithRetry(async () => ({ default: (await import('./details/TrialPage')).TrialPage }))

/** What other areas add to the pages of things. */
interface OfOthers {
  AreaBenchmark: AreaBenchmark
  RelatedProjects: RelatedProjects
}

/** The search, what it leads to, and drugs side by side. */
function SearchRoutes(others: OfOthers) {
  return (
    <Routes>
      <Route index element={<SearchPage />} />
      <Route path="compare" element={<ComparePage />} />
      <Route element={<DetailGate />}>
        <Route path="drug/:id" element={<DrugPage {...others} />} />
        <Route path="indication/:id" element={<IndicationPage {...others} />} />
        <Route path="target/:id" element={<TargetPage {...others} />} />
        <Route path="company/:id" element={<CompanyPage {...others} />} />
        <Route path="trial/:id" element={<TrialPage {...others} />} />
      </Route>
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

/** The search with what other areas know of an indication's therapeutic area, and have about a target. */
export function searchRoutes(
  areaBenchmark: Load<{ area: string }>,
  relatedProjects: Load<{ keyword: string; empty: string }>,
) {
  const AreaBenchmark = lazyWithRetry(areaBenchmark)
  const RelatedProjects = lazyWithRetry(relatedProjects)
  return {
    default: () => <SearchRoutes AreaBenchmark={AreaBenchmark} RelatedProjects={RelatedProjects} />,
  }
}
