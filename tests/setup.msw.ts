import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createHandlers } from '@mocks/platform/backend'
import { resetDb } from '@mocks/platform/db'
import { socketHandler } from '@mocks/platform/socket'
import { pace } from '@mocks/valuation/queue'
import { API_BASE, connectApi, forgetSubmits } from '@/shared/api'

export const server = setupServer(...createHandlers(API_BASE), socketHandler(API_BASE))

let complaints: unknown[][] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  resetDb()
  forgetSubmits()
  Object.assign(pace, { turn: 0, slice: 0 })
  connectApi({ retryPauses: [1, 1] })
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push(words))
  }
})
afterEach(() => {
  server.resetHandlers()
  // A console message, a missing text and an unexpected request all arrive here.
  expect(complaints).toEqual([])
})
afterAll(() => server.close())

/** For a test that provokes a complaint: gives what was said so far and forgets it. */
export function takeComplaints() {
  const taken = complaints
  complaints = []
  return taken
}
