import writeExcelFile from 'write-excel-file/node'
import { sanitizeAttributeValue, sanitizeTextContent } from 'write-excel-file/utility'
import type { Cell, FormulaCell } from './cells'
import { chartContentType, chartPart, chartRelations, chartXml, framesXml, readerOf } from './chart'
import { withValues } from './compute'
import { columnLetter, quoted, referenceTo, type Link, type Choice, type Names, type Sheet } from './sheet'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Page headers and footers; `&A`, `&P` and `&N` stand for the sheet, the page and the number of pages. */
export interface PageTexts {
  header: readonly [left: string, right: string]
  footer: readonly [left: string, right: string]
}

/** Escapes a text for a page header, where `&` starts a code. */
export const headerText = (value: string) => value.replaceAll('&', '&&')

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

/** Dropdown lists and links; the format requires them before the page margins. */
function partsBeforePage({ choices = [], links = [] }: Sheet): string {
  const choice = ({ cell, from }: Choice) =>
    `<dataValidation type="list" allowBlank="0" showErrorMessage="1" sqref="${cell}"><formula1>${sanitizeTextContent(from)}</formula1></dataValidation>`
  const link = ({ cell, sheet }: Link) =>
    `<hyperlink ref="${cell}" location="${sanitizeAttributeValue(`${quoted(sheet)}!A1`)}" display="${sanitizeAttributeValue(sheet)}"/>`
  return [
    choices.length > 0 &&
      `<dataValidations count="${choices.length}">${choices.map(choice).join('')}</dataValidations>`,
    links.length > 0 && `<hyperlinks>${links.map(link).join('')}</hyperlinks>`,
  ]
    .filter(Boolean)
    .join('')
}

/** Landscape A4, scaled so that all columns share one page. */
function fitPages(xml: string, { isOnePage }: Sheet, { header, footer }: PageTexts): string {
  const line = ([left, right]: PageTexts['header']) => sanitizeTextContent(`&L${left}&R${right}`)
  const texts = `<headerFooter><oddHeader>${line(header)}</oddHeader><oddFooter>${line(footer)}</oddFooter></headerFooter>`
  return xml
    .replace(/(?=<sheetData>)|(?=<cols>)/, '<sheetFormatPr defaultRowHeight="13.5"/>')
    .replace(/(<worksheet [^>]*>)/, '$1<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>')
    .replace(
      /<pageMargins[^>]*\/>/,
      '<pageMargins left="0.5" right="0.5" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>',
    )
    .replace(
      /<pageSetup[^>]*\/>/,
      () =>
        `<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="${isOnePage ? 1 : 0}"/>${texts}`,
    )
}

/** Names that apply to one sheet: the cells to print, and those to repeat on each page. */
function printNames({ sheet, frozenRows, frozenColumns, printArea }: Sheet, index: number): string[] {
  const local = (name: string, references: readonly string[]) =>
    `<definedName name="_xlnm.${name}" localSheetId="${index}">${sanitizeTextContent(references.join(','))}</definedName>`
  const titles = [
    frozenColumns > 0 && referenceTo({ sheet, cells: `$A:$${columnLetter(frozenColumns - 1)}` }),
    frozenRows > 0 && referenceTo({ sheet, cells: `$1:$${frozenRows}` }),
  ].filter((each) => each !== false)
  const area = printArea?.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2')
  return [
    ...(area ? [local('Print_Area', [referenceTo({ sheet, cells: area })])] : []),
    ...(titles.length > 0 ? [local('Print_Titles', titles)] : []),
  ]
}

function namesXml(names: Names): string[] {
  return [...names].map(
    ([name, area]) =>
      `<definedName name="${sanitizeAttributeValue(name)}">${sanitizeTextContent(referenceTo(area))}</definedName>`,
  )
}

/** Writes a workbook; all formulas have cached values for programs without a calculation engine. */
export async function writeWorkbook(
  sheets: readonly Sheet[],
  names: Names = new Map(),
  page: PageTexts | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const computedSheets = withValues(sheets, names)
  const formulas = computedSheets.map(({ data }) => data.flat().filter(isFormula))
  const definedNames = [...namesXml(names), ...(page ? sheets.flatMap(printNames) : [])]
  const read = readerOf(computedSheets)
  const charts = sheets.flatMap(({ charts: all = [] }, index) =>
    all.map((chart, at) => ({ chart, part: chartPart(String(index + 1), at) })),
  )
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
      fontFamily: 'Arial',
      fontSize: 10,
      features: [
        {
          files: {
            transform: {
              'xl/worksheets/sheet{id}.xml': {
                transform: (xml, _options, { sheetIndex }) => {
                  const content = cacheValues(xml, formulas[sheetIndex]!).replace(
                    /(?=<pageMargins|<pageSetup|<\/worksheet>)/,
                    () => partsBeforePage(computedSheets[sheetIndex]!),
                  )
                  return page ? fitPages(content, sheets[sheetIndex]!, page) : content
                },
              },
              'xl/workbook.xml': {
                transform: (xml) =>
                  definedNames.length === 0
                    ? xml
                    : xml.replace(
                        '<definedNames/>',
                        () => `<definedNames>${definedNames.join('')}</definedNames>`,
                      ),
                transformElementAttributes: (tag, attributes) =>
                  tag === 'calcPr' ? { ...attributes, fullCalcOnLoad: 1 } : attributes,
              },
              'xl/drawings/drawing{id}.xml': {
                insert: (_options, { sheetIndex }) => framesXml(sheets[sheetIndex]!.charts ?? []),
              },
              'xl/drawings/_rels/drawing{id}.xml.rels': {
                insert: (_options, { sheetIndex, sheetId }) =>
                  chartRelations(sheets[sheetIndex]!.charts ?? [], sheetId),
              },
              '[Content_Types].xml': {
                insert: () => charts.map(({ part }) => chartContentType(part)).join(''),
              },
            },
            write: {
              files: () => Object.fromEntries(charts.map(({ chart, part }) => [part, chartXml(chart, read)])),
            },
          },
        },
      ],
    },
  )
  return new Uint8Array(await file.toBuffer())
}
