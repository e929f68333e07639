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
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }

function policy(nonce) {
  const delivered = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  return /default "(default-src 'self'[^"]*)"/.exec(delivered)[1].replaceAll('$request_id', nonce)
}

const imported = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: 'error', resolve: { alias } }))
    .module

export async function serveViewer() {
  const outDir = join(root, 'node_modules/.cache/viewer-page')
  const { pdfFiles } = await imported('build/pdfFiles.ts')
  const { antdStyleSheet } = await imported('build/antdStyleSheet.ts')
  const { fileOf } = await imported('tests/e2e/viewer/files.ts')
  process.env.NODE_ENV = 'production' // the imports above run in development mode
  await build({
    root,
    publicDir: false,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), antdStyleSheet(), pdfFiles()],
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

  const made = new Map()
  /** Cached, so that repeated measurements do not wait for the generated file. */
  function fileNamed(name) {
    if (!made.has(name)) made.set(name, fileOf(name))
    return made.get(name)
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const nonce = randomUUID()
    response.setHeader('Content-Security-Policy', policy(nonce))
    const name = /^\/files\/(.+)\.pdf$/.exec(pathname)?.[1]
    if (name) {
      const file = await fileNamed(name)
      response.statusCode = file === null ? 404 : 200
      return response.end(file === null ? '' : Buffer.from(file))
    }
    const path = join(outDir, extname(pathname) ? pathname : PAGE)
    if (!existsSync(path)) {
      response.statusCode = 404
      return response.end()
    }
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
    const body = readFileSync(path)
    return response.end(extname(path) === '.html' ? body.toString().replaceAll('CSP_NONCE', nonce) : body)
  })
  await new Promise((resolve) => server.listen(0, resolve))
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() }
}
