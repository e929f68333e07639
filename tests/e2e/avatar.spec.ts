import type { Page } from '@playwright/test'
import { startSession, expect, setPreferences, test } from './support'
import { textsOf } from './texts'

const t = textsOf('zh')

async function makePhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide!, high!)
      const context = canvas.getContext('2d')!
      context.fillStyle = 'teal'
      context.fillRect(0, 0, wide! / 2, high!)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      const bytes = new Uint8Array(await blob.arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    [width, height],
  )
  const jpeg = Buffer.from(base64, 'base64')
  const exif = Buffer.from('Exif\0\0II*\0\b\0\0\0\0\0\0\0\0\0GPSLatitude 31.2304')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

test('an avatar of 40 megapixels is cropped by keyboard and sent without the location of the photo', async ({
  page,
}) => {
  await startSession(page, 'staff')
  await setPreferences(page, { language: 'zh', isDark: false })
  await page.goto('/user/center')
  await page.getByRole('button', { name: t('accountProfile', 'avatar.change') }).click()
  const dialog = page.getByRole('dialog')
  const choose = (name: string, buffer: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer })

  const photo = await makePhoto(page, 8000, 5000)
  await choose('broken.jpg', photo.subarray(0, 200))
  await expect(dialog.getByText(t('accountProfile', 'avatar.damaged'))).toBeVisible()

  await choose('photo.jpg', photo)
  const part = dialog.getByRole('application')
  await part.focus()
  const drawn = async () => part.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await drawn()
  await part.press('ArrowRight')
  const moved = await drawn()
  expect(moved).not.toBe(before)
  await part.press('+')
  expect(await drawn()).not.toBe(moved)

  await dialog.getByRole('button', { name: t('accountProfile', 'save') }).click()
  const avatar = page.locator('header img')
  await expect(avatar).toHaveAttribute('src', /\/profile\/upload\//)
  const saved = await page.request.get((await avatar.getAttribute('src'))!)
  const bytes = await saved.body()
  expect(bytes.subarray(0, 2)).toEqual(photo.subarray(0, 2))
  expect(bytes.includes('GPSLatitude')).toBe(false)
})
