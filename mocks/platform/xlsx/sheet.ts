import type { Cell } from './cells'

/** A cell that takes one of the values of a range; both as formulas name them. */
export interface Choice {
  cell: string
  from: string
}

export interface Sheet {
  sheet: string
  data: Cell[][]
  /** In characters. */
  widths: number[]
  frozenRows: number
  frozenColumns: number
  choices?: readonly Choice[]
}

/** Cells that formulas call by name: `$C$5`, or `$C$5:$C$9`. */
export interface Area {
  sheet: string
  cells: string
}
export type Names = ReadonlyMap<string, Area>

/** A sheet's name before the cells of it. */
export const quoted = (sheet: string) => `'${sheet.replaceAll("'", "''")}'`
