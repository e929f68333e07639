// `npm run mock`: the mock backend as a standalone server, for QA, curl, other clients and load tests.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { loadEnv, runnerImport } from 'vite'

const port = Number(process.env.PORT ?? 8080)
const root = fileURLToPath(new URL('../..', import.meta.url))
const base = loadEnv('production', root, 'VITE_').VITE_BASE_API ?? '/prod-api'

const { module } = await runnerImport('./mocks/server/server.ts', {
  resolve: { tsconfigPaths: true },
  define: { 'import.meta.env.VITE_BASE_API': JSON.stringify(base) },
})
const listener = module.createListener(base)
const server = createServer((request, response) =>
  listener(request, response, () => response.writeHead(302, { location: module.DEMO_PATH }).end()),
)
module.attachSocket(server, base)
server.listen(port, () => {
  console.log(
    `mock backend: http://localhost:${port}${base}  demo data: http://localhost:${port}${module.DEMO_PATH}`,
  )
})
