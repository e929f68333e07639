// Evaluated for each test file, while the window and all other modules are shared: code that changes the window or is
// held by other modules is imported, so that it runs once.
import './setup.natives'
import './setup.dom'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { resetDb } from '@mocks/platform/db'
import { pace } from '@mocks/valuation/queue'
import { connectApi, forgetSubmits } from '@/shared/api'
import { forgetDrafts } from '@/shared/form/drafts'
import { expectNoComplaints, recordComplaints, server } from './setup.msw'

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  resetDb()
  forgetSubmits()
  Object.assign(pace, { turn: 0, slice: 0 })
  connectApi({ retryPauses: [1, 1] })
  recordComplaints()
})
afterEach(() => {
  cleanup()
  forgetDrafts()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'Admin-Token=; Max-Age=0; path=/'
})
// Runs before the one above: hooks run in reverse order.
afterEach(() => {
  server.resetHandlers()
  expectNoComplaints()
})
afterAll(() => server.close())
