// The viewer on a page of its own, built like the product and served with its Content Security Policy.
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const alias = { '@': join(root, 'src'), '@mocks': join(root, 'mocks') }
const PAGE = 'tests/e2e/viewer/index.html'
const API = '/prod-api'
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

function policy(nonce) {
  const delivered = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  return /default "(default-src 'self'[^"]*)"/.exec(delivered)[1].replaceAll('$request_id', nonce)
}

const imported = async (path) =>
  (
    await runnerImport(join(root, path), {
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { alias },
      define: { 'import.meta.env.VITE_BASE_API': JSON.stringify(API) },
    })
  ).module

export async function serveViewer() {
  const outDir = join(root, 'node_modules/.cache/viewer-page')
  const { antdStyleSheet } = await imported('build/antdStyleSheet.ts')
  const { createFileListener, token } = await imported('tests/e2e/viewer/backend.ts')
  process.env.NODE_ENV = 'production' // the imports above run in development mode
  await build({
    root,
    publicDir: false,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), antdStyleSheet()],
    resolve: { alias },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    worker: { format: 'es' },
    html: { cspNonce: 'CSP_NONCE' },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: join(root, PAGE) },
    },
  })

  const answerCall = createFileListener(API)
  function answerFile(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost')
    if (pathname === '/token') return response.end(token())
    const nonce = randomUUID()
    response.setHeader('Content-Security-Policy', policy(nonce))
    const path = join(outDir, extname(pathname) ? pathname : PAGE)
    if (!existsSync(path)) {
      response.statusCode = 404
      return response.end()
    }
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
    const body = readFileSync(path)
    return response.end(extname(path) === '.html' ? body.toString().replaceAll('CSP_NONCE', nonce) : body)
  }
  const server = createServer((request, response) =>
    answerCall(request, response, () => answerFile(request, response)),
  )
  await new Promise((resolve) => server.listen(0, resolve))
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() }
}
