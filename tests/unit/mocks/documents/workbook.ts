import { strFromU8, unzipSync } from 'fflate'

export interface Cell {
  text?: string
  /** The cached value, of formulas too. */
  value?: number
  formula?: string
  isBoolean?: boolean
}
type Cells = Map<string, Cell>

const decode = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The sheets of an XLSX file by name, and all its parts as text. */
export function readWorkbook(bytes: Uint8Array) {
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
  return { parts, sheets }
}

function cellsOf(xml: string, strings: readonly string[]): Cells {
  const cells: Cells = new Map()
  for (const [, attributes, inner] of xml.matchAll(/<c ([^>]*?)>(.*?)<\/c>/gs)) {
    const address = /r="([A-Z]+\d+)"/.exec(attributes!)![1]!
    const formula = /<f>(.*?)<\/f>/s.exec(inner!)?.[1]
    const value = /<v>(.*?)<\/v>/s.exec(inner!)?.[1]
    const isText = attributes!.includes('t="s"')
    cells.set(address, {
      ...(isText ? { text: strings[Number(value)]! } : value === undefined ? {} : { value: Number(value) }),
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

/** Computes a cell from the cells its formula names: the few kinds of formula that our files hold. */
export function evaluate(cells: Cells, address: string): number {
  const cell = cells.get(address)
  if (!cell?.formula) return cell?.value ?? 0
  const over = (range: string) => {
    const [, from, row, to] = /^([A-Z]+)(\d+):([A-Z]+)\d+$/.exec(range)!
    const [first, last] = [columnNumber(from!), columnNumber(to!)]
    return Array.from({ length: last - first + 1 }, (_, i) => evaluate(cells, columnLetters(first + i) + row))
  }
  const sum = /^SUM\(([A-Z0-9:]+)\)$/.exec(cell.formula)
  if (sum) return over(sum[1]!).reduce((total, value) => total + value, 0)
  const product = /^SUMPRODUCT\(([A-Z0-9:]+),([A-Z0-9:]+)\)$/.exec(cell.formula)
  if (product) {
    const factors = over(product[2]!)
    return over(product[1]!).reduce((total, value, k) => total + value * factors[k]!, 0)
  }
  const check = /^ABS\((\w+)-(\w+)\)<=0\.000001\*MAX\(1,ABS\(\2\)\)$/.exec(cell.formula)
  if (check) {
    const [mine, reported] = [evaluate(cells, check[1]!), evaluate(cells, check[2]!)]
    return Number(Math.abs(mine - reported) <= 1e-6 * Math.max(1, Math.abs(reported)))
  }
  if (!/^[A-Z]+\d+([-*][A-Z]+\d+)+$/.test(cell.formula)) throw new Error(`unknown formula ${cell.formula}`)
  const [first, ...rest] = cell.formula.match(/[-*]?[A-Z]+\d+/g)!
  return rest.reduce(
    (result, term) => {
      const value = evaluate(cells, term.slice(1))
      return term.startsWith('*') ? result * value : result - value
    },
    evaluate(cells, first),
  )
}

/** The cell to the right of a label. */
export function besides(cells: Cells, label: string): Cell & { address: string } {
  const found = [...cells].find(([, { text }]) => text === label)
  if (!found) throw new Error(`no cell says ${label}`)
  const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(found[0])!
  const address = columnLetters(columnNumber(letters!) + 1) + row
  return { ...cells.get(address), address }
}
