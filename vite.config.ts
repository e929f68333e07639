import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { antdStyleSheet } from './build/antdStyleSheet.ts'
import { preload } from './build/preload.ts'
import { CHUNKS } from './build/chunks.ts'
import { verifier } from './build/verifyPage.ts'
import { mockBackend } from './mocks/server/plugin.ts' // Vite's loader needs the extension

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Base path of the API: `VITE_BASE_API` from the environment, else from the `.env` files of the mode. */
function apiBaseOf(mode: string) {
  const base = loadEnv(mode, dir('.'), 'VITE_').VITE_BASE_API || '/prod-api'
  if (!/^(\/[\w.~-]+)+$/.test(base)) {
    throw new Error(`VITE_BASE_API has to be a path such as /prod-api, without a slash at its end: ${base}`)
  }
  return base
}

/** Proxies requests and sockets of `npm run dev` to a real backend, without the prefix, as these backends expect. */
function backendProxy(target: string, apiBase: string) {
  return {
    [apiBase]: {
      target,
      changeOrigin: true,
      ws: true,
      // The backend accepts sockets of its own pages only.
      rewriteWsOrigin: true,
      rewrite: (path: string) => path.slice(apiBase.length),
    },
  }
}

const needsBackend: Plugin = {
  name: 'needs-backend',
  configureServer() {
    throw new Error(
      'Set BACKEND_URL to the address of a backend, or use `npm start` for the one with demo data.',
    )
  },
}

/** Requires an absolute base: screen paths have several levels, so relative file URLs would not be found. */
const basePath: Plugin = {
  name: 'base-path',
  configResolved({ base }) {
    if (!/^\/([\w.~-]+\/)*$/.test(base)) throw new Error(`--base has to be a path such as /desk/: ${base}`)
  },
}

/** Lets browsers cache the hashed files of a preview, like nginx, and keeps connections open. */
const previewCaching: Plugin = {
  name: 'preview-caching',
  configurePreviewServer({ middlewares, httpServer, config }) {
    middlewares.use(`${config.base}assets`, (_request, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      next()
    })
    // Node's default of 5 s is shorter than some pauses in tests: a request could hit a closing connection.
    if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 120_000
  },
}

// A test's objects are garbage when it ends: a seventh of the test time was spent on promoting them to the old space.
if (process.env.VITEST) setFlagsFromString('--max-semi-space-size=64')

export default defineConfig(({ mode, isPreview }) => {
  const backend = process.env.BACKEND_URL
  const apiBase = apiBaseOf(isPreview ? 'production' : mode) // a preview serves the production build
  // `npm start`: the app with the mock backend.
  const isDemo = mode === 'demo'
  const proxy = backend && !isDemo ? backendProxy(backend, apiBase) : {}
  return {
    plugins: [
      react(),
      basePath,
      previewCaching,
      preload(apiBase),
      antdStyleSheet(),
      verifier(),
      ...(isDemo ? [mockBackend(apiBase)] : []),
      ...(mode === 'development' && !backend ? [needsBackend] : []),
    ],
    resolve: {
      alias: [
        { find: '@', replacement: dir('./src') },
        { find: '@mocks', replacement: dir('./mocks') },
      ],
    },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    server: { proxy },
    preview: { proxy },
    // The report's charts need one large chunk; `npm run bench` enforces the size budgets.
    build: {
      // Browsers without module preload only load a little later.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        // Pure functions: an entry includes only those that it calls, not the entire engine.
        treeshake: {
          moduleSideEffects: [{ test: /valuation\/engine\/(index|method|monteCarlo)/, sideEffects: false }],
        },
        output: {
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
    worker: { format: 'es' },
    // Placeholder; the server replaces it with a new nonce in every response, see deploy/nginx.conf.
    html: { cspNonce: 'CSP_NONCE' },
    test: {
      env: { VITE_BASE_API: '/test-api' },
      pool: 'threads',
      maxWorkers: 2,
      restoreMocks: true,
      unstubGlobals: true,
      // Tests take far less, but other work may be running at the same time.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      tags: [
        {
          name: 'exhaustive',
          description: 'Every combination of something that other tests sample; `npm run test:full`.',
        },
      ],
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/{unit,contract}/**/*.test.ts', 'tests/*.test.ts'],
            environment: 'node',
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['tests/screens/**/*.test.{ts,tsx}'],
            environment: 'jsdom',
            isolate: false,
            css: false,
            setupFiles: 'tests/setup.ts',
          },
        },
      ],
    },
  }
})
