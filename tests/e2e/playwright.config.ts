import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4199)

/** Specs that the shell without a window fails now and then: it does not always leave full screen. */
const WHOLE = ['watermark.spec.ts']

/** A screen is gone before its code has become fast: making it fast took up to a sixth of a test's time. */
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
  // A test takes seconds, and more where other work goes on beside it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    // A window for each test costs more than a second of a processor, and finds none of the files that the one before
    // has loaded. What a test leaves behind goes: pages, routes, cookies, storage. A clock may stay: specs with one go
    // without.
    reuseContext: true,
  },
  projects: [
    { name: 'shell', testIgnore: WHOLE, use: { launchOptions: browser(process.env.CHROMIUM, SHORT_LIVED) } },
    { name: 'whole', testMatch: WHOLE, use: { launchOptions: browser(process.env.WHOLE_CHROMIUM) } },
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode demo --port ${PORT} --strictPort`,
    port: PORT,
    cwd: '../..',
    reuseExistingServer: false,
  },
})
