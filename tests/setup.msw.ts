import { setupServer } from 'msw/node'
import { expect, vi } from 'vitest'
import { createHandlers } from '@mocks/platform/backend'
import { socketHandler } from '@mocks/platform/socket'
import { API_BASE } from '@/shared/api'

export const server = setupServer(...createHandlers(API_BASE), socketHandler(API_BASE))

let complaints: unknown[][] = []

/** Notes what the console is told from now on. */
export function hearComplaints() {
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
