/** Maximum width and height of the examined part of a picture, in dots. */
const MAX_DOTS = 640
/** Radius of the surroundings, in dots, whose tone is subtracted from that of a dot; the contrast remains. */
const AROUND = 6
const CLIP = 24

declare global {
  interface Window {
    /** Contrast of the page with this number, row by row; in a comparison, of the page on this side. */
    outstanding: (page: number, side?: 0 | 1) => { width: number; values: Float32Array } | null
    /** The same for its printed sheet. */
    onPaper: (page: number) => { width: number; values: Float32Array }
    /** Clarity of a mark on a page: the score of its own position above that of others, in units of their spread. */
    clarity: (
      mark: { width: number; values: Float32Array },
      page: { width: number; values: Float32Array },
    ) => number
    /** The same for a page of this size without a mark. */
    unmarked: (ground: string, width: number, height: number) => { width: number; values: Float32Array }
    template: { width: number; values: Float32Array }
  }
}

/** Runs in the page. */
export function installSignal([MAX_DOTS, AROUND, CLIP]: readonly [number, number, number]) {
  function outstandingOf(source: CanvasImageSource, wide: number, high: number) {
    const [width, height] = [Math.min(wide, MAX_DOTS), Math.min(high, MAX_DOTS)]
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    // From the centre, where every background has some content.
    context.drawImage(source, -Math.floor((wide - width) / 2), -Math.floor((high - height) / 2))
    const { data } = context.getImageData(0, 0, width, height)
    const sums = new Float64Array((width + 1) * (height + 1))
    const tone = new Float32Array(width * height)
    for (let y = 0; y < height; y += 1) {
      let row = 0
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x
        tone[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!
        row += tone[at]
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
      }
    }
    const values = new Float32Array(width * height)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const [left, right] = [Math.max(0, x - AROUND), Math.min(width, x + AROUND + 1)]
        const [top, bottom] = [Math.max(0, y - AROUND), Math.min(height, y + AROUND + 1)]
        const at = (row: number, column: number) => sums[row * (width + 1) + column]!
        const mean =
          (at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)) /
          ((right - left) * (bottom - top))
        values[y * width + x] = Math.max(-CLIP, Math.min(CLIP, tone[y * width + x]! - mean))
      }
    }
    return { width, values }
  }
  window.outstanding = (page, side = 0) => {
    const canvas = document.querySelectorAll<HTMLCanvasElement>(`canvas[aria-label*=" ${page} "]`)[side]
    return canvas && canvas.width > 0 ? outstandingOf(canvas, canvas.width, canvas.height) : null
  }
  window.onPaper = (page) => {
    const sheet = document.querySelector<HTMLImageElement>(`img[alt="Page ${page}"]`)!
    return outstandingOf(sheet, sheet.naturalWidth, sheet.naturalHeight)
  }
  window.clarity = (mark, page) => {
    const { width } = mark
    const height = mark.values.length / width
    // Wraps around, so that every position of the mark is compared with all of the page.
    const overlap = (dx: number, dy: number) => {
      let sum = 0
      for (let y = 0; y < height; y += 1) {
        const row = ((y + dy) % height) * width
        for (let x = 0; x < width; x += 1)
          sum += mark.values[y * width + x]! * page.values[row + ((x + dx) % width)]!
      }
      return sum
    }
    // Spread over the page without a pattern, because the mark has one.
    const others = Array.from({ length: 24 }, (_, turn) =>
      overlap(
        Math.round((0.1 + 0.8 * ((turn * 0.618_034) % 1)) * width),
        Math.round((0.1 + 0.8 * ((turn * 0.754_878) % 1)) * height),
      ),
    )
    const mean = others.reduce((sum, each) => sum + each, 0) / others.length
    const spread = Math.sqrt(others.reduce((sum, each) => sum + (each - mean) ** 2, 0) / others.length)
    return spread === 0 ? 0 : (overlap(0, 0) - mean) / spread
  }
  window.unmarked = (ground, width, height) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')!
    context.fillStyle = ground === 'black' ? '#000000' : '#ffffff'
    context.fillRect(0, 0, width, height)
    context.scale(width / 595, width / 595)
    context.fillStyle = '#000000'
    context.font = '11px Arial'
    const writing = ground === 'text' ? 50 : 0
    for (let line = 0; line < writing; line += 1)
      context.fillText(
        `Subjects on treatment at cut-off were censored at their last assessment ${line}.`,
        50,
        60 + line * 15,
      )
    const photo = ground === 'photo' ? 595 : 0
    for (let x = 0; x < photo; x += 3) {
      for (let y = 0; y < 842; y += 3) {
        const tone = 120 + 80 * Math.sin(x / 33) * Math.cos(y / 57) + ((x * 7919 + y * 31) % 31)
        context.fillStyle = `rgb(${tone} ${tone - 20} ${tone - 40})`
        context.fillRect(x, y, 3, 3)
      }
    }
    return outstandingOf(canvas, width, height)
  }
}

export const SIGNAL = [MAX_DOTS, AROUND, CLIP] as const
