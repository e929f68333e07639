import { drawText, pdfFile } from '@mocks/platform/pdf'

/** Pages of `plainPdf`. */
export const PAGES = 3

export const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
export const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** A text as the pages of a document write it. */
export const wide = (text: string) =>
  Array.from(text, (sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('')

export const plainPdf = () =>
  pdfFile({
    title: 'A',
    pages: Array.from({ length: PAGES }, (_, at) => drawText(`Page ${at + 1}`, 60, 80, 12)),
  })
export const encryptedPdf = () =>
  bytesOf(latin(plainPdf()).replace('/Root', '/Encrypt<</Filter/Standard>>/Root'))
export const damagedPdf = () => bytesOf('%PDF-1.7\nnothing of a document')
