import type { PictureWidth } from './view.api'

/** Px: 145 dpi on A4, at which small print is readable. */
export const PRINT_WIDTH: PictureWidth = 1200
/** Limit per print run; some 200 KB each. */
export const MAX_SHEETS = 200

export interface PrintPart {
  from: number
  to: number
}

/** Splits a document into parts that a browser can hold. */
export const printPartsOf = (pages: number): PrintPart[] =>
  Array.from({ length: Math.ceil(pages / MAX_SHEETS) }, (_, part) => ({
    from: part * MAX_SHEETS + 1,
    to: Math.min(pages, (part + 1) * MAX_SHEETS),
  }))

let isPrintingSheets = false

/** True while the prepared sheets are printed, and not the screen. */
export const areSheetsPrinting = () => isPrintingSheets

export function printSheets() {
  isPrintingSheets = true
  try {
    print()
  } finally {
    isPrintingSheets = false
  }
}
