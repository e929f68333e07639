import { Navigate, Route, Routes } from 'react-router-dom'
import { DetailGate } from './details/DetailGate'
import type { Load } from '@/shared/ui/lazy/screenLoader'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { AreaBenchmark } from './details/IndicationPage'
import type { RelatedProjects } from './details/OwnWork'
import { SearchPage } from './SearchPage'

// Each page has its own chunk, so that the list loads first.
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

interface InjectedComponents {
  AreaBenchmark: AreaBenchmark
  RelatedProjects: RelatedProjects
}

function SearchRoutes(injected: InjectedComponents) {
  return (
    <Routes>
      <Route index element={<SearchPage />} />
      <Route path="compare" element={<ComparePage />} />
      <Route element={<DetailGate />}>
        <Route path="drug/:id" element={<DrugPage {...injected} />} />
        <Route path="indication/:id" element={<IndicationPage {...injected} />} />
        <Route path="target/:id" element={<TargetPage {...injected} />} />
        <Route path="company/:id" element={<CompanyPage {...injected} />} />
        <Route path="trial/:id" element={<TrialPage {...injected} />} />
      </Route>
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}

/** Routes of the search; other features inject a benchmark for a therapeutic area and projects related to a target. */
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
