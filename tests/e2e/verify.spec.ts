import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, expectAccessible, openAs, speak, test } from './support'
import { textsOf } from './texts'

const t = textsOf('en')
/** The page as the build has it, from the disk. */
const VERIFIER = pathToFileURL(fileURLToPath(new URL('../../dist/verify.html', import.meta.url))).href

test('a bundle is exported, and checked from the disk with the network off', async ({ page, browser }) => {
  await speak(page, 'en')
  await openAs(page, 'seller', '/vdr/vlogrecord?roomId=1')
  await page.getByRole('button', { name: t('vdrLog', 'bundle.open') }).click()
  const dialog = page.getByRole('dialog')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t('vdrLog', 'bundle.make') }).click(),
  ])
  const told = await dialog.getByRole('status').locator('code').innerText()
  const bundle = await readFile(await download.path())

  const context = await browser.newContext({ locale: 'en-GB', offline: true })
  const verifier = await context.newPage()
  const asked: string[] = []
  const complaints: string[] = []
  verifier.on('request', (request) => asked.push(request.url()))
  verifier.on('console', (message) => complaints.push(message.text()))
  await verifier.goto(VERIFIER)
  const check = (name: string, buffer: Uint8Array, at = verifier) =>
    at.getByLabel('Choose a bundle').setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(buffer) }) // prettier-ignore

  await check('log.zip', bundle)
  await expect(verifier.getByText('The log is intact')).toBeVisible()
  await verifier.getByLabel(/^Compare/).fill(told)
  await expect(verifier.getByText('The fingerprints are the same')).toBeVisible()

  const files = unzipSync(bundle)
  const lines = strFromU8(files['entries.jsonl']!).split('\n')
  await check('cut.zip', zipSync({ ...files, 'entries.jsonl': strToU8(lines.toSpliced(99, 1).join('\n')) }))
  await expect(verifier.getByText('First fault: #100 is missing')).toBeVisible()
  await check('none.zip', strToU8('hello'))
  await expect(verifier.getByText('This is no bundle', { exact: false })).toBeVisible()
  await verifier.getByRole('button', { name: '中文' }).click()
  await expect(verifier.getByText(/这不是日志包/)).toBeVisible()

  expect(asked).toEqual([VERIFIER])
  expect(complaints).toEqual([])
  await context.close()

  // Its policy keeps the accessibility check out as well.
  const open = await browser.newContext({ locale: 'en-GB', offline: true, bypassCSP: true })
  const accessible = await open.newPage()
  await accessible.goto(VERIFIER)
  await check('log.zip', bundle, accessible)
  await expect(accessible.getByText('The log is intact')).toBeVisible()
  await expectAccessible(accessible)
  await open.close()
})
