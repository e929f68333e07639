import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { CustomerListPage } from './CustomerListPage'

// The list does not wait for the code of a single customer.
const CustomerPage = lazyWithRetry(async () => ({ default: (await import('./CustomerPage')).CustomerPage }))

/** The customers of the funded projects, and one of them. */
export default function CustomerRoutes() {
  return (
    <Routes>
      <Route index element={<CustomerListPage />} />
      <Route path=":id" element={<CustomerPage />} />
    </Routes>
  )
}
