import { inflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import type { PageRegion } from '@/shared/viewer/view.api'

/** All that a file says: its bytes, its unpacked streams, and the text of its pages. */
export async function contentOf(bytes: Uint8Array): Promise<string> {
  const raw = Buffer.from(bytes)
  const parts = [raw.toString('latin1'), raw.toString('utf8')]
  if (raw.subarray(0, 2).toString() === 'PK')
    for (const [name, entry] of Object.entries(unzipSync(bytes))) parts.push(name, await contentOf(entry)) // oxlint-disable-line no-await-in-loop -- few files
  if (raw.subarray(0, 5).toString() === '%PDF-') {
    for (const { index, 0: start } of parts[0]!.matchAll(/stream\r?\n/g)) {
      try {
        parts.push(inflateSync(raw.subarray(index + start.length)).toString('latin1'))
      } catch {} // a picture
    }
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    parts.push((await extractText(pdf)).text.join('\n'), JSON.stringify(await pdf.getMetadata()))
    parts.push(JSON.stringify(await pdf.getAttachments()), JSON.stringify(await pdf.getOutline()))
    await pdf.loadingTask.destroy()
  }
  return parts.join('\n')
}

/** Lightest tone in regions of a page's picture, of 255: letters would be on white. */
export async function lightest(picture: Uint8Array, regions: readonly PageRegion[]) {
  const image = await loadImage(Buffer.from(picture))
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  let tone = 0
  for (const { left, top, width, height } of regions) {
    const [x, y] = [Math.ceil(left * image.width) + 1, Math.ceil(top * image.height) + 1]
    const [wide, high] = [Math.floor(width * image.width) - 2, Math.floor(height * image.height) - 2]
    const { data } = context.getImageData(x, y, Math.max(1, wide), Math.max(1, high))
    for (let at = 0; at < data.length; at += 4) tone = Math.max(tone, data[at]!)
  }
  return tone
}
