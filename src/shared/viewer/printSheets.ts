/** Dots for each px of a page at 100 %: 144 to the inch, at which small letters are read. */
export const PAPER_DOTS = 2
/** Sheets that are held at a time, some 200 KB each. */
export const MOST_SHEETS = 200

/** Pages that are printed at a time. */
export interface Part {
  from: number
  to: number
}

/** A document in parts that a browser can hold. */
export const partsOf = (pages: number): Part[] =>
  Array.from({ length: Math.ceil(pages / MOST_SHEETS) }, (_, part) => ({
    from: part * MOST_SHEETS + 1,
    to: Math.min(pages, (part + 1) * MOST_SHEETS),
  }))

let isOurs = false

/** Whether what is being printed are the sheets that were made for it, and not the screen. */
export const arePrinted = () => isOurs

/** Opens the browser's print window for the sheets. */
export function printSheets() {
  isOurs = true
  try {
    print()
  } finally {
    isOurs = false
  }
}
