export type Expression =
  | { kind: 'value'; value: number | string }
  /** `to` equals `from` for a single cell; rows and columns count from 0. */
  | { kind: 'cells'; sheet: string | null; from: Place; to: Place }
  | { kind: 'name'; name: string }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'binary'; operator: Operator; left: Expression; right: Expression }
  | { kind: 'negative'; of: Expression }

export interface Place {
  row: number
  column: number
}

export type Operator = '+' | '-' | '*' | '/' | '^' | '=' | '<>' | '<' | '<=' | '>' | '>='

/** Operator precedence; unary minus has the highest, as in spreadsheets. */
const BINDING: Readonly<Record<string, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '<=': 1,
  '>': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
  '^': 4,
}

const CELL = /^\$?([A-Z]+)\$?(\d+)$/
const TOKENS =
  /"(?:[^"]|"")*"|'(?:[^']|'')+'!|<>|<=|>=|[-+*/^=<>(),:]|\d+(?:\.\d+)?(?:[Ee][+-]?\d+)?|[A-Za-z_$][A-Za-z0-9_$]*/g

function tokensOf(formula: string): string[] {
  const tokens = formula.match(TOKENS) ?? []
  const length = tokens.reduce((sum, token) => sum + token.length, 0)
  if (length !== formula.length) throw new Error(`not a formula of ours: ${formula}`)
  return tokens
}

const columnNumber = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

export function placeOf(address: string): Place {
  const [, letters, row] = CELL.exec(address)!
  return { row: Number(row) - 1, column: columnNumber(letters!) }
}

/** Parses a formula; throws if it is invalid. */
export function parse(formula: string): Expression {
  const tokens = tokensOf(formula)
  let next = 0
  const take = (sign: string) => {
    if (tokens[next] !== sign) throw new Error(`${sign} is missing: ${formula}`)
    next += 1
  }

  /** Parses operators with a higher precedence than `loosest`. */
  function term(loosest = 0): Expression {
    let left = operand()
    for (;;) {
      const operator = tokens[next] ?? ''
      const binding = BINDING[operator] ?? 0
      if (binding <= loosest) return left
      next += 1
      left = { kind: 'binary', operator: operator as Operator, left, right: term(binding) }
    }
  }

  function operand(): Expression {
    const token = tokens[next]
    if (token === undefined) throw new Error(`ends too early: ${formula}`)
    next += 1
    if (token === '-') return { kind: 'negative', of: operand() }
    if (token === '(') {
      const inner = term()
      take(')')
      return inner
    }
    const first = token[0]!
    if (first >= '0' && first <= '9') return { kind: 'value', value: Number(token) }
    if (first === '"') return { kind: 'value', value: token.slice(1, -1).replaceAll('""', '"') }
    if (first === "'") return cells(token.slice(1, -2).replaceAll("''", "'"), tokens[next++]!)
    if (CELL.test(token)) return cells(null, token)
    if (BINDING[token] || token.length === 0 || /[^A-Za-z0-9_]/.test(token))
      throw new Error(`${token} is out of place: ${formula}`)
    return tokens[next] === '(' ? call(token) : { kind: 'name', name: token }
  }

  function cells(sheet: string | null, first: string): Expression {
    const from = placeOf(first)
    if (tokens[next] !== ':') return { kind: 'cells', sheet, from, to: from }
    next += 2
    return { kind: 'cells', sheet, from, to: placeOf(tokens[next - 1]!) }
  }

  function call(name: string): Expression {
    take('(')
    const args: Expression[] = []
    while (tokens[next] !== ')') {
      args.push(term())
      if (tokens[next] !== ')') take(',')
    }
    take(')')
    return { kind: 'call', name, args }
  }

  const expression = term()
  if (next < tokens.length) throw new Error(`does not end: ${formula}`)
  return expression
}
