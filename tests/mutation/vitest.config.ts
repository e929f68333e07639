import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests of the part that `run.mjs` is at. */
const include = JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[]
const isScreens = include.some((path) => path.startsWith('tests/screens/'))

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    env: { VITE_BASE_API: '/test-api' },
    include,
    ...(isScreens ? { environment: 'jsdom', setupFiles: 'tests/setup.ts' } : { environment: 'node' }),
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
