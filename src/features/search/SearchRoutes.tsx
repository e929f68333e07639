import { Navigate, Route, Routes } from 'react-router-dom'
import { SearchPage } from './SearchPage'

/** The search, what it leads to, and drugs side by side. */
export default function SearchRoutes() {
  return (
    <Routes>
      <Route index element={<SearchPage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}
