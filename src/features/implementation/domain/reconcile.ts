import { toHalfWidth } from '@/shared/lib/parseNumber'

/**
 * Reasons for matching a movement to a payment. `sum`: several together; `hand`: matched by a user. `similarPayee` (one
 * name is a prefix of the other) and `otherReference` (the reference names something else) keep a match from being
 * certain.
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

/** Maximum days between a payment and its movement. */
export const MAX_DAYS = 30
export const DEFAULT_DAYS = 5

/** Money that left a bank account and is not matched yet. */
export interface Movement {
  id: string
  day: string
  /** In cents; values that are not above zero are never matched. */
  cents: number
  currency: string
  payee: string
  reference: string
}

export interface Payment {
  id: string
  day: string
  cents: number
  currency: string
  payee: string
  /** Name of the payment in the reference of a movement. */
  code: string
}

interface MatchPart {
  rowId: string
  instalmentId: string
  cents: number
}

/** Movements and payments that belong together: the parts use up each of them, to the cent. */
export interface Match {
  parts: readonly MatchPart[]
  reasons: readonly Reason[]
  certainty: Certainty
}

export interface Matched {
  matches: Match[]
  /** Ids of unmatched movements and payments. */
  movements: string[]
  payments: string[]
}

/**
 * Cents of a movement that may belong to a payment: of money that left the account, at most the amount still to be
 * found; of money that came back (below zero), at most the amount found, which has to be found again then.
 */
export const matchableCents = (free: number, payment: { residual: number; found: number }): number =>
  free < 0 ? Math.max(free, -payment.found) : Math.min(free, payment.residual)

const MS_PER_DAY = 86_400_000
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY)

/** Normalises text to upper-case words of letters and digits, separated by single spaces. */
const normalizeText = (text: string) =>
  toHalfWidth(text)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const LEGAL_FORMS: Readonly<Record<string, string>> = {
  LIMITED: 'LTD',
  COMPANY: 'CO',
  CORPORATION: 'CORP',
  INCORPORATED: 'INC',
}

/** Normalises a company name for comparison: no spaces or punctuation, one spelling of the legal form. */
const normalizeName = (text: string) =>
  normalizeText(text)
    .split(' ')
    .map((word) => LEGAL_FORMS[word] ?? word)
    .join('')
    .replaceAll('有限责任公司', '有限公司')

/** In words, per code. */
const MAX_CODE_WORDS = 8
/** In characters: statements do not cut a name off before this length. */
const MIN_NAME_LENGTH = 6

interface Row {
  movement: Movement
  day: number
  isFree: boolean
  payee: PayeeMatch | null
  naming: ReferenceMatch
}
interface Goal {
  payment: Payment
  day: number
  isFree: boolean
  payee: string
  code: string
}

/** Compares by day, then by id: the result does not depend on the order of the input. */
const compareByDay = (a: { day: number }, b: { day: number }, idA: string, idB: string) =>
  a.day - b.day || (idA < idB ? -1 : 1)

function groupBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
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

interface ReferenceMatch {
  goals: readonly Goal[]
  /** All codes in the reference, including unknown ones. */
  codes: ReadonlySet<string>
}

/** Finds the payments that a reference names, by whole words: `…-1` is not named by `…-11`. */
function createReferenceMatcher(goals: readonly Goal[]): (movement: Movement) => ReferenceMatch {
  const byCode = new Map<string, Goal[]>()
  // A code without separators must also have the length of a known code, because its numbers cannot be separated.
  const shapes = new Set<string>()
  const lengths = new Map<string, Set<number>>()
  for (const goal of goals) {
    const words = normalizeText(goal.payment.code)
    if (words === '') continue
    const joined = words.replaceAll(' ', '')
    for (const key of new Set([words, joined])) byCode.set(key, [...(byCode.get(key) ?? []), goal])
    // Digits alone are ambiguous.
    if (!/\p{L}/u.test(words)) continue
    shapes.add(shapeOf(words))
    const shape = shapeOf(joined)
    lengths.set(shape, (lengths.get(shape) ?? new Set()).add(joined.length))
  }
  const isCode = (text: string, isOneWord: boolean) =>
    isOneWord ? lengths.get(shapeOf(text))?.has(text.length) === true : shapes.has(shapeOf(text))

  return ({ reference, payee }) => {
    const words = normalizeText(`${reference} ${payee}`).split(' ')
    const found = new Set<Goal>()
    const codes = new Set<string>()
    for (let from = 0; from < words.length; from++) {
      let text = ''
      for (let to = from; to < Math.min(words.length, from + MAX_CODE_WORDS); to++) {
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

interface PayeeMatch {
  payee: string
  isSame: boolean
}

/**
 * Finds the payee of a movement: an equal name, else the only name that is a prefix of the movement's payee, or has it
 * as a prefix.
 */
function createPayeeMatcher(goals: readonly Goal[]): (movement: Movement) => PayeeMatch | null {
  const payees = new Set(goals.map(({ payee }) => payee).filter(Boolean))
  const byStart = new Map<string, string>()
  for (const payee of payees)
    for (let length = MIN_NAME_LENGTH; length < payee.length; length++) {
      const start = payee.slice(0, length)
      // A prefix that two names share identifies neither.
      byStart.set(start, byStart.has(start) ? '' : payee)
    }
  function find(name: string): PayeeMatch | null {
    if (payees.has(name)) return { payee: name, isSame: true }
    // Statements cut names off or append text. The name may also belong to another company.
    let payee = byStart.get(name) ?? ''
    for (let length = name.length - 1; payee === '' && length >= MIN_NAME_LENGTH; length--) {
      const start = name.slice(0, length)
      if (payees.has(start)) payee = start
    }
    return payee === '' ? null : { payee, isSame: false }
  }
  const seen = new Map<string, PayeeMatch | null>()
  return ({ payee: name }) => {
    const cached = seen.get(name)
    if (cached !== undefined) return cached
    const found = find(normalizeName(name))
    seen.set(name, found)
    return found
  }
}

/** Search steps for a single sum, and for all sums. */
const MAX_STEPS_PER_SUM = 2_000
const MAX_STEPS = 500_000
/** Candidates per sum. */
const MAX_PARTS = 16

/** Returns the first few free items near a day that are smaller than an amount; `all` must be sorted by day. */
function findSmallerNear<T extends { day: number; isFree: boolean }>(
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
  for (let at = from; at < all.length && all[at]!.day <= day + days && found.length < MAX_PARTS; at++) {
    const each = all[at]!
    if (each.isFree && centsOf(each) < cents) found.push(each)
  }
  return found
}

interface Budget {
  left: number
}

/** Finds two or more amounts that add up to another; null if there are none, or none was found within the budget. */
function findSum<T>(all: readonly T[], centsOf: (each: T) => number, goal: number, budget: Budget) {
  if (all.length < 2 || budget.left <= 0) return null
  const parts = all.toSorted((a, b) => centsOf(b) - centsOf(a))
  const rest = parts.map(() => 0)
  for (let at = parts.length - 1, sum = 0; at >= 0; at--) rest[at] = sum += centsOf(parts[at]!)
  const found: T[][] = []
  let steps = Math.min(MAX_STEPS_PER_SUM, budget.left)
  const chosen: T[] = []
  function search(at: number, left: number) {
    if (left === 0) {
      found.push([...chosen])
      return
    }
    if (at >= parts.length || found.length > 1 || rest[at]! < left || steps-- <= 0) return
    const part = parts[at]!
    if (centsOf(part) <= left) {
      chosen.push(part)
      search(at + 1, left - centsOf(part))
      chosen.pop()
    }
    search(at + 1, left)
  }
  const before = steps
  search(0, goal)
  budget.left -= before - steps
  const [first] = found
  return first ? { parts: first, isOnly: found.length === 1 } : null
}

/**
 * Matches the movements of a bank account to payments: by the codes in the reference, then by amount with payee and
 * day, by amount and day, and by sums within a payee. Each is used once, to the cent; the rest is returned as
 * unmatched. The result is deterministic.
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
    payee: normalizeName(payment.payee),
    code: codeKey(normalizeText(payment.code)),
  }))
  const matchReference = createReferenceMatcher(goals)
  const matchPayee = createPayeeMatcher(goals)
  const rows: Row[] = movements.map((movement) => ({
    movement,
    day: dayNumber(movement.day),
    isFree: movement.cents > 0,
    payee: matchPayee(movement),
    naming: matchReference(movement),
  }))
  rows.sort((a, b) => compareByDay(a, b, a.movement.id, b.movement.id))
  goals.sort((a, b) => compareByDay(a, b, a.payment.id, b.payment.id))
  const matches: Match[] = []
  const isNear = (row: Row, goal: Goal) => Math.abs(row.day - goal.day) <= days

  function addMatch(
    matchedRows: readonly Row[],
    matchedGoals: readonly Goal[],
    reasons: readonly Reason[],
    certainty: Certainty,
  ) {
    for (const each of [...matchedRows, ...matchedGoals]) each.isFree = false
    const isContradicted = matchedRows.some((row) => namesOther(row, matchedGoals))
    const single = matchedGoals.length === 1 ? matchedGoals[0]! : null
    matches.push({
      parts: single
        ? matchedRows.map(({ movement }) => ({
            rowId: movement.id,
            instalmentId: single.payment.id,
            cents: movement.cents,
          }))
        : matchedGoals.map(({ payment }) => ({
            rowId: matchedRows[0]!.movement.id,
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
  const namesOther = ({ naming }: Row, matchedGoals: readonly Goal[]) =>
    [...naming.codes].some((code) => matchedGoals.every((goal) => goal.code !== code))
  const payeeReason = ({ payee }: Row, goal: Goal): Reason[] =>
    payee === null || payee.payee !== goal.payee ? [] : payee.isSame ? ['payee'] : ['similarPayee']
  /** False only if both name a payee and the names differ. */
  const isPayeeCompatible = ({ movement, payee }: Row, goal: Goal) =>
    goal.payee === '' ||
    normalizeName(movement.payee) === '' ||
    (payee !== null && payee.isSame && payee.payee === goal.payee)
  const isCandidateFor = (row: Row) => (goal: Goal) =>
    goal.isFree && goal.payment.currency === row.movement.currency

  // By the codes in the reference.
  const isNamedExactly = (row: Row) => (goal: Goal) =>
    isCandidateFor(row)(goal) && goal.payment.cents === row.movement.cents
  const rivals = new Map<Goal, number>()
  for (const row of rows)
    for (const goal of row.naming.goals.filter(isNamedExactly(row)))
      rivals.set(goal, (rivals.get(goal) ?? 0) + 1)
  const named = new Map<Goal, Row[]>()
  for (const row of rows) {
    if (!row.isFree) continue
    const own = row.naming.goals.filter(isCandidateFor(row))
    const exactMatches = own.filter(isNamedExactly(row))
    const [alone] = exactMatches
    if (alone) {
      const isOnly = exactMatches.length === 1 && rivals.get(alone) === 1
      addMatch(
        [row],
        [alone],
        [
          'amount',
          'reference',
          ...payeeReason(row, alone),
          ...(isNear(row, alone) ? (['day'] as const) : []),
        ],
        isOnly && isNear(row, alone) && isPayeeCompatible(row, alone) ? 'certain' : 'likely',
      )
      continue
    }
    const sum = own.reduce((total, { payment }) => total + payment.cents, 0)
    if (own.length > 1 && sum === row.movement.cents) {
      const areNear = own.every((goal) => isNear(row, goal))
      addMatch(
        [row],
        own,
        ['sum', 'reference', ...(areNear ? (['day'] as const) : [])],
        areNear && own.every((goal) => isPayeeCompatible(row, goal)) ? 'certain' : 'likely',
      )
    } else if (own.length === 1) named.set(own[0]!, [...(named.get(own[0]!) ?? []), row])
  }
  for (const [goal, own] of named) {
    const sum = own.reduce((total, { movement }) => total + movement.cents, 0)
    if (goal.isFree && sum === goal.payment.cents)
      addMatch(
        own,
        [goal],
        ['sum', 'reference'],
        own.every((row) => isNear(row, goal) && isPayeeCompatible(row, goal)) ? 'certain' : 'likely',
      )
  }

  /** Pairs rows with goals of the same key, earliest first on both sides, which leaves the fewest unmatched. */
  function pair(
    accepts: (row: Row) => boolean,
    keyOfRow: (row: Row) => string,
    keyOfGoal: (goal: Goal) => string,
    reasons: readonly Reason[],
    alone: Certainty,
    rivalCertainty: Certainty,
  ) {
    // Rows that are not accepted still count as rivals.
    const rowsBy = groupBy(
      rows.filter(({ isFree }) => isFree),
      keyOfRow,
    )
    for (const [key, group] of groupBy(
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
        addMatch([row], [goal], reasons, isAlone ? alone : rivalCertainty)
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
  const hasNoCode = ({ naming }: Row) => naming.codes.size === 0
  const hasSamePayee = ({ payee }: Row) => payee?.isSame === true
  const hasPayee = ({ payee }: Row) => payee !== null
  pair((row) => hasSamePayee(row) && hasNoCode(row), ...byPayee, ['amount', 'payee', 'day'], 'certain', 'likely') // prettier-ignore
  pair((row) => hasPayee(row) && hasNoCode(row), ...byPayee, ['amount', 'similarPayee', 'day'], 'likely', 'possible') // prettier-ignore
  pair(hasSamePayee, ...byPayee, ['amount', 'payee', 'day'], 'possible', 'possible')
  pair(hasPayee, ...byPayee, ['amount', 'similarPayee', 'day'], 'possible', 'possible')
  pair(hasNoCode, ...byAmount, ['amount', 'day'], 'likely', 'possible')
  pair(() => true, ...byAmount, ['amount', 'day'], 'possible', 'possible')

  // By sums within a payee.
  const budget: Budget = { left: MAX_STEPS }
  function addSumMatch(matchedRows: readonly Row[], matchedGoals: readonly Goal[], isOnly: boolean) {
    const areSame = matchedRows.every(hasSamePayee)
    addMatch(
      matchedRows,
      matchedGoals,
      ['sum', areSame ? 'payee' : 'similarPayee', 'day'],
      isOnly && areSame ? 'likely' : 'possible',
    )
  }
  const keyOf = (currency: string, payee: string) => `${currency} ${payee}`
  const goalsBy = groupBy(
    goals.filter(({ isFree, payee }) => isFree && payee !== ''),
    ({ payment, payee }) => keyOf(payment.currency, payee),
  )
  const rowsBy = groupBy(
    rows.filter(({ isFree }) => isFree),
    ({ movement, payee }) => keyOf(movement.currency, payee?.payee ?? ''),
  )
  for (const [key, own] of goalsBy) {
    const group = rowsBy.get(key) ?? []
    for (const row of group) {
      const { cents } = row.movement
      const sum = findSum(
        findSmallerNear(own, row.day, days, ({ payment }) => payment.cents, cents),
        ({ payment }) => payment.cents,
        cents,
        budget,
      )
      if (sum) addSumMatch([row], sum.parts, sum.isOnly)
    }
    for (const goal of own) {
      if (!goal.isFree) continue
      const { cents } = goal.payment
      const sum = findSum(
        findSmallerNear(group, goal.day, days, ({ movement }) => movement.cents, cents),
        ({ movement }) => movement.cents,
        cents,
        budget,
      )
      if (sum) addSumMatch(sum.parts, [goal], sum.isOnly)
    }
  }

  return {
    matches: matches.toSorted((a, b) => CERTAINTIES.indexOf(a.certainty) - CERTAINTIES.indexOf(b.certainty)),
    movements: rows.flatMap(({ isFree, movement }) => (isFree || movement.cents <= 0 ? [movement.id] : [])),
    payments: goals.flatMap(({ isFree, payment }) => (isFree || payment.cents <= 0 ? [payment.id] : [])),
  }
}
