import type { Page } from '@playwright/test'

export interface Ink {
  /** Share of the pixels that differ from the background, 0 to 1. */
  share: number
  /** Maximum difference from the background in any channel, 0 to 255. */
  strength: number
}

/** Measures the ink on an otherwise even region of the screen. */
export async function inkOf(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const shot = (await page.screenshot({ clip })).toString('base64')
  const eye = await page.context().newPage() // its own page, because the one under test may be in any state
  const ink = await eye.evaluate(async (data): Promise<Ink> => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data: bytes } = context.getImageData(0, 0, canvas.width, canvas.height)
    const counts = new Map<string, number>()
    for (let at = 0; at < bytes.length; at += 4) {
      const color = `${bytes[at]},${bytes[at + 1]},${bytes[at + 2]}`
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
    const [[ground, most] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1])
    const base = ground.split(',').map(Number)
    const differences = [...counts.keys()].flatMap((color) =>
      color.split(',').map((channel, at) => Math.abs(Number(channel) - base[at]!)),
    )
    return { share: 1 - most / (bytes.length / 4), strength: Math.max(...differences) }
  }, shot)
  await eye.close()
  return ink
}
