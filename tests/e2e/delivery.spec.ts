import { readdirSync, rmSync } from 'node:fs'
import { request as rawRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, signIn, setLanguage, test as base, EXHAUSTIVE } from './support'
import { buildWithBase, checkWithoutBrotli, hasBrotli, hasNginx, startDelivery, type Delivery } from './nginx'
import { textsOf } from './texts'
import { fillPembrolizumab } from './valuationForm'

base.skip(!hasNginx, 'nginx is not installed')

const test = base.extend<{ reports: void }, { delivery: Delivery }>({
  delivery: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern here
    async ({}, use) => {
      const delivery = await startDelivery()
      await use(delivery)
      delivery.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ delivery }, provide) => provide(delivery.origin),
  /** Everything that the policy blocks becomes a complaint, even if the browser's console is silent. */
  reports: [
    async ({ page }, use) => {
      await page.addInitScript(() => {
        addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
            console.error(`forbidden: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`),
        )
      })
      await use()
    },
    { auto: true },
  ],
})

const assets = readdirSync(fileURLToPath(new URL('../../dist/assets', import.meta.url)))
const script = `/assets/${assets.find((name) => /^start-.*\.js$/.test(name))}`

/** Status of a path sent verbatim; browsers and `fetch` would normalise it first. */
const statusOf = (origin: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    rawRequest({ hostname, port, path }, (response) => {
      response.resume()
      resolve(response.statusCode!)
    })
      .on('error', reject)
      .end()
  })

test.describe('server responses', () => {
  test('the page has a new nonce each time, every security header, and is never stored', async ({
    request,
  }) => {
    const nonces = new Set<string>()
    for (const address of ['/', '/valuation/report?pageNum=2', '/index.html']) {
      const answer = await request.get(address)
      expect(answer.status()).toBe(200)
      const headers = answer.headers()
      const nonce = /script-src 'self' 'nonce-([0-9a-f]{32})'/.exec(headers['content-security-policy']!)?.[1]
      expect(nonce).toBeDefined()
      nonces.add(nonce!)
      const html = await answer.text()
      expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
      expect(html).not.toContain('CSP_NONCE')
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['strict-transport-security']).toBeUndefined()
      expect(headers.server).toBe('nginx')
    }
    expect(nonces.size).toBe(3)
  })

  test('the policy allows no script made from text, no frame around the page, no other origin', async ({
    request,
  }) => {
    const policy = (await request.get('/')).headers()['content-security-policy']!
    const directives = new Map(
      policy.split('; ').map((it) => [it.split(' ')[0]!, it.split(' ').slice(1).join(' ')]),
    )
    expect(directives.get('script-src')).toMatch(/^'self' 'nonce-\w+'$/)
    expect(directives.get('style-src-elem')).toMatch(/^'self' 'nonce-\w+'$/)
    expect(Object.fromEntries(directives)).toMatchObject({
      'default-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self' https://*.alipay.com https://*.alipaydev.com",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    })
  })

  test('responses over https demand https', async ({ request }) => {
    const answer = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    expect(answer.headers()['strict-transport-security']).toContain('max-age=63072000')
  })

  test('hashed files may be cached forever and are compressed', async ({ request }) => {
    for (const coding of hasBrotli ? ['br', 'gzip'] : ['gzip']) {
      const answer = await request.get(script, { headers: { 'Accept-Encoding': coding } })
      expect(answer.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': coding,
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers()['content-type']).toContain('javascript')
      expect(answer.headers().vary).toContain('Accept-Encoding')
    }
  })

  test('requests reach the backend without the prefix, and responses are never stored or run', async ({
    request,
  }) => {
    const answer = await request.get('/prod-api/captchaImage')
    expect(await answer.json()).toMatchObject({ code: 200, uuid: expect.any(String) })
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('missing files are not found, and files outside the root are not reachable', async ({
    request,
    delivery,
  }) => {
    for (const path of [
      '/assets/gone-abcdefgh.js',
      `${script}.map`,
      `${script}.br`,
      '/.env',
      '/.git/config',
    ]) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      expect(answer.headers()['cache-control'], path).toBe('no-store')
      expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
    }
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/assets/..%2f..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
      '/prod-api/a/..%2fcaptchaImage',
      '/prod-api/a/%2e%2e/captchaImage',
      '/prod-api/a/..;/captchaImage',
      '/prod-api/..%5ccaptchaImage',
      '//prod-api/captchaImage',
      '/x/..%2fprod-api/captchaImage',
    ]) {
      expect([400, 404], path).toContain(await statusOf(delivery.origin, path))
    }
    expect(await statusOf(delivery.origin, '/prod-api/captchaImage?from=../..')).toBe(200)
  })

  test('of uploaded files only pictures have an address', async ({ request, delivery }) => {
    const session = await request.post(`${delivery.backend}/__demo/session?as=admin`)
    const { token } = (await session.json()) as { token: string }
    const headers = { Authorization: `Bearer ${token}` }
    const upload = async (name: string, mimeType: string, content: string) => {
      const multipart = { file: { name, mimeType, buffer: Buffer.from(content, 'latin1') } }
      const answer = await request.post('/prod-api/common/upload', { headers, multipart })
      return `/prod-api${((await answer.json()) as { fileName: string }).fileName}`
    }
    const picture = await upload('a.png', 'image/png', '\x89PNG\r\n\x1a\n')
    const paper = await upload('a.pdf', 'application/pdf', '%PDF-1.7')
    expect((await request.get(picture)).status()).toBe(200)
    for (const path of [
      paper,
      paper.replace('/profile/', '//profile/'),
      paper.replace('/profile/', '/%70rofile/'),
      paper.replace('/profile/', '/profile;a=b/'),
      `${paper}?name=a.png`,
      `${paper};a.png`,
      '/prod-api/profile',
    ]) {
      const answer = await request.get(path)
      expect(answer.status(), path).toBe(404)
      // Refused here, before the backend is asked.
      expect(await answer.text(), path).toContain('nginx')
    }
  })

  test('the configuration also loads without brotli', () => {
    checkWithoutBrotli()
  })
})

test.describe('the product under its content security policy', () => {
  test('sign in, value, dialogs, language and theme, charts, downloads, reload: nothing violates the policy', async ({
    page,
    delivery,
  }) => {
    const t = textsOf('zh')
    const en = textsOf('en')
    await setLanguage(page, 'zh')
    await signIn(page, 'zh', 'analyst', '/valuation/form', delivery.backend)
    const form = await fillPembrolizumab(page, t, 'zh')
    const preview = page.getByRole('complementary', { name: t('valuationForm', 'preview.title') })
    await expect(preview.getByText(/100,000/)).toBeVisible({ timeout: 20_000 })

    await page.getByRole('button', { name: t('common', 'otherLanguage'), exact: true }).click()
    await page.getByRole('button', { name: en('common', 'theme.toDark') }).click()
    await expect(page.getByRole('heading', { level: 1, name: en('valuationForm', 'title') })).toBeVisible()
    await page.getByRole('button', { name: en('common', 'theme.toLight') }).click()
    await page.getByRole('button', { name: en('common', 'otherLanguage'), exact: true }).click()

    await form.submit()
    await expect(page.getByRole('heading', { name: t('valuation', 'section.summary') })).toBeVisible({
      timeout: 40_000,
    })
    const charts = page.locator('figure.chart')
    const count = await charts.count()
    expect(count).toBeGreaterThan(6)
    for (let index = 0; index < count; index++) {
      await charts.nth(index).scrollIntoViewIfNeeded()
      await expect(charts.nth(index).locator('svg').last()).toBeVisible()
    }
    const sales = page.getByRole('img', { name: t('valuation', 'chart.sales.title') })
    await sales.scrollIntoViewIfNeeded()
    const words = await sales.locator('text').count()
    await sales.hover({ position: { x: 400, y: 150 } })
    await expect.poll(() => sales.locator('text').count()).toBeGreaterThan(words)

    for (const format of ['pdf', 'xlsx'] as const) {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: t('valuation', `download.${format}`) }).click()
      expect((await saved).suggestedFilename()).toContain(format)
    }

    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    const address = page.url()
    await page.reload()
    await expect(page.getByRole('heading', { name: t('valuation', 'section.summary') })).toBeVisible()
    expect(page.url()).toBe(address)

    await page
      .getByRole('navigation', { name: t('shell', 'layout.menu') })
      .getByRole('link', { name: t('valuationShell', 'menu.valuation/report/index') })
      .click()
    const more = t('parts', 'list.moreActions').replace('“{{name}}”', '').trim()
    await page
      .getByRole('row', { name: /DEMO-101/ })
      .getByRole('button', { name: more })
      .click()
    await page.getByRole('button', { name: t('common', 'actions.delete'), exact: true }).click()
    // A dialog with its scroll lock.
    await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common', 'actions.cancel') })
      .click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.goto('/user/center?tab=notices')
    await expect(page.getByText('02:00–04:00 例行维护')).toBeVisible()
  })

  test('live messages connect, with the token and origin that the backend checks', async ({
    page,
    delivery,
  }) => {
    const t = textsOf('en')
    await setLanguage(page, 'en')
    await signIn(page, 'en', 'analyst', '/valuation/report', delivery.backend)
    await expect(page.getByRole('img', { name: t('shell', 'live.state.connected') })).toBeVisible()
  })

  test('foreign markup, scripts, styles and workers are blocked', async ({ page, complaints }) => {
    await page.goto('/login')
    await expect(page.locator('form')).toBeVisible()
    const outcomes = await page.evaluate(() => {
      const attempt = (run: () => unknown) => {
        try {
          run()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      return {
        markup: attempt(() => (document.createElement('div').innerHTML = '<img src=x>')),
        plain: attempt(() => (document.createElement('div').innerHTML = 'a { color: red }')),
        // oxlint-disable-next-line typescript/no-implied-eval -- must be rejected by the policy
        timer: attempt(() => setTimeout('1')),
        foreignWorker: attempt(() => new Worker('https://evil.example/a.js')),
        dataWorker: attempt(() => new Worker('data:text/javascript,1')),
        script: attempt(() => (document.createElement('script').text = '1')),
      }
    })
    expect(outcomes).toEqual({
      markup: 'TypeError',
      plain: 'done',
      timer: 'TypeError',
      foreignWorker: 'TypeError',
      dataWorker: 'TypeError',
      script: 'TypeError',
    })
    expect(complaints.length).toBeGreaterThan(0)
    complaints.length = 0
  })
})

/** Walks through a build below a path: from the login page through pages, files and other windows to the sign-out. */
async function visit(page: Page, { origin, backend }: Delivery, base: string, apiBase: string) {
  const t = textsOf('en')
  const at = (path: string) => `${origin}${base}${path}`
  const report = page.getByRole('heading', { level: 1, name: t('valuation', 'list.title') })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await setLanguage(page, 'en')
  await page.goto(origin + (base.slice(0, -1) || '/'))
  await expect(page).toHaveURL(at('index'))
  await signIn(page, 'en', 'analyst', at('valuation/report?pageSize=20'), backend)
  await expect(report).toBeVisible()
  await expect(page).toHaveURL(at('valuation/report?pageSize=20'))
  const [cookie] = await page.context().cookies(at(''))
  expect(cookie).toMatchObject({ name: 'Admin-Token', path: base.slice(0, -1) || '/' })

  asked.length = 0
  await page.reload()
  await expect(report).toBeVisible()
  await expect(page).toHaveURL(at('valuation/report?pageSize=20'))
  expect(asked.filter((path) => path.endsWith('/getInfo'))).toEqual([`${apiBase}/getInfo`])
  expect(asked.filter((path) => !path.startsWith(`${apiBase}/`) && !path.startsWith(base))).toEqual([])
  await expect(page.getByRole('img', { name: t('shell', 'live.state.connected') })).toBeVisible()

  const link = page
    .getByRole('navigation', { name: t('shell', 'layout.menu') })
    .getByRole('link', { name: t('valuationShell', 'menu.valuation/form/index') })
  const opening = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const other = await opening
  await expect(other.getByRole('heading', { level: 1, name: t('valuationForm', 'title') })).toBeVisible()
  expect(other.url()).toContain(at('valuation/form'))
  await other.close()

  await page.goto(at('valuation/report/101'))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('valuation', 'download.pdf') }).click()
  expect((await saved).suggestedFilename()).toContain('pdf')

  await page.goto(at('no/such/page'))
  await expect(page.getByRole('heading', { level: 1, name: t('shell', 'notFound.title') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('common', 'actions.home') })
    .click()
  await expect(page).toHaveURL(at('index'))

  await page.getByRole('button', { name: new RegExp(t('shell', 'layout.user')) }).click()
  await page.getByRole('menuitem', { name: new RegExp(t('common', 'actions.logout')) }).click()
  await expect(page).toHaveURL(at('login?redirect=%2F'))
  expect(await page.context().cookies()).toEqual([])
  await expect(page.getByRole('link', { name: t('account', 'login.register') })).toHaveAttribute(
    'href',
    `${base}register`,
  )

  // Pages of a document come from a worker, which fetches files of its own.
  await signIn(page, 'en', 'seller', at('vdr/vdocumenttree?roomId=1&document=6-1&read=1'), backend)
  const picture = page.locator('canvas[aria-label]').first()
  await expect.poll(() => picture.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBeGreaterThan(300)

  await page.goto(at('verify.html'))
  await expect(page.getByLabel('选择日志包').or(page.getByLabel('Choose a bundle'))).toBeVisible()
}

test('at the root the product works from login to sign-out', async ({ page, delivery }) => {
  await visit(page, delivery, '/', '/prod-api')
})

test('a build for another path and another API base path works as well', EXHAUSTIVE, async ({ page }) => {
  const base = '/desk/'
  const apiBase = '/desk-api'
  const dist = buildWithBase(base, apiBase)
  const delivery = await startDelivery({ dist, base, apiBase })
  try {
    await visit(page, delivery, base, apiBase)
    expect(await statusOf(delivery.origin, '/index')).toBe(404)
  } finally {
    delivery.stop()
    rmSync(dist, { recursive: true })
  }
})
