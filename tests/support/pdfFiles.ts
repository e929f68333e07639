import { drawText, pdfFile } from '@mocks/platform/pdf'

export const PAGE_COUNT = 3

export const decodeLatin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
export const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** The text as UTF-16 hex codes, as written in the pages of a PDF. */
export const utf16Hex = (text: string) =>
  Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')

export const plainPdf = () =>
  pdfFile({
    title: 'A',
    pages: Array.from({ length: PAGE_COUNT }, (_, at) => drawText(`Page ${at + 1}`, 60, 80, 12)),
  })
export const encryptedPdf = () =>
  bytesOf(decodeLatin1(plainPdf()).replace('/Root', '/Encrypt<</Filter/Standard>>/Root'))
export const damagedPdf = () => bytesOf('%PDF-1.7\nnothing of a document')
