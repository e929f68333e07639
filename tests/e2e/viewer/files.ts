import { BAD_PDFS, type BadPdf } from '@mocks/rooms/documents/badPdf'
import { demoPdf } from '@mocks/rooms/documents/demoPdf'
import { drawBox, drawPicture, drawText, PAGE, pdfFile } from '@mocks/platform/pdf'
import { annotated } from './annotated'

const fillPage = (tone: number) => drawBox(0, 0, PAGE.width, PAGE.height, [tone, tone, tone])

/** Tones that change within a few dots, as in a photo. */
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

/** Grey is first: only the mark is visible on it. */
const GROUNDS = [
  fillPage(0.5),
  fillPage(1),
  fillPage(0),
  drawPicture(0, 0, PAGE.width, PAGE.height),
  lines('plain'),
]

/** Three pages, the second of them landscape. */
function mixed(): Uint8Array {
  const [upright, across] = [
    `MediaBox[0 0 ${PAGE.width} ${PAGE.height}]`,
    `MediaBox[0 0 ${PAGE.height} ${PAGE.width}]`,
  ]
  const parts = Buffer.from(pdfFile({ title: 'mixed', pages: GROUNDS.slice(0, 3) }))
    .toString('latin1')
    .split(upright)
  return Buffer.from(`${parts[0]}${upright}${parts[1]}${across}${parts[2]}${upright}${parts[3]}`, 'latin1')
}

/** Test files by name; `pages-500` is a generated document with that many pages. */
export function fileOf(name: string): Uint8Array | Promise<Uint8Array> | null {
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
    case 'mixed':
      return mixed()
    case 'annotated':
      return annotated('MMMMMMMM')
    case 'annotated-anew':
      return annotated('MMMM')
    case 'chinese':
      return demoPdf({ title: '研究报告正文（演示）', pages: 3, language: 'zh', hasPhoto: true })
    default:
      return Object.hasOwn(BAD_PDFS, name) ? BAD_PDFS[name as BadPdf]() : null
  }
}
