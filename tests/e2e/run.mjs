// Browser tests: builds the product, then tests it with the demo's mock backend. `npm run check` relies on this build,
// so it runs even without a browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { findBrowser, SHELL } from './browser.mjs'
import { freePort } from './freePort.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}
run('npm', ['run', '--silent', 'build'])

const browser = await findBrowser(SHELL)
if (!browser) {
  console.warn(
    'NOT RUN: the tests in a real browser (tests/e2e). No browser was found.\n' +
      'Install one (`apt-get install chromium-headless-shell` or `chromium`, or `npx playwright install chromium`), or set CHROMIUM to its path.',
  )
  process.exit(process.env.REQUIRE_BROWSER ? 1 : 0)
}

if (!existsSync('/usr/sbin/nginx')) {
  const what = 'delivery.spec.ts, the product behind nginx. Install it: `apt-get install nginx`.'
  console.warn(process.env.REQUIRE_BROWSER ? `Will fail: ${what}` : `NOT RUN: ${what}`)
}

// Playwright's own loader supports neither the environment nor the globs of the product's modules.
const { module } = await runnerImport('./tests/support/screens.ts', {
  root,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})

run('npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)], {
  CHROMIUM: browser,
  WHOLE_CHROMIUM: await findBrowser(),
  E2E_SCREENS: JSON.stringify(module.screens()),
  E2E_PORT: String(await freePort()),
})
