import { toHalfWidth } from '@/shared/lib/typedNumber'

/** Why a movement is taken for a payment; `sum`: several together, `hand`: someone said so. */
export const REASONS = ['amount', 'reference', 'payee', 'day', 'sum', 'hand'] as const
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

/** A name without blanks and signs. */
const nameOf = (text: string) => wordsOf(text).replaceAll(' ', '')

/** Words that a code is made of at most. */
const MOST_WORDS = 8
/** Characters that a name keeps at least where a statement cuts it off. */
const LEAST_NAME = 6

interface Row {
  movement: Movement
  day: number
  isFree: boolean
}
interface Goal {
  payment: Payment
  day: number
  isFree: boolean
  payee: string
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

/** Finds the payments that a reference names, by whole words: `…-1` is not named by `…-11`. */
function namesIn(goals: readonly Goal[]) {
  const byCode = new Map<string, Goal[]>()
  for (const goal of goals) {
    const words = wordsOf(goal.payment.code)
    if (words === '') continue
    for (const key of new Set([words, words.replaceAll(' ', '')]))
      byCode.set(key, [...(byCode.get(key) ?? []), goal])
  }
  return ({ reference, payee }: Movement): Goal[] => {
    const words = wordsOf(`${reference} ${payee}`).split(' ')
    const found = new Set<Goal>()
    for (let from = 0; from < words.length; from++) {
      let text = ''
      for (let to = from; to < Math.min(words.length, from + MOST_WORDS); to++) {
        text += (to === from ? '' : ' ') + words[to]!
        for (const goal of byCode.get(text) ?? []) found.add(goal)
      }
    }
    return [...found]
  }
}

/** Finds the payee of payments that a movement went to: the same name, or one that was cut off. */
function payeesIn(goals: readonly Goal[]) {
  const known = new Map<string, string>()
  const payees = [...new Set(goals.map(({ payee }) => payee))].filter(Boolean)
  for (const payee of payees) {
    for (let length = LEAST_NAME; length < payee.length; length++) {
      const start = payee.slice(0, length)
      // A start that two names share is neither.
      known.set(start, known.has(start) && known.get(start) !== payee ? '' : payee)
    }
  }
  for (const payee of payees) known.set(payee, payee)
  const seen = new Map<string, string>()
  return ({ payee: given }: Movement): string => {
    const found = seen.get(given)
    if (found !== undefined) return found
    const name = nameOf(given)
    let payee = known.get(name) ?? ''
    // A statement may put more behind a name.
    for (let length = name.length - 1; payee === '' && length >= LEAST_NAME; length--) {
      const start = name.slice(0, length)
      if (known.get(start) === start) payee = start
    }
    seen.set(given, payee)
    return payee
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
 */
export function reconcile(
  movements: readonly Movement[],
  payments: readonly Payment[],
  days: number,
): Matched {
  const rows: Row[] = movements.map((movement) => ({
    movement,
    day: dayNumber(movement.day),
    isFree: movement.cents > 0,
  }))
  const goals: Goal[] = payments.map((payment) => ({
    payment,
    day: dayNumber(payment.day),
    isFree: payment.cents > 0,
    payee: nameOf(payment.payee),
  }))
  rows.sort((a, b) => inOrder(a, b, a.movement.id, b.movement.id))
  goals.sort((a, b) => inOrder(a, b, a.payment.id, b.payment.id))
  const matches: Match[] = []
  const isNear = (row: Row, goal: Goal) => Math.abs(row.day - goal.day) <= days
  const namedBy = namesIn(goals)
  const payeeOf = payeesIn(goals)

  function take(of: readonly Row[], by: readonly Goal[], reasons: readonly Reason[], certainty: Certainty) {
    for (const each of [...of, ...by]) each.isFree = false
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
      reasons: REASONS.filter((reason) => reasons.includes(reason)),
      certainty,
    })
  }
  /** What speaks for a pair beside its amount. */
  const besides = (row: Row, goal: Goal): Reason[] => [
    ...(goal.payee !== '' && payeeOf(row.movement) === goal.payee ? (['payee'] as const) : []),
    ...(isNear(row, goal) ? (['day'] as const) : []),
  ]
  const isOf = (row: Row) => (goal: Goal) => goal.isFree && goal.payment.currency === row.movement.currency

  // What a reference names.
  const named = new Map<Goal, Row[]>()
  for (const row of rows) {
    if (!row.isFree) continue
    const own = namedBy(row.movement).filter(isOf(row))
    const alone = own.find(({ payment }) => payment.cents === row.movement.cents)
    if (alone) {
      take(
        [row],
        [alone],
        ['amount', 'reference', ...besides(row, alone)],
        isNear(row, alone) ? 'certain' : 'likely',
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
        areNear ? 'certain' : 'likely',
      )
    } else if (own.length === 1) named.set(own[0]!, [...(named.get(own[0]!) ?? []), row])
  }
  for (const [goal, own] of named) {
    const free = own.filter((row) => row.isFree)
    const sum = free.reduce((total, { movement }) => total + movement.cents, 0)
    if (goal.isFree && free.length > 1 && sum === goal.payment.cents)
      take(free, [goal], ['sum', 'reference'], free.every((row) => isNear(row, goal)) ? 'certain' : 'likely')
  }

  /** Pairs within groups of the same amount: in both the earliest first, which leaves the fewest over. */
  function pair(
    keyOfRow: (row: Row) => string | null,
    keyOfGoal: (goal: Goal) => string,
    reasons: readonly Reason[],
    alone: Certainty,
    among: Certainty,
  ) {
    const free = rows
      .filter(({ isFree }) => isFree)
      .flatMap((row) => {
        const key = keyOfRow(row)
        return key === null ? [] : [{ row, key }]
      })
    const rowsBy = grouped(free, ({ key }) => key)
    for (const [key, group] of grouped(
      goals.filter(({ isFree }) => isFree),
      keyOfGoal,
    )) {
      const own = rowsBy.get(key) ?? []
      const isAlone = own.length === 1 && group.length === 1
      let next = 0
      for (const goal of group) {
        while (next < own.length && own[next]!.row.day < goal.day - days) next++
        const row = own[next]?.row
        if (!row || !isNear(row, goal)) continue
        next++
        take([row], [goal], reasons, isAlone ? alone : among)
      }
    }
  }
  const amountOf = ({ cents, currency }: Movement | Payment) => `${currency} ${cents}`
  pair(
    ({ movement }) => {
      const payee = payeeOf(movement)
      return payee === '' ? null : `${amountOf(movement)} ${payee}`
    },
    ({ payment, payee }) => `${amountOf(payment)} ${payee}`,
    ['amount', 'payee', 'day'],
    'certain',
    'likely',
  )
  pair(
    ({ movement }) => amountOf(movement),
    ({ payment }) => amountOf(payment),
    ['amount', 'day'],
    'likely',
    'possible',
  )

  // Sums within one payee.
  const budget: Budget = { left: ALL_STEPS }
  const keyOf = (currency: string, payee: string) => `${currency} ${payee}`
  const goalsBy = grouped(
    goals.filter(({ isFree, payee }) => isFree && payee !== ''),
    ({ payment, payee }) => keyOf(payment.currency, payee),
  )
  const rowsBy = grouped(
    rows.filter(({ isFree }) => isFree),
    ({ movement }) => keyOf(movement.currency, payeeOf(movement)),
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
      if (sum) take([row], sum.parts, ['sum', 'payee', 'day'], sum.isOnly ? 'likely' : 'possible')
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
      if (sum) take(sum.parts, [goal], ['sum', 'payee', 'day'], sum.isOnly ? 'likely' : 'possible')
    }
  }

  return {
    matches: matches.toSorted((a, b) => CERTAINTIES.indexOf(a.certainty) - CERTAINTIES.indexOf(b.certainty)),
    movements: rows.flatMap(({ isFree, movement }) => (isFree || movement.cents <= 0 ? [movement.id] : [])),
    payments: goals.flatMap(({ isFree, payment }) => (isFree || payment.cents <= 0 ? [payment.id] : [])),
  }
}
