import type { Server } from 'node:http'
import { runnerImport, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'

/** Serves the mock backend below `base` in Vite's development and preview servers. */
export function mockBackend(base: string): Plugin {
  async function attach({ middlewares, httpServer }: ViteDevServer | PreviewServer) {
    const { module } = await runnerImport<typeof import('./server')>('./mocks/server/server.ts', {
      resolve: { tsconfigPaths: true },
      define: { 'import.meta.env.VITE_BASE_API': JSON.stringify(base) },
    })
    middlewares.use(module.createListener(base))
    if (httpServer) module.attachSocket(httpServer as Server, base)
  }
  return { name: 'mock-backend', configureServer: attach, configurePreviewServer: attach }
}
