import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const dir = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig(() => ({
  plugins: [react()],
  resolve: { alias: { '@': dir('./src'), '@mocks': dir('./mocks') } },
  worker: { format: 'es' as const },
  test: {
    env: { VITE_BASE_API: '/test-api' },
    pool: 'threads',
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/{unit,contract}/**/*.test.ts', 'tests/architecture.test.ts'], environment: 'node' },
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
}))
