import { http } from 'msw'
import { setupServer } from 'msw/node'
import { expect, vi } from 'vitest'
import { createHandlers } from '@mocks/platform/backend'
import { socketHandler } from '@mocks/platform/socket'
import { API_BASE } from '@/shared/api'

const later = globalThis.setTimeout

let complaints: unknown[][] = []
/** Tests so far. */
let count = 0

/** With `LATE=100` answers come up to so many ms late, and not in their order: what only luck holds together fails. */
const late = http.all('*', async () => {
  const test = count
  const most = Number(process.env.LATE ?? 0)
  if (most > 0) await new Promise((go) => later(go, Math.random() * most))
  // Of a test that is over: none comes.
  if (test !== count) await new Promise(() => undefined)
})

export const server = setupServer(late, ...createHandlers(API_BASE), socketHandler(API_BASE))

/** Notes what the console is told from now on. */
export function hearComplaints() {
  count += 1
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push(words))
  }
}

/** A console message, a missing text and an unexpected request all arrive here. */
export const expectNoComplaints = () => expect(complaints).toEqual([])

/** For a test that provokes a complaint: gives what was said so far and forgets it. */
export function takeComplaints() {
  const taken = complaints
  complaints = []
  return taken
}
