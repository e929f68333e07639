import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The tests of the part that `run.mjs` is at. */
const tests = JSON.parse(process.env.MUTATION_TESTS ?? '[]') as string[]
const screenTests = tests.filter((path) => path.startsWith('tests/screens/'))
const unitTests = tests.filter((path) => !screenTests.includes(path))
const setup = fileURLToPath(new URL('setup.ts', import.meta.url))

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: {
    tsconfigPaths: true,
    alias: [{ find: /^(\.\.\/)+setup\.msw$/, replacement: setup }],
  },
  test: {
    env: { VITE_BASE_API: '/test-api' },
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      { extends: true, test: { name: 'unit', include: unitTests, environment: 'node' } },
      {
        extends: true,
        test: { name: 'screens', include: screenTests, environment: 'jsdom', setupFiles: setup },
      },
    ],
  },
})
