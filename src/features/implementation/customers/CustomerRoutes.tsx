import { Route, Routes } from 'react-router-dom'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { CustomerListPage } from './CustomerListPage'

// The list loads without the code of a customer's page.
const CustomerPage = lazyWithRetry(async () => ({ default: (await import('./CustomerPage')).CustomerPage }))

export default function CustomerRoutes() {
  return (
    <Routes>
      <Route index element={<CustomerListPage />} />
      <Route path=":id" element={<CustomerPage />} />
    </Routes>
  )
}
