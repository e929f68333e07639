import { EPOCH, type Cell } from './cells'
import type { Names, Sheet } from './sheet'
import { parse, placeOf, type Expression, type Operator, type Place } from './parseFormula'

export type Value = number | string | boolean

type Result = Value | Value[]

const listOf = (result: Result): Value[] => (Array.isArray(result) ? result : [result])
const numbersIn = (results: Result[]): number[] =>
  results.flatMap(listOf).filter((value) => typeof value === 'number')

function single(result: Result): Value {
  if (Array.isArray(result)) throw new Error('a range where one value is wanted')
  return result
}
const amount = (result: Result): number => {
  const value = single(result)
  if (typeof value === 'string') throw new Error(`a text where a number is wanted: ${value}`)
  return Number(value)
}

const OPERATIONS: Record<Operator, (a: Value, b: Value) => Value> = {
  '+': (a, b) => amount(a) + amount(b),
  '-': (a, b) => amount(a) - amount(b),
  '*': (a, b) => amount(a) * amount(b),
  '/': (a, b) => amount(a) / amount(b),
  '^': (a, b) => amount(a) ** amount(b),
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Functions that evaluate all their arguments; same names as in every spreadsheet program. */
const FUNCTIONS: Record<string, (...args: Result[]) => Value> = {
  SUM: (...args) => sum(numbersIn(args)),
  PRODUCT: (...args) => numbersIn(args).reduce((total, value) => total * value, 1),
  SUMPRODUCT: (...args) => {
    const [first, ...rest] = args.map((each) => listOf(each).map((value) => amount(value)))
    return sum(first!.map((value, i) => rest.reduce((total, list) => total * list[i]!, value)))
  },
  MIN: (...args) => Math.min(...numbersIn(args)),
  MAX: (...args) => Math.max(...numbersIn(args)),
  ABS: (x) => Math.abs(amount(x)),
  INT: (x) => Math.floor(amount(x)),
  YEAR: (day) => new Date((Math.floor(amount(day)) - EPOCH) * 86_400_000).getUTCFullYear(),
  ROUND: (x, digits) => Math.round(amount(x) * 10 ** amount(digits)) / 10 ** amount(digits),
  LN: (x) => Math.log(amount(x)),
  EXP: (x) => Math.exp(amount(x)),
  AND: (...args) => args.flatMap(listOf).every(Boolean),
  OR: (...args) => args.flatMap(listOf).some(Boolean),
  SMALL: (list, rank) => numbersIn([list]).toSorted((a, b) => a - b)[amount(rank) - 1]!,
  COUNTIF: (list, wanted) => listOf(list).filter((value) => value === wanted).length,
  MATCH: (wanted, list, type) =>
    (amount(type) === 0
      ? listOf(list).indexOf(single(wanted))
      : // oxlint-disable-next-line unicorn/prefer-array-index-of -- finds the last index, not the first
        listOf(list).findLastIndex((value) => value <= single(wanted))) + 1,
}

const valueOf = (cell: Cell | undefined): Value | undefined => {
  const value = cell?.value
  if (value instanceof Date) return value.getTime() / 86_400_000 + EPOCH
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean'
    ? value
    : undefined
}

/** Evaluates the cells of a workbook lazily. */
export function createEvaluator(sheets: readonly Sheet[], names: Names) {
  const bySheet = new Map(sheets.map(({ sheet, data }) => [sheet, data]))
  const cache = new Map<NonNullable<Cell>, Value>()

  function cellAt(sheet: string, { row, column }: Place): Value {
    const cell = bySheet.get(sheet)?.[row]?.[column]
    if (!cell) throw new Error(`nothing in ${sheet} at ${row + 1}, ${column + 1}`)
    const found = cache.get(cell)
    if (found !== undefined) return found
    const value = cell.type === 'Formula' ? single(resultOf(parse(String(cell.value)), sheet)) : valueOf(cell)
    if (value === undefined) throw new Error(`nothing in ${sheet} at ${row + 1}, ${column + 1}`)
    cache.set(cell, value)
    return value
  }

  function range(sheet: string, from: Place, to: Place): Result {
    if (from.row === to.row && from.column === to.column) return cellAt(sheet, from)
    const values: Value[] = []
    for (let row = from.row; row <= to.row; row += 1)
      for (let column = from.column; column <= to.column; column += 1)
        values.push(cellAt(sheet, { row, column }))
    return values
  }

  function areaOf(name: string) {
    const area = names.get(name)
    if (!area) throw new Error(`no name ${name}`)
    const [from, to = from] = area.cells.split(':')
    return { sheet: area.sheet, from: placeOf(from!), to: placeOf(to!) }
  }

  function named(name: string): Result {
    const { sheet, from, to } = areaOf(name)
    return range(sheet, from, to)
  }

  function indexInto(list: Expression, number: number, sheet: string): Value {
    if (list.kind !== 'cells' && list.kind !== 'name') throw new Error('INDEX wants cells')
    const area = list.kind === 'name' ? areaOf(list.name) : list
    const { from, to } = area
    const [row, column] = from.column === to.column ? [number - 1, 0] : [0, number - 1]
    const place = { row: from.row + row, column: from.column + column }
    if (!(number >= 1) || place.row > to.row || place.column > to.column)
      throw new Error(`INDEX is out of its list: ${number}`)
    return cellAt(area.sheet ?? sheet, place)
  }

  function resultOf(expression: Expression, sheet: string): Result {
    switch (expression.kind) {
      case 'value':
        return expression.value
      case 'cells':
        return range(expression.sheet ?? sheet, expression.from, expression.to)
      case 'name':
        return named(expression.name)
      case 'negative':
        return -amount(resultOf(expression.of, sheet))
      case 'binary': {
        const [left, right] = [resultOf(expression.left, sheet), resultOf(expression.right, sheet)]
        return OPERATIONS[expression.operator](single(left), single(right))
      }
      default: {
        const { name, args } = expression
        // The other branch is not evaluated, because it may have no value.
        if (name === 'IF') return resultOf(resultOf(args[0]!, sheet) ? args[1]! : args[2]!, sheet)
        if (name === 'INDEX') return indexInto(args[0]!, amount(resultOf(args[1]!, sheet)), sheet)
        const calculate = FUNCTIONS[name]
        if (!calculate) throw new Error(`no function ${name}`)
        return calculate(...args.map((each) => resultOf(each, sheet)))
      }
    }
  }

  return { cellAt, named }
}

/** Returns the sheets with cached values for all formulas. */
export function withValues(sheets: readonly Sheet[], names: Names): Sheet[] {
  const { cellAt } = createEvaluator(sheets, names)
  return sheets.map((each) => ({
    ...each,
    data: each.data.map((cells, row) =>
      cells.map((cell, column) =>
        cell?.type === 'Formula' ? { ...cell, cached: cellAt(each.sheet, { row, column }) } : cell,
      ),
    ),
  }))
}
