import type { Page } from '@playwright/test'
import { expect, expectAccessible, setPreferences, openAs, test, exhaustiveUnless } from './support'
import { textsOf } from './texts'

// No animations: a colour in transition must not be reported.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** PNG of one white pixel, padded to its size after the end of the image. */
const picture = (name: string, size: number) => {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  )
  return { name, mimeType: 'image/png', buffer: Buffer.concat([dot, Buffer.alloc(size - dot.length)]) }
}

/** Limits uploads of the page in bytes per second; -1 for no limit. */
async function limitUploads(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
}

for (const isDark of [false, true]) {
  test(
    `a picture is sent with progress, cancelled, sent again and shown (${isDark ? 'dark' : 'light'})`,
    exhaustiveUnless(!isDark),
    async ({ page }) => {
      const t = textsOf('en')
      const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
      await setPreferences(page, { language: 'en', isDark })
      await openAs(page, 'returned', '/valuation/report')
      await page.waitForURL('**/register')
      await page.getByRole('button', { name: t('accountPages', 'verification.edit') }).click()
      const input = page.locator('input[type=file]')
      const limit = await limitUploads(page)
      await limit(150_000)

      await input.setInputFiles([
        picture('执照 1+2.png', 2_000_000),
        { ...picture('big.png', 100), buffer: Buffer.alloc(6_000_000) },
        { ...picture('fake.png', 100), buffer: Buffer.from('<!doctype html>') },
        picture('logo.svg', 100),
      ])
      const bar = page.getByRole('progressbar')
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(1)
      expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(100)
      await expect(row('big.png').getByRole('alert')).toContainText('5 MB')
      await expect(row('fake.png').getByRole('alert')).toHaveText(t('parts', 'upload.refused.content'))
      await expect(row('logo.svg').getByRole('alert')).toContainText('png, jpg, jpeg')
      await expectAccessible(page)

      const asked = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      const question = await asked
      expect(question.type()).toBe('beforeunload')
      await question.dismiss()

      await page.getByRole('button', { name: 'Cancel the upload of 执照 1+2.png' }).click()
      await expect(row('执照')).toContainText(t('parts', 'upload.cancelled'))
      await limit(-1)
      await page.getByRole('button', { name: 'Upload 执照 1+2.png again' }).click()
      await expect(page.getByText('1 of 5 uploaded')).toBeVisible()
      const shown = row('执照').locator('img')
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
      await expectAccessible(page)

      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download 执照 1+2.png' }).click()
      expect((await saving).suggestedFilename()).toMatch(/^执照 1\+2_[\da-f-]{36}\.png$/)
      await page.getByRole('button', { name: 'Remove 执照 1+2.png' }).click()
      await expect(input).toBeFocused()
    },
  )
}

test('a large file is paused, survives a reload and goes on with the missing part', async ({ page }) => {
  const t = textsOf('en')
  const buffer = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(18_000_000)])
  const openQueue = () => page.getByRole('button', { name: 'Upload', exact: true }).click()
  await setPreferences(page, { language: 'en', isDark: false })
  await openAs(page, 'admin', '/vdr/vdocumenttree?roomId=1&folderId=7')
  await openQueue()
  const lastPart = /\/upload\/parts\/[^/]+\/2$/
  await page.route(lastPart, () => undefined)
  await page
    .getByLabel(t('parts', 'upload.choose.file'))
    .setInputFiles({ name: '影像资料.docx', mimeType: '', buffer })
  const bar = page.getByRole('progressbar', { name: 'Uploading 影像资料.docx' })
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(90)
  await expect(page.getByText(/^1\d\.?\d? MB of 17\.2 MB$/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause 影像资料.docx' }).click()
  await expect(page.getByText(/^Paused, .* of 17\.2 MB uploaded$/)).toBeVisible()
  await expectAccessible(page)

  await page.unroute(lastPart)
  await page.reload()
  await openQueue()
  await expect(page.getByText('0 of 1 uploaded · 1 paused')).toBeVisible()
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') parts.push(request.url().split('/').at(-1)!)
  })
  await page.getByRole('button', { name: 'Resume 影像资料.docx' }).click()
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible()
  expect(parts.toSorted()).toEqual(['2'])
})
