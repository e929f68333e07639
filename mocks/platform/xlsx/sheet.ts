import { getCellAddress } from 'write-excel-file/utility'
import type { Cell } from './cells'

export interface Choice {
  cell: string
  from: string
}

/** A cell that opens another sheet of the workbook. */
export interface Link {
  cell: string
  sheet: string
}

/** Named cells: `$C$5`, or `$C$5:$C$9`. */
export interface Area {
  sheet: string
  cells: string
}
export type Names = ReadonlyMap<string, Area>

export interface ChartSeries {
  /** Cell with the name that the legend shows. */
  name: Area
  values: Area
  color: string
  /** A line over the bars; a bar by default. */
  isLine?: boolean
}

/** A native chart: every text and number in it comes from cells, except its title. */
export interface Chart {
  title: string
  /** Description for readers that cannot see it. */
  alt: string
  /** Cells that it covers: `J2:T17`. */
  place: string
  /** Bars stand side by side as columns, or lie below each other in the order of the rows. */
  direction: 'columns' | 'rows'
  /** Bars of a category are added up; otherwise they share one line from zero in both directions. */
  isStacked?: boolean
  categories: Area
  categoryTitle: Area
  valueTitle: Area
  series: readonly ChartSeries[]
}

export interface Sheet {
  sheet: string
  data: Cell[][]
  /** In characters. */
  widths: number[]
  /** Frozen rows and columns are repeated on each printed page. */
  frozenRows: number
  frozenColumns: number
  choices?: readonly Choice[]
  links?: readonly Link[]
  charts?: readonly Chart[]
  /** Cells to print, as `A1:G20`; all by default. */
  printArea?: string
  /** Scaled to one printed page; by default only the width is. */
  isOnePage?: boolean
}

export const quoted = (sheet: string) => `'${sheet.replaceAll("'", "''")}'`

export const referenceTo = ({ sheet, cells }: Area) => `${quoted(sheet)}!${cells}`

/** Returns a column's letter: `C` for 2. */
export const columnLetter = (column: number) => getCellAddress(0, column).replace(/\d+$/, '')
