import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { server as interceptor } from '../setup.msw'

/** The jsdom instance, which vitest exposes as a global. */
const { jsdom } = globalThis as unknown as {
  jsdom: { reconfigure: (settings: { url: string }) => void; window: Record<string, unknown> }
}

/** A request without the API's base path. */
export interface WireRequest {
  method: string
  path: string
}

type Serve = (request: WireRequest, response: ServerResponse) => void

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': 'authorization,content-type',
  'access-control-expose-headers': 'content-disposition,download-filename',
}

/**
 * Sends calls over a real connection to `serve`, so that timeouts, cut streams and slow responses are those of the
 * network. The interceptor of the other tests, under which no timeout fires, is disabled meanwhile.
 */
export async function openWire(base: string, serve: Serve) {
  interceptor.close()
  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
    if (incoming.method === 'OPTIONS') {
      response.end()
      return
    }
    incoming.resume()
    const path = (incoming.url ?? '/').split('?')[0]!.slice(base.length)
    serve({ method: incoming.method!.toLowerCase(), path }, response)
  }
  const server = createServer(answer)
  // With Node's default of five seconds a request could hit a connection that is just closing and be lost.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const former = location.href
  jsdom.reconfigure({ url: `http://localhost:${(server.address() as AddressInfo).port}/` })
  // The classes that jsdom's own requests accept; see setup.natives.
  const { Blob, File, FormData } = globalThis
  for (const name of ['Blob', 'File', 'FormData'] as const) {
    Object.assign(globalThis, { [name]: jsdom.window[name] })
  }
  return {
    /** Closes all connections: pending responses no longer arrive. */
    async close() {
      Object.assign(globalThis, { Blob, File, FormData })
      jsdom.reconfigure({ url: former })
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      interceptor.listen({ onUnhandledRequest: 'error' })
    },
  }
}
