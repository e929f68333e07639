import writeExcelFile from 'write-excel-file/node'
import { sanitizeAttributeValue, sanitizeTextContent } from 'write-excel-file/utility'
import type { Cell, FormulaCell } from './cells'
import { withValues } from './compute'
import { quoted, type Choice, type Names, type Sheet } from './sheet'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const isFormula = (cell: Cell): cell is FormulaCell => cell?.type === 'Formula'

/** Inserts the cached values in cell order, because the library writes formulas without them. */
function cacheValues(xml: string, cells: readonly FormulaCell[]): string {
  const next = cells.values()
  return xml.replace(/<c ([^>]*)><f>(.*?)<\/f><\/c>/g, (_whole, attributes: string, code: string) => {
    const { cached } = next.next().value!
    if (typeof cached === 'string')
      return `<c ${attributes} t="str"><f>${code}</f><v>${sanitizeTextContent(cached)}</v></c>`
    const type = typeof cached === 'boolean' ? ' t="b"' : ''
    return `<c ${attributes}${type}><f>${code}</f><v>${Number(cached)}</v></c>`
  })
}

/** Adds dropdown lists; the format requires them before the page margins. */
function addChoices(xml: string, choices: readonly Choice[] = []): string {
  if (choices.length === 0) return xml
  const each = choices.map(
    ({ cell, from }) =>
      `<dataValidation type="list" allowBlank="0" showErrorMessage="1" sqref="${cell}"><formula1>${sanitizeTextContent(from)}</formula1></dataValidation>`,
  )
  return xml.replace(
    /(?=<pageMargins|<pageSetup|<\/worksheet>)/,
    `<dataValidations count="${choices.length}">${each.join('')}</dataValidations>`,
  )
}

function addNames(xml: string, names: Names): string {
  if (names.size === 0) return xml
  const each = [...names].map(
    ([name, { sheet, cells }]) =>
      `<definedName name="${sanitizeAttributeValue(name)}">${sanitizeTextContent(`${quoted(sheet)}!${cells}`)}</definedName>`,
  )
  return xml.replace('<definedNames/>', `<definedNames>${each.join('')}</definedNames>`)
}

/** Writes a workbook; all formulas have cached values for programs without a calculation engine. */
export async function writeWorkbook(
  sheets: readonly Sheet[],
  names: Names = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const computedSheets = withValues(sheets, names)
  const formulas = computedSheets.map(({ data }) => data.flat().filter(isFormula))
  const file = writeExcelFile(
    computedSheets.map(({ sheet, data, widths, frozenRows, frozenColumns }) => ({
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
                transform: (xml, _options, { sheetIndex }) =>
                  addChoices(cacheValues(xml, formulas[sheetIndex]!), computedSheets[sheetIndex]!.choices),
              },
              'xl/workbook.xml': {
                transform: (xml) => addNames(xml, names),
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
