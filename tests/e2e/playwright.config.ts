import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.E2E_PORT ?? 4199)

export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // A test takes seconds, and more where other work goes on beside it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'], // prettier-ignore
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode demo --port ${PORT} --strictPort`,
    port: PORT,
    cwd: '../..',
    reuseExistingServer: false,
  },
})
