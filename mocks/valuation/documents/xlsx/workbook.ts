import writeExcelFile from 'write-excel-file/node'
import type { Cell, FormulaCell } from './cells'

export interface Sheet {
  sheet: string
  data: Cell[][]
  /** In characters. */
  widths: number[]
  frozenRows: number
  frozenColumns: number
}

const isFormula = (cell: Cell): cell is FormulaCell => cell?.type === 'Formula'

/** Adds the cached values, in the order of the cells; the library writes formulas without them. */
function withValues(xml: string, cells: readonly FormulaCell[]): string {
  const next = cells.values()
  return xml.replace(/<c ([^>]*)><f>(.*?)<\/f><\/c>/g, (_whole, attributes: string, code: string) => {
    const { cached } = next.next().value!
    const type = typeof cached === 'boolean' ? ' t="b"' : ''
    return `<c ${attributes}${type}><f>${code}</f><v>${Number(cached)}</v></c>`
  })
}

export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const formulas = sheets.map(({ data }) => data.flat().filter(isFormula))
  const file = writeExcelFile(
    sheets.map(({ sheet, data, widths, frozenRows, frozenColumns }) => ({
      sheet,
      data,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: frozenRows,
      stickyColumnsCount: frozenColumns,
      orientation: 'landscape' as const,
    })),
    {
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                transform: (xml, _options, { sheetIndex }) => withValues(xml, formulas[sheetIndex]!),
              },
              'xl/workbook.xml': {
                transformElementAttributes: (tag, attributes) =>
                  tag === 'calcPr' ? { ...attributes, fullCalcOnLoad: 1 } : attributes,
              },
            },
          },
        },
      ],
    },
  )
  return new Uint8Array(await file.toBuffer())
}
