import { demoPdf } from '@mocks/rooms/documents/demoPdf'
import { drawBox, drawPicture, drawText, PAGE, pdfFile } from '@mocks/platform/pdf'

const whole = (tone: number) => drawBox(0, 0, PAGE.width, PAGE.height, [tone, tone, tone])

/** Tones that change within a few dots, as a photograph's do. */
const picture = (() => {
  const [width, height] = [200, 280]
  const tones = Array.from({ length: width * height }, (_, dot) => {
    const [x, y] = [dot % width, Math.floor(dot / width)]
    const grain = (dot * 7919) % 31
    return [
      128 + 90 * Math.sin(x / 11) * Math.cos(y / 19),
      110 + 80 * Math.cos(x / 23 + y / 9),
      90 + 70 * Math.sin(y / 13),
    ].map((tone) => Math.round(Math.min(255, Math.max(0, tone + grain - 15))))
  })
  return { width, height, tones: tones.flat() }
})()

const lines = (font: 'plain' | 'bold') =>
  Array.from({ length: 50 }, (_, line) =>
    drawText(
      `Subjects on treatment at cut-off were censored at their last assessment ${line}.`,
      50,
      60 + line * 15,
      11,
      font,
    ),
  ).join('')

/** Grey first: what is seen on it is the mark alone. */
const GROUNDS = [whole(0.5), whole(1), whole(0), drawPicture(0, 0, PAGE.width, PAGE.height), lines('plain')]

const wall = (file: Uint8Array) =>
  // 10 m, in points.
  new TextDecoder('latin1').decode(file).replace('[0 0 595 842]', '[0 0 28346 28346]')

/** Files of the tests by name; what is not foreseen is a document of so many pages: `pages-500`. */
export function fileOf(name: string): Uint8Array | string | null {
  const pages = /^pages-(\d+)(?:-(\d+))?$/.exec(name)
  if (pages)
    return demoPdf({
      title: 'Study report (demo)',
      pages: Number(pages[1]),
      language: 'en',
      edition: Number(pages[2] ?? 1),
    })
  switch (name) {
    case 'grounds':
      return pdfFile({ title: name, picture, pages: GROUNDS })
    case 'grounds-first':
      return pdfFile({ title: name, picture, pages: GROUNDS.slice(0, 4) })
    case 'chinese':
      return demoPdf({ title: '研究报告正文（演示）', pages: 3, language: 'zh', hasPhoto: true })
    case 'empty':
      return ''
    case 'html':
      return '<!doctype html><title>Not found</title>'
    case 'cut':
      return new TextDecoder('latin1').decode(pdfFile({ title: name, pages: [whole(1)] })).slice(0, 300)
    case 'password':
      return '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<0000000000000000000000000000000000000000000000000000000000000000>/U<0000000000000000000000000000000000000000000000000000000000000000>>>endobj\ntrailer<</Size 5/Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>\n%%EOF\n'
    case 'wall':
      return wall(pdfFile({ title: name, pages: [lines('bold')] }))
    default:
      return null
  }
}
