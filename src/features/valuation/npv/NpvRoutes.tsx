import { Navigate, Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'

// The list and the calculator load independently of each other.
const NpvListPage = lazyWithRetry(async () => ({ default: (await import('./NpvListPage')).NpvListPage }))
const NpvPage = lazyWithRetry(async () => ({ default: (await import('./NpvPage')).NpvPage }))
const NewNpvPage = lazyWithRetry(async () => ({ default: (await import('./NpvPage')).NewNpvPage }))

export default function NpvRoutes() {
  return (
    <Routes>
      <Route index element={<NpvListPage />} />
      <Route path="new" element={<NewNpvPage />} />
      <Route path=":id" element={<NpvPage />} />
      <Route path="*" element={<Navigate to="/404" replace />} />
    </Routes>
  )
}
