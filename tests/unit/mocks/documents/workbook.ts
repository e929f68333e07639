import { strFromU8, unzipSync } from 'fflate'
import type { Cell as WrittenCell } from '@mocks/platform/xlsx/cells'
import { createEvaluator, type Value } from '@mocks/platform/xlsx/compute'
import { placeOf } from '@mocks/platform/xlsx/parseFormula'
import type { Area } from '@mocks/platform/xlsx/sheet'

export interface Cell {
  text?: string
  /** The cached value, also of formulas. */
  value?: number
  formula?: string
  isBoolean?: boolean
}
type Cells = Map<string, Cell>

export interface Book {
  parts: Record<string, string>
  sheets: Map<string, Cells>
  names: Map<string, Area>
}

export const decode = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The sheets of an XLSX file by name, and all its parts as text. */
export function readWorkbook(bytes: Uint8Array): Book {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  )
  const strings = [
    ...parts['xl/sharedStrings.xml']!.matchAll(/<si><t[^>]*>(.*?)<\/t><\/si>|<si><t\/><\/si>/gs),
  ].map(([, text = '']) => decode(text))
  const names = [...parts['xl/workbook.xml']!.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) =>
    decode(name!),
  )
  const sheets = new Map(
    names.map((name, index) => [name, cellsOf(parts[`xl/worksheets/sheet${index + 1}.xml`]!, strings)]),
  )
  // Names of a single sheet say what to print; they are no cells of the model.
  const named = parts['xl/workbook.xml']!.matchAll(
    /<definedName (?![^>]*localSheetId)[^>]*\bname="([^"]*)"[^>]*>(.*?)</g,
  )
  const areas = [...named].map(([, name, area]) => {
    const [, sheet, cells] = /^'?(.*?)'?!(.*)$/.exec(decode(area!))!
    return [name!, { sheet: sheet!, cells: cells! }] as const
  })
  return { parts, sheets, names: new Map(areas) }
}

function cellsOf(xml: string, strings: readonly string[]): Cells {
  const cells: Cells = new Map()
  for (const [, attributes, inner] of xml.matchAll(/<c ([^>]*?)>(.*?)<\/c>/gs)) {
    const address = /r="([A-Z]+\d+)"/.exec(attributes!)![1]!
    const formula = /<f>(.*?)<\/f>/s.exec(inner!)?.[1]
    const value = /<v>(.*?)<\/v>/s.exec(inner!)?.[1]
    const type = /t="(\w+)"/.exec(attributes!)?.[1]
    const cellText = type === 's' ? strings[Number(value)]! : decode(value ?? '')
    cells.set(address, {
      ...(type === 's' || type === 'str'
        ? { text: cellText }
        : value === undefined
          ? {}
          : { value: Number(value) }),
      ...(formula === undefined ? {} : { formula: decode(formula) }),
      ...(attributes!.includes('t="b"') ? { isBoolean: true } : {}),
    })
  }
  return cells
}

const columnNumber = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26)
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26))
}

const written = ({ formula, text, value, isBoolean }: Cell): WrittenCell => {
  if (formula !== undefined) return { type: 'Formula', value: formula }
  if (text !== undefined) return { type: String, value: text }
  return isBoolean ? { type: Boolean, value: Boolean(value) } : { type: Number, value: value! }
}

/** Evaluates the formulas of a workbook in its current state, by cell address or name. */
export function evaluateWorkbook({ sheets, names }: Pick<Book, 'sheets' | 'names'>) {
  const pages = [...sheets].map(([sheet, cells]) => {
    const data: WrittenCell[][] = []
    for (const [address, cell] of cells) {
      const { row, column } = placeOf(address)
      data[row] ??= []
      data[row][column] = cell.value === undefined && !cell.formula && !cell.text ? null : written(cell)
    }
    return { sheet, data, widths: [], frozenRows: 0, frozenColumns: 0 }
  })
  const { cellAt, named } = createEvaluator(pages, names)
  return {
    at: (sheet: string, address: string): Value => cellAt(sheet, placeOf(address)),
    named: (name: string) => named(name),
  }
}

export function cellNamed({ sheets, names }: Book, name: string): Cell {
  const { sheet, cells } = names.get(name)!
  return sheets.get(sheet)!.get(cells.replaceAll('$', ''))!
}

export function cellRightOf(cells: Cells, label: string): Cell & { address: string } {
  const found = [...cells].find(([, { text }]) => text === label)
  if (!found) throw new Error(`no cell says ${label}`)
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(found[0])!
  const address = columnLetters(columnNumber(letters!) + 1) + row
  return { ...cells.get(address), address }
}
