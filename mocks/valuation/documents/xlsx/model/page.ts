import { getCellAddress } from 'write-excel-file/utility'
import type { Cell } from '../../../../platform/xlsx/cells'
import { quoted, type Area, type Choice, type Sheet } from '../../../../platform/xlsx/sheet'

/** `C` for 2. */
export const letter = (column: number) => getCellAddress(0, column).replace(/\d+$/, '')

/** A sheet while it is written. Rows have the numbers that formulas call them by, from 1. */
export interface Page {
  sheet: string
  /** Adds a row and tells its number. */
  add: (...cells: Cell[]) => number
  /** Number of the next row. */
  next: () => number
  /** Gives cells of this sheet a name for all formulas. */
  name: (name: string, cells: string) => void
  /** The cells as formulas of other sheets call them. */
  from: (cells: string) => string
  done: (form: Pick<Sheet, 'widths' | 'frozenRows' | 'frozenColumns'> & { choices?: Choice[] }) => Sheet
}

export function openPage(sheet: string, names: Map<string, Area>): Page {
  const data: Cell[][] = []
  return {
    sheet,
    add: (...cells) => data.push(cells),
    next: () => data.length + 1,
    name: (name, cells) => {
      if (names.has(name)) throw new Error(`two cells are called ${name}`)
      names.set(name, { sheet, cells: cells.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2') })
    },
    from: (cells) => `${quoted(sheet)}!${cells}`,
    done: (form) => ({ sheet, data, ...form }),
  }
}
