import { http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, vi } from 'vitest'
import { createHandlers } from '@mocks/platform/backend'
import { socketHandler } from '@mocks/platform/socket'
import { API_BASE } from '@/shared/api'

const realSetTimeout = globalThis.setTimeout

let complaints: unknown[][] = []
let testCount = 0

/** With `LATE=100` responses are delayed by up to 100 ms at random and arrive out of order, so that races fail. */
const delayed = http.all('*', async () => {
  const test = testCount
  const maxDelay = Number(process.env.LATE ?? 0)
  if (maxDelay > 0) await new Promise((go) => realSetTimeout(go, Math.random() * maxDelay))
  // A test that is over gets no response.
  if (test !== testCount) await new Promise(() => undefined)
})

export const server = setupServer(delayed, ...createHandlers(API_BASE), socketHandler(API_BASE))

/** Starts to record console errors and warnings. */
export function recordComplaints() {
  testCount += 1
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void complaints.push(args))
  }
}

/** Covers console messages, missing translations and unexpected requests. */
export const expectNoComplaints = () => expect(complaints).toEqual([])

/** For tests that provoke a complaint: returns and clears the recorded ones. */
export function takeComplaints() {
  const taken = complaints
  complaints = []
  return taken
}
