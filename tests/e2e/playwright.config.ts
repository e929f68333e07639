import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4199)

/** Specs that occasionally fail in the headless shell, which does not always leave full screen. */
const FULL_BROWSER_SPECS = ['watermark.spec.ts']

/** Pages are too short-lived for optimised code: optimising took up to a sixth of a test's time. */
const SHORT_LIVED = '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32'

const browser = (path = process.env.CHROMIUM, ...flags: string[]) => ({
  ...(path ? { executablePath: path } : {}),
  args: [
    ...flags,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // A test takes seconds, and longer on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    // A new context for each test costs more than a second of CPU, and loses the cached files. Reusing one clears
    // pages, routes, cookies and storage. A fake clock may stay, so specs that install one opt out.
    reuseContext: true,
  },
  projects: [
    {
      name: 'shell',
      testIgnore: FULL_BROWSER_SPECS,
      use: { launchOptions: browser(process.env.CHROMIUM, SHORT_LIVED) },
    },
    {
      name: 'whole',
      testMatch: FULL_BROWSER_SPECS,
      use: { launchOptions: browser(process.env.WHOLE_CHROMIUM) },
    },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode demo --port ${PORT} --strictPort`,
    port: PORT,
    cwd: '../..',
    reuseExistingServer: false,
  },
})
