import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockBackend } from './mocks/plugin.ts' // Vite's loader wants the extension

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Base path of the API, see .env.production. */
const API_BASE = process.env.VITE_BASE_API ?? '/prod-api'

/** `npm start`: the product over the mock backend. */
const isDemo = (mode: string) => mode === 'demo'

/** `npm run dev` passes the API on to a real backend. */
function backendProxy(command: string, mode: string, isPreview = false) {
  if (isDemo(mode) || mode === 'test') return undefined
  const target = process.env.BACKEND_URL
  if (target) return { [API_BASE]: { target, changeOrigin: true, ws: true, rewrite: (path: string) => path.slice(API_BASE.length) } }
  if (command === 'serve' && !isPreview) {
    console.error('Set BACKEND_URL to the address of a backend, or use `npm start` for the one with demo data.')
    process.exit(1)
  }
  return undefined
}

export default defineConfig(({ command, mode, isPreview }) => {
  const proxy = backendProxy(command, mode, isPreview)
  return {
    plugins: [react(), ...(isDemo(mode) ? [mockBackend(API_BASE)] : [])],
    resolve: { alias: { '@': dir('./src'), '@mocks': dir('./mocks') } },
    server: proxy ? { proxy } : {},
    preview: proxy ? { proxy } : {},
    worker: { format: 'es' },
    test: {
      env: { VITE_BASE_API: '/test-api' },
      pool: 'threads',
      maxWorkers: 2,
      restoreMocks: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/{unit,contract}/**/*.test.ts', 'tests/architecture.test.ts'],
            environment: 'node',
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
            testTimeout: 15_000,
            setupFiles: ['tests/setup.natives.ts', 'tests/setup.dom.ts', 'tests/setup.msw.ts'],
          },
        },
      ],
    },
  }
})
