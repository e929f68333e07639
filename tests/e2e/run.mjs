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

/** Debian's path, which is not in every user's PATH. */
const NGINX = '/usr/sbin/nginx'
const hasNginx = existsSync(NGINX)

/** Says in one line what is not run without a program; with REQUIRE_BROWSER that is a failure. */
function skip(what, program, command) {
  console.warn(`NOT RUN: ${what}: no ${program} was found. Install it: ${command}`)
  if (process.env.REQUIRE_BROWSER) process.exit(1)
}

const browser = await findBrowser(SHELL)
if (!browser) {
  skip(
    'tests/e2e, all tests in a browser',
    'Chromium or Chrome',
    `apt-get install ${SHELL} (or set CHROMIUM)`,
  )
  process.exit()
}
if (!hasNginx) skip('tests/e2e/delivery.spec.ts, the product behind nginx', 'nginx', 'apt-get install nginx')

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
  NGINX: hasNginx ? NGINX : '',
})
