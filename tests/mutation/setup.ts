// Replaces tests/setup.ts and the server of setup.msw.ts: these load the whole mock backend, which takes seconds and
// would be repeated for each change of the code.
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import '../setup.natives'
import { connectApi, forgetSubmits } from '@/shared/api'

export const server = setupServer()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  forgetSubmits()
  connectApi({ retryPauses: [1, 1] })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
