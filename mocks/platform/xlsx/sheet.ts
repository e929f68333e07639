import type { Cell } from './cells'

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

/** Named cells: `$C$5`, or `$C$5:$C$9`. */
export interface Area {
  sheet: string
  cells: string
}
export type Names = ReadonlyMap<string, Area>

export const quoted = (sheet: string) => `'${sheet.replaceAll("'", "''")}'`
