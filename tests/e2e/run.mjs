// The tests in a real browser: builds the product with the demo's mock backend beside it and drives it.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { findBrowser } from './browser.mjs'

const browser = await findBrowser()
if (!browser) {
  console.warn(
    'NOT RUN: the tests in a real browser (tests/e2e). No browser was found.\n' +
      'Install one (`apt-get install chromium`, or `npx playwright install chromium`), or set CHROMIUM to its path.',
  )
  process.exit(process.env.REQUIRE_BROWSER ? 1 : 0)
}

/** A port that nothing else listens on. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = (args, env = {}) => {
  const { status } = spawnSync('npx', args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exit(status ?? 1)
}
run(['vite', 'build', '--logLevel', 'warn'])
run(['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)], {
  CHROMIUM: browser,
  E2E_PORT: String(await freePort()),
})
