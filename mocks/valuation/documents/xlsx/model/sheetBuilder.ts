import type { Cell } from '../../../../platform/xlsx/cells'
import { referenceTo, type Area, type Sheet } from '../../../../platform/xlsx/sheet'

/** Builds a sheet row by row. Row numbers start at 1, as in formulas. */
export interface SheetBuilder {
  sheet: string
  /** Appends a row; returns its number. */
  add: (...cells: Cell[]) => number
  next: () => number
  /** Names cells of this sheet for use in any formula. */
  name: (name: string, cells: string) => void
  /** Reference to cells of this sheet from other sheets. */
  from: (cells: string) => string
  done: (form: Omit<Sheet, 'sheet' | 'data'>) => Sheet
}

export function createSheetBuilder(sheet: string, names: Map<string, Area>): SheetBuilder {
  const data: Cell[][] = []
  return {
    sheet,
    add: (...cells) => data.push(cells),
    next: () => data.length + 1,
    name: (name, cells) => {
      if (names.has(name)) throw new Error(`two cells are called ${name}`)
      names.set(name, { sheet, cells: cells.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2') })
    },
    from: (cells) => referenceTo({ sheet, cells }),
    done: (form) => ({ sheet, data, ...form }),
  }
}
