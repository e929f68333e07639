import { toHalfWidth } from '@/shared/lib/typedNumber'

/**
 * Why a movement is taken for a payment; `sum`: several together, `hand`: someone said so. `similarPayee` (one name is the
 * start of the other) and `otherReference` (the reference names something else) keep a match from being certain.
 */
export const REASONS = [
  'amount',
  'reference',
  'otherReference',
  'payee',
  'similarPayee',
  'day',
  'sum',
  'hand',
] as const
export type Reason = (typeof REASONS)[number]

export const CERTAINTIES = ['certain', 'likely', 'possible'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** Days between a payment and its movement that a search allows at most. */
export const MOST_DAYS = 30
export const USUAL_DAYS = 5

/** What left a bank account and is not matched. */
export interface Movement {
  id: string
  day: string
  /** Whole hundredths; what is not above zero is never matched. */
  cents: number
  currency: string
  payee: string
  reference: string
}

/** A payment that is looked for on the statement. */
export interface Payment {
  id: string
  day: string
  cents: number
  currency: string
  payee: string
  /** What it is called in the reference of a movement. */
  code: string
}

interface Part {
  rowId: string
  instalmentId: string
  cents: number
}

/** Movements and payments that belong together: the parts use each of them up, to the cent. */
export interface Match {
  parts: readonly Part[]
  reasons: readonly Reason[]
  certainty: Certainty
}

export interface Matched {
  matches: Match[]
  /** Ids of what belongs to nothing. */
  movements: string[]
  payments: string[]
}

/**
 * Whole hundredths of a movement that may belong to a payment: of what left the account at most what is still looked for, of what
 * came back (below zero) at most what was found, which is looked for again then.
 */
export const mostOf = (free: number, payment: { residual: number; found: number }): number =>
  free < 0 ? Math.max(free, -payment.found) : Math.min(free, payment.residual)

const DAY = 86_400_000
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)

/** Words of letters and digits, apart by one blank. */
const wordsOf = (text: string) =>
  toHalfWidth(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Synonyms of legal forms, in their short spelling. */
const LEGAL_FORMS: Readonly<Record<string, string>> = {
  LIMITED: 'LTD',
  COMPANY: 'CO',
  CORPORATION: 'CORP',
  INCORPORATED: 'INC',
}

/** Normalises a company name for comparison: no spaces or punctuation, one spelling of the legal form. */
const nameOf = (text: string) =>
  wordsOf(text)
    .split(' ')
    .map((word) => LEGAL_FORMS[word] ?? word)
    .join('')
    .replaceAll('有限责任公司', '有限公司')

/** Words that a code is made of at most. */
const MOST_WORDS = 8
/** Characters that a name keeps at least where a statement cuts it off. */
const LEAST_NAME = 6

interface Row {
  movement: Movement
  day: number
  isFree: boolean
  payee: PayeeMatch | null
  naming: Naming
}
interface Goal {
  payment: Payment
  day: number
  isFree: boolean
  payee: string
  code: string
}

/** Whatever the order in which they came. */
const inOrder = (a: { day: number }, b: { day: number }, idA: string, idB: string) =>
  a.day - b.day || (idA < idB ? -1 : 1)

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const each of all) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}

/** Replaces each number of a code by `#`. Text of the same shape is taken for a code, even an unknown one. */
const shapeOf = (words: string) => words.replaceAll(/\d+/g, '#')

/** Drops leading zeros, so that `FA-1-3` and `FA-1-03` compare equal. */
const codeKey = (words: string) => words.replaceAll(/(?<!\d)0+(?=\d)/g, '')

interface Naming {
  goals: readonly Goal[]
  /** All codes in the reference, including unknown ones. */
  codes: ReadonlySet<string>
}

/** Finds the payments that a reference names, by whole words: `…-1` is not named by `…-11`. */
function namesIn(goals: readonly Goal[]): (movement: Movement) => Naming {
  const byCode = new Map<string, Goal[]>()
  // A code without separators must also have the length of a known one, as its numbers cannot be told apart.
  const shapes = new Set<string>()
  const lengths = new Map<string, Set<number>>()
  for (const goal of goals) {
    const words = wordsOf(goal.payment.code)
    if (words === '') continue
    const joined = words.replaceAll(' ', '')
    for (const key of new Set([words, joined])) byCode.set(key, [...(byCode.get(key) ?? []), goal])
    // Numbers alone could be anything.
    if (!/\p{L}/u.test(words)) continue
    if (words !== joined) shapes.add(shapeOf(words))
    const shape = shapeOf(joined)
    lengths.set(shape, (lengths.get(shape) ?? new Set()).add(joined.length))
  }
  const isCode = (text: string, isOneWord: boolean) =>
    isOneWord ? lengths.get(shapeOf(text))?.has(text.length) === true : shapes.has(shapeOf(text))

  return ({ reference, payee }) => {
    const words = wordsOf(`${reference} ${payee}`).split(' ')
    const found = new Set<Goal>()
    const codes = new Set<string>()
    for (let from = 0; from < words.length; from++) {
      let text = ''
      for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to++) {
        text += (to === from ? '' : ' ') + words[to]!
        const own = byCode.get(text)
        for (const goal of own ?? []) {
          found.add(goal)
          codes.add(goal.code)
        }
        if (!own && isCode(text, to === from)) codes.add(codeKey(text))
      }
    }
    return { goals: [...found], codes }
  }
}

/** The payee that a movement matches: the same name, or only a common prefix. */
interface PayeeMatch {
  payee: string
  isSame: boolean
}

/** Finds the payee of a movement: an equal name, else the only one of which either name is a prefix of the other. */
function payeesIn(goals: readonly Goal[]): (movement: Movement) => PayeeMatch | null {
  const payees = new Set(goals.map(({ payee }) => payee).filter(Boolean))
  const byStart = new Map<string, string>()
  for (const payee of payees)
    for (let length = LEAST_NAME; length < payee.length; length++) {
      const start = payee.slice(0, length)
      // A start that two names share is neither.
      byStart.set(start, byStart.has(start) && byStart.get(start) !== payee ? '' : payee)
    }
  function find(name: string): PayeeMatch | null {
    if (payees.has(name)) return { payee: name, isSame: true }
    // A statement cuts a name off, or puts more behind it. Another company may be called so as well.
    let payee = byStart.get(name) ?? ''
    for (let length = name.length - 1; payee === '' && length >= LEAST_NAME; length--) {
      const start = name.slice(0, length)
      if (payees.has(start)) payee = start
    }
    return payee === '' ? null : { payee, isSame: false }
  }
  const seen = new Map<string, PayeeMatch | null>()
  return ({ payee: given }) => {
    const known = seen.get(given)
    if (known !== undefined) return known
    const found = find(nameOf(given))
    seen.set(given, found)
    return found
  }
}

/** Steps of a search for a sum: for one, and for all of them. */
const MOST_STEPS = 2_000
const ALL_STEPS = 500_000
/** Looked at for one sum. */
const MOST_PARTS = 16

/** The first few of some in the order of their days that are near a day, free, and less than an amount. */
function smallerNear<T extends { day: number; isFree: boolean }>(
  all: readonly T[],
  day: number,
  days: number,
  centsOf: (each: T) => number,
  cents: number,
): T[] {
  let [from, to] = [0, all.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (all[middle]!.day < day - days) from = middle + 1
    else to = middle
  }
  const found: T[] = []
  for (let at = from; at < all.length && all[at]!.day <= day + days && found.length < MOST_PARTS; at++) {
    const each = all[at]!
    if (each.isFree && centsOf(each) < cents) found.push(each)
  }
  return found
}

interface Budget {
  left: number
}

/** Two or more of some amounts that add up to another; null where there are none, or none was found in time. */
function partsOf<T>(all: readonly T[], centsOf: (each: T) => number, goal: number, budget: Budget) {
  if (all.length < 2 || budget.left <= 0) return null
  const parts = all.toSorted((a, b) => centsOf(b) - centsOf(a))
  const rest = parts.map(() => 0)
  for (let at = parts.length - 1, sum = 0; at >= 0; at--) rest[at] = sum += centsOf(parts[at]!)
  const found: T[][] = []
  let steps = Math.min(MOST_STEPS, budget.left)
  const chosen: T[] = []
  function walk(at: number, left: number) {
    if (left === 0) {
      found.push([...chosen])
      return
    }
    if (at >= parts.length || found.length > 1 || rest[at]! < left || steps-- <= 0) return
    const part = parts[at]!
    if (centsOf(part) <= left) {
      chosen.push(part)
      walk(at + 1, left - centsOf(part))
      chosen.pop()
    }
    walk(at + 1, left)
  }
  const before = steps
  walk(0, goal)
  budget.left -= before - steps
  const [first] = found
  return first ? { parts: first, isOnly: found.length === 1 } : null
}

/**
 * Finds out which movements of a bank account are which payments: by what the reference names, then by amount with payee
 * and day, by amount and day, and by sums within one payee. Each is used once and up to the cent; what belongs to nothing
 * is left over. The same input gives the same answer.
 *
 * A match is certain only if nothing contradicts it: no rival on either side, no other code in the reference, no
 * different payee.
 */
export function reconcile(
  movements: readonly Movement[],
  payments: readonly Payment[],
  days: number,
): Matched {
  const goals: Goal[] = payments.map((payment) => ({
    payment,
    day: dayNumber(payment.day),
    isFree: payment.cents > 0,
    payee: nameOf(payment.payee),
    code: codeKey(wordsOf(payment.code)),
  }))
  const namedBy = namesIn(goals)
  const payeeOf = payeesIn(goals)
  const rows: Row[] = movements.map((movement) => ({
    movement,
    day: dayNumber(movement.day),
    isFree: movement.cents > 0,
    payee: payeeOf(movement),
    naming: namedBy(movement),
  }))
  rows.sort((a, b) => inOrder(a, b, a.movement.id, b.movement.id))
  goals.sort((a, b) => inOrder(a, b, a.payment.id, b.payment.id))
  const matches: Match[] = []
  const isNear = (row: Row, goal: Goal) => Math.abs(row.day - goal.day) <= days

  function take(of: readonly Row[], by: readonly Goal[], reasons: readonly Reason[], certainty: Certainty) {
    for (const each of [...of, ...by]) each.isFree = false
    const isContradicted = of.some((row) => namesOther(row, by))
    const single = by.length === 1 ? by[0]! : null
    matches.push({
      parts: single
        ? of.map(({ movement }) => ({
            rowId: movement.id,
            instalmentId: single.payment.id,
            cents: movement.cents,
          }))
        : by.map(({ payment }) => ({
            rowId: of[0]!.movement.id,
            instalmentId: payment.id,
            cents: payment.cents,
          })),
      reasons: REASONS.filter(
        (reason) => reasons.includes(reason) || (reason === 'otherReference' && isContradicted),
      ),
      certainty: !isContradicted ? certainty : reasons.includes('reference') ? 'likely' : 'possible',
    })
  }
  /** True if the reference names a code that is not among these goals. */
  const namesOther = ({ naming }: Row, by: readonly Goal[]) =>
    [...naming.codes].some((code) => by.every((goal) => goal.code !== code))
  const payeeReason = ({ payee }: Row, goal: Goal): Reason[] =>
    payee === null || payee.payee !== goal.payee ? [] : payee.isSame ? ['payee'] : ['similarPayee']
  /** False only if both name a payee and the names differ. */
  const goesTo = ({ movement, payee }: Row, goal: Goal) =>
    goal.payee === '' ||
    nameOf(movement.payee) === '' ||
    (payee !== null && payee.isSame && payee.payee === goal.payee)
  const isOf = (row: Row) => (goal: Goal) => goal.isFree && goal.payment.currency === row.movement.currency

  // By the codes in the reference.
  const isNamedExactly = (row: Row) => (goal: Goal) =>
    isOf(row)(goal) && goal.payment.cents === row.movement.cents
  const rivals = new Map<Goal, number>()
  for (const row of rows)
    if (row.isFree)
      for (const goal of row.naming.goals.filter(isNamedExactly(row)))
        rivals.set(goal, (rivals.get(goal) ?? 0) + 1)
  const named = new Map<Goal, Row[]>()
  for (const row of rows) {
    if (!row.isFree) continue
    const own = row.naming.goals.filter(isOf(row))
    const alike = own.filter(isNamedExactly(row))
    const [alone] = alike
    if (alone) {
      const isOnly = alike.length === 1 && rivals.get(alone) === 1
      take(
        [row],
        [alone],
        [
          'amount',
          'reference',
          ...payeeReason(row, alone),
          ...(isNear(row, alone) ? (['day'] as const) : []),
        ],
        isOnly && isNear(row, alone) && goesTo(row, alone) ? 'certain' : 'likely',
      )
      continue
    }
    const sum = own.reduce((total, { payment }) => total + payment.cents, 0)
    if (own.length > 1 && sum === row.movement.cents) {
      const areNear = own.every((goal) => isNear(row, goal))
      take(
        [row],
        own,
        ['sum', 'reference', ...(areNear ? (['day'] as const) : [])],
        areNear && own.every((goal) => goesTo(row, goal)) ? 'certain' : 'likely',
      )
    } else if (own.length === 1) named.set(own[0]!, [...(named.get(own[0]!) ?? []), row])
  }
  for (const [goal, own] of named) {
    const free = own.filter((row) => row.isFree)
    const sum = free.reduce((total, { movement }) => total + movement.cents, 0)
    if (goal.isFree && free.length > 1 && sum === goal.payment.cents)
      take(
        free,
        [goal],
        ['sum', 'reference'],
        free.every((row) => isNear(row, goal) && goesTo(row, goal)) ? 'certain' : 'likely',
      )
  }

  /** Pairs rows with goals of the same key, earliest first on both sides, which leaves the fewest unmatched. */
  function pair(
    accepts: (row: Row) => boolean,
    keyOfRow: (row: Row) => string,
    keyOfGoal: (goal: Goal) => string,
    reasons: readonly Reason[],
    alone: Certainty,
    among: Certainty,
  ) {
    // Rows that are not accepted still count as rivals.
    const rowsBy = grouped(
      rows.filter(({ isFree }) => isFree),
      keyOfRow,
    )
    for (const [key, group] of grouped(
      goals.filter(({ isFree }) => isFree),
      keyOfGoal,
    )) {
      const all = rowsBy.get(key) ?? []
      const own = all.filter(accepts)
      const isAlone = all.length === 1 && group.length === 1
      let next = 0
      for (const goal of group) {
        while (next < own.length && own[next]!.day < goal.day - days) next++
        const row = own[next]
        if (!row || !isNear(row, goal)) continue
        next++
        take([row], [goal], reasons, isAlone ? alone : among)
      }
    }
  }
  const amountOf = ({ cents, currency }: Movement | Payment) => `${currency} ${cents}`
  const byPayee = [
    ({ movement, payee }: Row) => `${amountOf(movement)} ${payee?.payee}`,
    ({ payment, payee }: Goal) => `${amountOf(payment)} ${payee}`,
  ] as const
  const byAmount = [
    ({ movement }: Row) => amountOf(movement),
    ({ payment }: Goal) => amountOf(payment),
  ] as const
  const namesNothing = ({ naming }: Row) => naming.codes.size === 0
  const hasSamePayee = ({ payee }: Row) => payee?.isSame === true
  const hasPayee = ({ payee }: Row) => payee !== null
  pair((row) => hasSamePayee(row) && namesNothing(row), ...byPayee, ['amount', 'payee', 'day'], 'certain', 'likely') // prettier-ignore
  pair((row) => hasPayee(row) && namesNothing(row), ...byPayee, ['amount', 'similarPayee', 'day'], 'likely', 'possible') // prettier-ignore
  pair(hasSamePayee, ...byPayee, ['amount', 'payee', 'day'], 'possible', 'possible')
  pair(hasPayee, ...byPayee, ['amount', 'similarPayee', 'day'], 'possible', 'possible')
  pair(namesNothing, ...byAmount, ['amount', 'day'], 'likely', 'possible')
  pair(() => true, ...byAmount, ['amount', 'day'], 'possible', 'possible')

  // Sums within one payee.
  const budget: Budget = { left: ALL_STEPS }
  function takeSum(of: readonly Row[], by: readonly Goal[], isOnly: boolean) {
    const areSame = of.every(hasSamePayee)
    take(
      of,
      by,
      ['sum', areSame ? 'payee' : 'similarPayee', 'day'],
      isOnly && areSame ? 'likely' : 'possible',
    )
  }
  const keyOf = (currency: string, payee: string) => `${currency} ${payee}`
  const goalsBy = grouped(
    goals.filter(({ isFree, payee }) => isFree && payee !== ''),
    ({ payment, payee }) => keyOf(payment.currency, payee),
  )
  const rowsBy = grouped(
    rows.filter(({ isFree }) => isFree),
    ({ movement, payee }) => keyOf(movement.currency, payee?.payee ?? ''),
  )
  for (const [key, own] of goalsBy) {
    const group = rowsBy.get(key) ?? []
    for (const row of group) {
      const { cents } = row.movement
      const sum = partsOf(
        smallerNear(own, row.day, days, ({ payment }) => payment.cents, cents),
        ({ payment }) => payment.cents,
        cents,
        budget,
      )
      if (sum) takeSum([row], sum.parts, sum.isOnly)
    }
    for (const goal of own) {
      if (!goal.isFree) continue
      const { cents } = goal.payment
      const sum = partsOf(
        smallerNear(group, goal.day, days, ({ movement }) => movement.cents, cents),
        ({ movement }) => movement.cents,
        cents,
        budget,
      )
      if (sum) takeSum(sum.parts, [goal], sum.isOnly)
    }
  }

  return {
    matches: matches.toSorted((a, b) => CERTAINTIES.indexOf(a.certainty) - CERTAINTIES.indexOf(b.certainty)),
    movements: rows.flatMap(({ isFree, movement }) => (isFree || movement.cents <= 0 ? [movement.id] : [])),
    payments: goals.flatMap(({ isFree, payment }) => (isFree || payment.cents <= 0 ? [payment.id] : [])),
  }
}
