import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { SearchPage } from './SearchPage'

// The list does not wait for it.
const ComparePage = lazy(async () => ({ default: (await import('./compare/ComparePage')).ComparePage }))

/** The search, what it leads to, and drugs side by side. */
export default function SearchRoutes() {
  return (
    <Routes>
      <Route index element={<SearchPage />} />
      <Route path="compare" element={<ComparePage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}
