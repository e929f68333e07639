import { convertDocx } from './docx'
import { ConversionError, MAX_UNPACKED_BYTES, type ConversionFailure } from './limits'
import { convertMail } from './mail'
import { convertPicture } from './picture'
import { convertTxt } from './plainText'
import { convertPptx } from './pptx'
import { convertCsv, convertXlsx } from './spreadsheet'

export type Converted =
  | {
      ok: true
      pdf: Uint8Array<ArrayBuffer>
      pages: number
      sections: readonly { title: string; page: number }[]
    }
  | { ok: false; reason: ConversionFailure }

interface SourceFile {
  bytes: Uint8Array
  /** Extension in lower case. */
  type: string
  name: string
}

const CONVERTERS: Readonly<Record<string, (bytes: Uint8Array, name: string) => Promise<Converted>>> = {
  docx: convertDocx,
  xlsx: convertXlsx,
  pptx: convertPptx,
  csv: convertCsv,
  txt: convertTxt,
  eml: convertMail,
  png: convertPicture,
  jpg: convertPicture,
  jpeg: convertPicture,
}

/**
 * Converts a file to a PDF with extractable text. Pages and sections count from 1. Nothing outside of the file is
 * fetched, and nothing in it is run.
 */
export async function convertToPdf({ bytes, type, name }: SourceFile): Promise<Converted> {
  const converter = Object.hasOwn(CONVERTERS, type) ? CONVERTERS[type] : undefined
  if (!converter) return { ok: false, reason: 'type' }
  if (bytes.length === 0) return { ok: false, reason: 'empty' }
  if (bytes.length > MAX_UNPACKED_BYTES) return { ok: false, reason: 'size' }
  try {
    return await converter(bytes, name)
  } catch (error) {
    // Libraries throw errors of all kinds at files that are not what they claim to be.
    return { ok: false, reason: error instanceof ConversionError ? error.reason : 'damaged' }
  }
}
