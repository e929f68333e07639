// The page of the usages, built like the product: its configuration, with a different entry page.
import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin, type PreviewServer, type ViteDevServer } from 'vite'
import product from '../../../vite.config.ts'

const PAGE = 'tests/e2e/usages/index.html'
const cache = (name: string) =>
  fileURLToPath(new URL(`../../../node_modules/.cache/usages-${name}`, import.meta.url))

function answerEchoes({ middlewares }: ViteDevServer | PreviewServer) {
  middlewares.use('/echo', async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk as Uint8Array)
    const { method, url, headers } = request
    const [type, boundary] = (headers['content-type'] ?? '').split('; boundary=')
    const sent = Buffer.concat(chunks).toString()
    const body = boundary ? sent.replaceAll(boundary, 'BOUNDARY') : sent
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify({ method, url, type, body, accept: headers.accept, auth: headers.authorization }),
    )
  })
}
const echo: Plugin = { name: 'echo', configureServer: answerEchoes, configurePreviewServer: answerEchoes }

export default defineConfig((env) =>
  mergeConfig(product(env), {
    plugins: [echo],
    cacheDir: cache('dev'),
    optimizeDeps: { entries: [PAGE] },
    server: { hmr: false, watch: null },
    build: {
      outDir: cache('build'),
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: PAGE },
    },
  }),
)
