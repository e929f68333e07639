import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import type { Texts } from './texts'

/** Built page that verifies a bundle, opened from disk. */
export const VERIFIER = pathToFileURL(fileURLToPath(new URL('../../dist/verify.html', import.meta.url))).href

/** Exports the signed bundle of the current log; returns its bytes and the fingerprint shown with it. */
export async function exportBundle(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('vdrLog', 'bundle.open') }).click()
  const dialog = page.getByRole('dialog')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t('vdrLog', 'bundle.make') }).click(),
  ])
  const fingerprint = await dialog.getByRole('status').locator('code').innerText()
  return { bundle: await readFile(await download.path()), fingerprint }
}

export const chooseBundle = (chooser: Locator, name: string, bytes: Uint8Array) =>
  chooser.setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(bytes) })
