import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const READER = fileURLToPath(import.meta.resolve('unpdf/pdfjs'))

/** Parts of an A4 sheet, each larger than a tile. */
const COLUMNS = 2
const ROWS = 3

/**
 * Prints the page on A4 and examines each sheet: the number of pixels with ink in each of its parts, on otherwise white
 * paper.
 */
export async function inkOnPaper(page: Page): Promise<number[][]> {
  const paper = (await page.pdf({ format: 'A4' })).toString('base64')
  const eye = await page.context().newPage()
  const ink = await eye.evaluate(
    async ([reader, data, columns, rows]) => {
      const pdf = await import(URL.createObjectURL(new Blob([reader], { type: 'text/javascript' })))
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
      const book = await pdf.getDocument({ data: bytes }).promise
      const sheets: number[][] = []
      for (let number = 1; number <= book.numPages; number++) {
        const sheet = await book.getPage(number)
        const viewport = sheet.getViewport({ scale: 1 })
        const canvas = document.createElement('canvas')
        const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)]
        Object.assign(canvas, { width, height })
        const canvasContext = canvas.getContext('2d')!
        await sheet.render({ canvas, canvasContext, viewport }).promise
        const pixels = canvasContext.getImageData(0, 0, width, height).data
        const counts = Array.from({ length: columns * rows }, () => 0)
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const isInked = pixels[(y * width + x) * 4]! < 250
            const part = Math.floor((y / height) * rows) * columns + Math.floor((x / width) * columns)
            if (isInked) counts[part] = counts[part]! + 1
          }
        }
        sheets.push(counts)
      }
      return sheets
    },
    [readFileSync(READER, 'utf8'), paper, COLUMNS, ROWS] as const,
  )
  await eye.close()
  return ink
}
