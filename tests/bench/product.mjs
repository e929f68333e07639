// Serves the production build with the mock backend as in production: compressed, with immutable assets.
import { createServer } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, runnerImport } from 'vite'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the product with its manifest. Leaves `dist` and the builds of other checkouts alone. */
export async function buildProduct(plugins = []) {
  const outDir = join(root, 'dist-bench')
  await build({
    root,
    logLevel: 'error',
    mode: 'production',
    plugins,
    build: { outDir, manifest: true, emptyOutDir: true },
  })
  return outDir
}

/** Builds the floor app, which measures the minimum cost of a signed-in list in this stack. */
export async function buildFloor() {
  const outDir = join(root, 'node_modules/.cache/floor')
  const { antdStyleSheet } = (
    await runnerImport(join(root, 'build/antdStyleSheet.ts'), { root, configFile: false, logLevel: 'error' })
  ).module
  await build({
    root: join(root, 'tests/bench/floor'),
    configFile: false,
    plugins: [antdStyleSheet()],
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  })
  return outDir
}

const API_BASE = '/prod-api'
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves a build on a free port. */
export async function serveProduct(outDir) {
  const { module } = await runnerImport(join(root, 'mocks/server/server.ts'), {
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { 'import.meta.env.VITE_BASE_API': JSON.stringify(API_BASE) },
  })
  const backend = module.createListener(API_BASE)
  const files = new Map()
  /** Returns index.html for paths that are not files. */
  function fileAt(path) {
    const name = extname(path) && existsSync(join(outDir, path)) ? path : '/index.html'
    if (!files.has(name)) files.set(name, gzipSync(readFileSync(join(outDir, name)), { level: 9 }))
    return { body: files.get(name), type: TYPES[extname(name)] ?? 'application/octet-stream', name }
  }
  const server = createServer((request, response) =>
    backend(request, response, () => {
      const { body, type, name } = fileAt(new URL(request.url, 'http://localhost').pathname)
      const isHashed = name.startsWith('/assets/')
      response.writeHead(200, {
        'Content-Type': type,
        'Content-Encoding': 'gzip',
        'Content-Length': body.length,
        'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      response.end(body)
    }),
  )
  module.attachSocket(server, API_BASE)
  await new Promise((resolve) => server.listen(0, resolve))
  const origin = `http://localhost:${server.address().port}`
  return { origin, close: () => server.close(), signIn: (account) => signIn(origin, account) }
}

/** Token of a demo account; a demo endpoint returns the answer to the captcha. */
async function signIn(origin, account) {
  const json = async (path, init) => (await fetch(`${origin}${path}`, init)).json()
  const { uuid } = await json(`${API_BASE}/captchaImage`)
  const { answer: code } = await json(`/__demo/captcha?uuid=${uuid}`)
  const { token, msg } = await json(`${API_BASE}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: account, password: `${account}123`, code, uuid }),
  })
  if (!token) throw new Error(`no session for the bench: ${msg}`)
  return token
}
