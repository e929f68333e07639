import { drawText, pdfFile } from '../../platform/pdf'

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const lines = Array.from({ length: 50 }, (_, line) =>
  drawText(
    `Subjects on treatment at cut-off were censored at their last assessment ${line}.`,
    50,
    60 + line * 15,
    11,
    'bold',
  ),
).join('')
const plainPdf = () => latin1(pdfFile({ title: 'Demo', pages: [lines] }))

export const BAD_PDFS = {
  empty: () => bytesOf(''),
  html: () => bytesOf('<!doctype html><title>Not found</title>'),
  cut: () => bytesOf(plainPdf().slice(0, 300)),
  password: () =>
    bytesOf(
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n4 0 obj<</Filter/Standard/V 1/R 2/P -4/O<0000000000000000000000000000000000000000000000000000000000000000>/U<0000000000000000000000000000000000000000000000000000000000000000>>>endobj\ntrailer<</Size 5/Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>\n%%EOF\n',
    ),
  /** A page of 10 × 10 metres, in points. */
  wall: () => bytesOf(plainPdf().replace('[0 0 595 842]', '[0 0 28346 28346]')),
}
export type BadPdf = keyof typeof BAD_PDFS
