import { expect, test } from 'vitest'
import {
  matchableCents,
  reconcile,
  type Movement,
  type Payment,
} from '@/features/implementation/domain/reconcile'

const movement = (id: string, cents: number, changes: Partial<Movement> = {}): Movement => ({
  id,
  day: '2026-03-10',
  cents,
  currency: 'CNY',
  payee: '',
  reference: '',
  ...changes,
})
const payment = (id: string, cents: number, changes: Partial<Payment> = {}): Payment => ({
  id,
  day: '2026-03-10',
  cents,
  currency: 'CNY',
  payee: '蓝溪生物科技（演示）有限公司',
  code: `FA-2026-001-${id}`,
  ...changes,
})

/** The matches, as `rows=payments reasons certainty`. */
const matchesOf = (movements: Movement[], payments: Payment[], days = 5) =>
  reconcile(movements, payments, days).matches.map(({ parts, reasons, certainty }) => {
    const ids = (of: 'rowId' | 'instalmentId') => [...new Set(parts.map((part) => part[of]))].sort().join('+')
    return `${ids('rowId')}=${ids('instalmentId')} ${reasons.join(',')} ${certainty}`
  })

const PAYEE = { payee: '蓝溪生物科技(演示)有限公司' }
const CUT_OFF_PAYEE = { payee: '蓝溪生物科技（演' }
const NO_PAYEE = { payee: '' }
/** Names a payment of {@link payment} by its number. */
const naming = (...numbers: string[]) => ({
  reference: numbers.map((number) => `FA-2026-001-${number}`).join(' '),
})

test.each<[string, Movement[], Payment[], string[]]>([
  ['a reference that names it', [movement('a', 100, { reference: '付 FA-2026-001-02 款' })], [payment('01', 100), payment('02', 100)], ['a=02 amount,reference,day certain']],
  ['a reference without its signs', [movement('a', 100, { reference: 'ＦＡ2026001-02' }), movement('b', 100, { reference: 'FA202600102' })], [payment('02', 100)], ['b=02 amount,reference,day certain']],
  ['no other whose number begins so', [movement('a', 100, { reference: 'FA-2026-001-011' })], [payment('01', 100), payment('07', 100)], ['a=01 amount,otherReference,day possible']],
  ['a reference long after', [movement('a', 100, { reference: 'FA-2026-001-01', day: '2026-05-01' })], [payment('01', 100)], ['a=01 amount,reference likely']],
  ['the payee, with other signs', [movement('a', 100, PAYEE)], [payment('01', 100)], ['a=01 amount,payee,day certain']],
  ['a payee that was cut off', [movement('a', 100, { payee: '蓝溪生物科技（演' })], [payment('01', 100)], ['a=01 amount,similarPayee,day likely']],
  ['a payee whose legal form is written out', [movement('a', 100, { payee: 'Blue Creek Co., Limited' })], [payment('01', 100, { payee: 'BLUE CREEK CO LTD' })], ['a=01 amount,payee,day certain']],
  ['another company whose name begins alike', [movement('a', 100, { payee: '蓝溪生物科技(演示)有限公司员工持股会' })], [payment('01', 100)], ['a=01 amount,similarPayee,day likely']],
  ['such a company when the reference names another instalment', [movement('a', 100, { payee: '蓝溪生物科技(演示)有限公司员工持股会', reference: 'FA-2026-001-04' })], [payment('03', 100)], ['a=03 amount,otherReference,similarPayee,day possible']],
  ['the payee when the reference names another instalment', [movement('a', 100, { ...PAYEE, reference: 'FA-2026-001-04' })], [payment('03', 100)], ['a=03 amount,otherReference,payee,day possible']],
  ['the payee when the reference names another instalment without signs', [movement('a', 100, { ...PAYEE, reference: 'FA202600104' })], [payment('03', 100)], ['a=03 amount,otherReference,payee,day possible']],
  ['the payee when the reference names another agreement', [movement('a', 100, { ...PAYEE, reference: 'FA-2026-007-03' })], [payment('03', 100)], ['a=03 amount,otherReference,payee,day possible']],
  ['the payee first where nothing else is named', [movement('a', 100, { ...PAYEE, reference: 'FA-2026-001-04' }), movement('b', 100, PAYEE)], [payment('03', 100)], ['b=03 amount,payee,day likely']],
  ['a reference that names another instalment too', [movement('a', 100, { reference: 'FA-2026-001-01 FA-2026-001-02' })], [payment('01', 100), payment('02', 200)], ['a=01 amount,reference,otherReference,day likely']],
  ['a reference that names two of the amount', [movement('a', 100, { reference: 'FA-2026-001-01 FA-2026-001-02' })], [payment('01', 100), payment('02', 100)], ['a=01 amount,reference,otherReference,day likely']],
  ['one of two rows that name it', [movement('a', 100, { reference: 'FA-2026-001-01' }), movement('b', 100, { reference: 'FA-2026-001-01' })], [payment('01', 100)], ['a=01 amount,reference,day likely']],
  ['a reference that names it, of a payment to someone else', [movement('a', 100, { payee: '海淀物业', reference: 'FA-2026-001-01' })], [payment('01', 100)], ['a=01 amount,reference,day likely']],
  ['a payee cut off, for a sum', [movement('a', 300, { payee: '蓝溪生物科技（演' })], [payment('01', 100), payment('02', 200)], ['a=01+02 similarPayee,day,sum possible']],
  ['two alike in their order, as likely', [movement('b', 100, { ...PAYEE, day: '2026-03-12' }), movement('a', 100, PAYEE)], [payment('01', 100), payment('02', 100, { day: '2026-03-12' })], ['a=01 amount,payee,day likely', 'b=02 amount,payee,day likely']],
  ['the day at the edge', [movement('a', 100, { day: '2026-03-15' })], [payment('01', 100)], ['a=01 amount,day likely']],
  ['nothing a day later', [movement('a', 100, { day: '2026-03-16' })], [payment('01', 100)], []],
  ['nothing in another currency', [movement('a', 100, { currency: 'USD' })], [payment('01', 100)], []],
  ['nothing that came in', [movement('a', -100, PAYEE), movement('b', 0)], [payment('01', 100)], []],
  ['one row for several that it names', [movement('a', 300, { reference: 'FA-2026-001-01 FA-2026-001-02' })], [payment('01', 100), payment('02', 200)], ['a=01+02 reference,day,sum certain']],
  ['several rows that name one', [movement('a', 100, { reference: 'FA-2026-001-01' }), movement('b', 50, { reference: 'FA-2026-001-01' })], [payment('01', 150)], ['a+b=01 reference,sum certain']],
  ['one row for several of a payee', [movement('a', 300, PAYEE)], [payment('01', 100), payment('02', 200), payment('03', 777)], ['a=01+02 payee,day,sum likely']],
  ['one of two ways to add up', [movement('a', 300, PAYEE)], [payment('01', 100), payment('02', 200), payment('03', 200)], ['a=01+02 payee,day,sum possible']],
  ['several rows of a payee for one', [movement('a', 100, PAYEE), movement('b', 200, PAYEE)], [payment('01', 300)], ['a+b=01 payee,day,sum likely']],
  ['nothing that is off by one cent', [movement('a', 101, PAYEE)], [payment('01', 100)], []],
])('finds %s', (_what, movements, payments, found) => {
  expect(matchesOf(movements, payments)).toEqual(found)
}) // prettier-ignore

test.each<[string, Movement[], Payment[], string[]]>([
  ['the payee too', [movement('a', 100, { ...PAYEE, ...naming('01') })], [payment('01', 100)], ['a=01 amount,reference,payee,day certain']],
  ['a payee that was cut off', [movement('a', 100, { ...CUT_OFF_PAYEE, ...naming('01') })], [payment('01', 100)], ['a=01 amount,reference,similarPayee,day likely']],
  ['the payee of another payment', [movement('a', 100, { payee: 'Blue Creek Ltd', ...naming('01') })], [payment('01', 100), payment('02', 1, { payee: 'Blue Creek Ltd' })], ['a=01 amount,reference,day likely']],
  ['a payee where the payment has none', [movement('a', 100, { ...PAYEE, ...naming('01') })], [payment('01', 100, NO_PAYEE)], ['a=01 amount,reference,day certain']],
  ['it in another currency', [movement('a', 100, { currency: 'USD', ...naming('01') })], [payment('01', 100)], []],
  ['it beside a row with another amount', [movement('a', 100, naming('01')), movement('b', 40, naming('01'))], [payment('01', 100)], ['a=01 amount,reference,day certain']],
  ['two payments by the same code', [movement('a', 100, { reference: 'FA-1-01' })], [payment('01', 100, { code: 'FA-1-01' }), payment('02', 100, { code: 'FA-1-01' })], ['a=01 amount,reference,day likely']],
  ['several, one of them long before', [movement('a', 300, naming('01', '02'))], [payment('01', 100, { day: '2026-01-10' }), payment('02', 200)], ['a=01+02 reference,sum likely']],
  ['it in several rows, one of them long after', [movement('a', 100, naming('01')), movement('b', 50, { ...naming('01'), day: '2026-05-01' })], [payment('01', 150)], ['a+b=01 reference,sum likely']],
  ['it in several rows, one of which names another code', [movement('a', 100, naming('01')), movement('b', 50, naming('01', '77'))], [payment('01', 150)], ['a+b=01 reference,otherReference,sum likely']],
  ['it in several rows that do not add up', [movement('a', 100, naming('01')), movement('b', 40, naming('01'))], [payment('01', 150)], []],
  ['it in several rows after a row of its amount', [movement('a', 100, { ...naming('01'), day: '2026-03-09' }), movement('b', 50, { ...naming('01'), day: '2026-03-09' }), movement('c', 150, naming('01'))], [payment('01', 150)], ['c=01 amount,reference,day certain']],
  ['it in a row without an amount', [movement('a', 0, naming('01')), movement('b', 100, naming('01')), movement('c', 50, naming('01'))], [payment('01', 150)], ['b+c=01 reference,sum certain']],
  ['it in money that came back', [movement('a', -50, naming('01')), movement('b', 100, naming('01')), movement('c', 100, naming('01'))], [payment('01', 150)], []],
])('a reference names %s', (_what, movements, payments, found) => {
  expect(matchesOf(movements, payments)).toEqual(found)
}) // prettier-ignore

test.each([
  ['FA - 1 - 01', 'FA-1-01'],
  ['FA-1-01', '(FA-1-01)'],
  ['123', '123'],
  ['A-1-2-3-4-5-6-7', 'A-1-2-3-4-5-6-7'],
])('the reference %s names a payment %s', (reference, code) => {
  expect(matchesOf([movement('a', 100, { reference })], [payment('01', 100, { code })])).toEqual([
    'a=01 amount,reference,day certain',
  ])
})

test.each([
  ['', ''],
  ['456', '123'],
  ['A-1-2-3-4-5-6-7-8', 'A-1-2-3-4-5-6-7-8'], // codes have at most eight words
])('the reference %j is no code where a payment is called %j', (reference, code) => {
  expect(matchesOf([movement('a', 100, { reference })], [payment('01', 100, { code, ...NO_PAYEE })])).toEqual(
    ['a=01 amount,day likely'],
  )
})

test.each([
  ['FA-1-3', 'FA-1-03', 'amount,payee,day'],
  ['FA-1-3', 'FA-1-003', 'amount,payee,day'],
  ['FA-1-303', 'FA-1-33', 'amount,otherReference,payee,day'],
  ['FA-1-30', 'FA-1-3', 'amount,otherReference,payee,day'],
])(
  'without leading zeros, the reference %s for a payment %s is a match by %s',
  (reference, code, reasons) => {
    expect(matchesOf([movement('a', 100, { ...PAYEE, reference })], [payment('01', 100, { code })])).toEqual([
      `a=01 ${reasons} possible`,
    ])
  },
)

const CODE = { code: 'FA-1-03' }
/** Names {@link CODE} in another spelling. */
const RESPELT = { reference: 'FA-1-3' }
test.each<[string, Partial<Movement>, Partial<Payment>, reasons: string, alone: string, withRival: string]>([
  ['its payee', PAYEE, {}, 'amount,payee,day', 'certain', 'likely'],
  ['a payee that was cut off', CUT_OFF_PAYEE, {}, 'amount,similarPayee,day', 'likely', 'possible'],
  ['its payee and a similar code', { ...PAYEE, ...RESPELT }, CODE, 'amount,payee,day', 'possible', 'possible'],
  ['a payee that was cut off and a similar code', { ...CUT_OFF_PAYEE, ...RESPELT }, CODE, 'amount,similarPayee,day', 'possible', 'possible'],
  ['nothing but its amount', {}, {}, 'amount,day', 'likely', 'possible'],
  ['nothing but its amount and a similar code', RESPELT, CODE, 'amount,day', 'possible', 'possible'],
])('a row with %s is less certain with a rival', (_what, row, goal, reasons, alone, withRival) => {
  const [a, b] = [movement('a', 100, row), movement('b', 100, row)]
  const [first, second] = [payment('01', 100, goal), payment('02', 100, goal)]
  expect(matchesOf([a], [first])).toEqual([`a=01 ${reasons} ${alone}`])
  expect(matchesOf([a, b], [first])).toEqual([`a=01 ${reasons} ${withRival}`])
  expect(matchesOf([a], [first, second])).toEqual([`a=01 ${reasons} ${withRival}`])
  expect(matchesOf([b, a], [second, first])).toEqual([
    `a=01 ${reasons} ${withRival}`,
    `b=02 ${reasons} ${withRival}`,
  ])
}) // prettier-ignore

test.each([
  ['Blue Creek Co., Ltd.', 'Blue Creek Company Limited', 'payee'],
  ['Blue Creek Corp.', 'BLUE CREEK CORPORATION', 'payee'],
  ['Blue Creek, Inc.', 'Blue Creek Incorporated', 'payee'],
  ['蓝溪生物有限公司', '蓝溪生物有限责任公司', 'payee'],
  ['Acme AB', 'Acme AB Holding', 'similarPayee'],
])('%s and %s have the same name or one that begins alike: %s', (one, other, reason) => {
  const reasons = ([row, goal]: readonly [string, string]) =>
    matchesOf([movement('a', 100, { payee: row })], [payment('01', 100, { payee: goal })])[0]
  expect(reasons([one, other])).toContain(`amount,${reason},day`)
  expect(reasons([other, one])).toContain(`amount,${reason},day`)
})

test.each([
  ['too short a name', 'Acme B Holding', ['Acme B']],
  ['a name that two payees begin with', 'Blue Creek', ['Blue Creek Biotech', 'Blue Creek Foods']],
  ['an unknown name', 'Blue Creek', ['', '蓝溪生物科技']],
])('%s identifies no payee', (_what, name, payees) => {
  const payments = payees.map((payee, index) => payment(`0${index}`, 100 + index, { payee }))
  expect(matchesOf([movement('a', 100, { payee: name })], payments)).toEqual(['a=00 amount,day likely'])
})

test('of several names that a payee begins with, the longest is meant', () => {
  const payments = [
    payment('01', 100, { payee: 'Blue Creek' }),
    payment('02', 100, { payee: 'Blue Creek Ltd' }),
  ]
  expect(matchesOf([movement('a', 100, { payee: 'Blue Creek Ltd Staff' })], payments)).toEqual([
    'a=02 amount,similarPayee,day likely',
  ])
})

test.each<[string, Movement[], Payment[], string[]]>([
  ['are found from the first to the last near day', [movement('a', 300, PAYEE)], [payment('01', 100, { day: '2026-03-05' }), payment('02', 200, { day: '2026-03-15' })], ['a=01+02 payee,day,sum likely']],
  ['do not include the day before', [movement('a', 300, PAYEE)], [payment('01', 100, { day: '2026-03-04' }), payment('02', 200)], []],
  ['do not include the day after', [movement('a', 300, PAYEE)], [payment('01', 100), payment('02', 200, { day: '2026-03-16' })], []],
  ['do not join payees', [movement('a', 300, PAYEE)], [payment('01', 100), payment('02', 200, { payee: '海淀物业' })], []],
  ['do not join currencies', [movement('a', 300, PAYEE)], [payment('01', 100), payment('02', 200, { currency: 'USD' })], []],
  ['need a payee', [movement('a', 300)], [payment('01', 100, NO_PAYEE), payment('02', 200, NO_PAYEE)], []],
  ['are only possible if the payee was cut off in one row', [movement('a', 100, PAYEE), movement('b', 200, CUT_OFF_PAYEE)], [payment('01', 300)], ['a+b=01 similarPayee,day,sum possible']],
  ['prefer the largest amounts', [movement('a', 300, PAYEE)], [payment('01', 150), payment('02', 150), payment('03', 100), payment('04', 200)], ['a=03+04 payee,day,sum possible']],
])('sums %s', (_what, movements, payments, found) => {
  expect(matchesOf(movements, payments)).toEqual(found)
}) // prettier-ignore

const DAY_BEFORE = { day: '2026-03-09' }
const paymentsOf = (count: number, cents: number) =>
  Array.from({ length: count }, (_, index) => payment(`x${index}`, cents, DAY_BEFORE))

test.each([
  [
    'are found among the first sixteen payments near a day',
    paymentsOf(14, 7),
    ['a=01+02 payee,day,sum likely'],
  ],
  ['are not found beyond the first sixteen payments near a day', paymentsOf(15, 7), []],
  ['do not count payments above their amount', paymentsOf(20, 999), ['a=01+02 payee,day,sum likely']],
])('sums %s', (_what, others, found) => {
  const payments = [...others, payment('01', 100), payment('02', 200)]
  expect(matchesOf([movement('a', 300, PAYEE)], payments)).toEqual(found)
})

test('earlier rows of the same amount do not keep a later one from its payment', () => {
  const rows = [
    movement('a', 100, { ...PAYEE, day: '2026-03-04' }),
    movement('b', 100, { ...PAYEE, day: '2026-03-05' }),
  ]
  expect(matchesOf(rows, [payment('01', 100)])).toEqual(['b=01 amount,payee,day likely'])
})

test('the most certain matches come first', () => {
  const rows = [
    movement('a', 100),
    movement('b', 200, { ...naming('02'), day: '2026-05-01' }),
    movement('c', 300, { ...PAYEE, ...naming('77') }),
    movement('d', 400, PAYEE),
  ]
  const payments = [payment('01', 100), payment('02', 200), payment('03', 300), payment('04', 400)]
  expect(matchesOf(rows, payments)).toEqual([
    'd=04 amount,payee,day certain',
    'b=02 amount,reference likely',
    'a=01 amount,day likely',
    'c=03 amount,otherReference,payee,day possible',
  ])
})

test.each([
  ['an expense up to what is still to be found', 50, { residual: 80, found: 20 }, 50],
  ['no more of an expense than is still to be found', 100, { residual: 80, found: 20 }, 80],
  ['money that came back up to what was found', -10, { residual: 80, found: 20 }, -10],
  ['no more money that came back than was found', -100, { residual: 80, found: 20 }, -20],
])('a payment takes %s', (_what, free, found, cents) => {
  expect(matchableCents(free, found)).toBe(cents)
})

function seededRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const dayOf = (number: number) => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)

/** Statements and payments with few distinct amounts, days and names, so that nearly everything could match. */
function ambiguousData(seed: number) {
  const below = seededRandom(seed)
  const payees = ['', 'Blue Creek Ltd', 'Blue Creek Limited', '蓝溪生物科技']
  const codes = ['', 'FA-1-01', 'FA-1-02', 'FA-1-02 FA-1-03', 'FA-1-011']
  const movements = Array.from({ length: below(40) }, (_, index) =>
    movement(`r${index}`, below(12) - 2, { day: dayOf(below(12)), payee: payees[below(4)]!, reference: codes[below(5)]! }),
  ) // prettier-ignore
  const payments = Array.from({ length: below(30) }, (_, index) =>
    payment(`p${index}`, below(20), { day: dayOf(below(12)), payee: payees[below(4)]!, code: `FA-1-0${below(4)}` }),
  ) // prettier-ignore
  return { movements, payments }
}

/** The first rule that a matching of statements and payments breaks, or null. */
function faultOf(movements: Movement[], payments: Payment[]): string | null {
  const { matches, movements: leftRows, payments: leftPayments } = reconcile(movements, payments, 3)
  const usedRows = new Map<string, number>()
  const usedPayments = new Map<string, number>()
  const add = (to: Map<string, number>, id: string, cents: number) => to.set(id, (to.get(id) ?? 0) + cents)
  const rowsOfMatches: string[] = []
  const paymentsOfMatches: string[] = []
  for (const { parts } of matches) {
    rowsOfMatches.push(...new Set(parts.map(({ rowId }) => rowId)))
    paymentsOfMatches.push(...new Set(parts.map(({ instalmentId }) => instalmentId)))
    for (const { rowId, instalmentId, cents } of parts) {
      if (cents <= 0) return 'an empty part'
      add(usedRows, rowId, cents)
      add(usedPayments, instalmentId, cents)
    }
  }
  const same = (a: string[], b: string[]) => JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted())
  if (
    !same(
      [...rowsOfMatches, ...leftRows],
      movements.map(({ id }) => id),
    )
  )
    return 'a row is lost or invented'
  if (!same([...paymentsOfMatches, ...leftPayments], payments.map(({ id }) => id))) return 'a payment is lost or invented' // prettier-ignore
  if (!movements.every(({ id, cents }) => (usedRows.get(id) ?? cents) === cents))
    return 'a row is not used up'
  if (!payments.every(({ id, cents }) => (usedPayments.get(id) ?? cents) === cents))
    return 'a payment is not used up'
  return null
}

test('in 1,000 ambiguous statements no row is lost or invented, and each amount is used once', () => {
  let matched = 0
  for (let seed = 1; seed <= 1_000; seed++) {
    const { movements, payments } = ambiguousData(seed)
    const fault = faultOf(movements, payments)
    if (fault) expect.fail(`${fault}, seed ${seed}`)
    matched += reconcile(movements, payments, 3).matches.length
  }
  expect(matched).toBeGreaterThan(3_000)
})

test('no match is certain if a second candidate, another code or another payee contradicts it', () => {
  let certain = 0
  for (let seed = 1; seed <= 1_000; seed++) {
    const { movements, payments } = ambiguousData(seed)
    const rowOf = new Map(movements.map((each) => [each.id, each]))
    const paymentOf = new Map(payments.map((each) => [each.id, each]))
    for (const { parts, certainty } of reconcile(movements, payments, 3).matches) {
      if (certainty !== 'certain') continue
      certain++
      for (const { rowId, instalmentId } of parts) {
        const row = rowOf.get(rowId)!
        const own = paymentOf.get(instalmentId)!
        const codes = row.reference.split(' ').filter(Boolean)
        const matched = new Set(parts.map((part) => paymentOf.get(part.instalmentId)!.code))
        if (!codes.every((code) => matched.has(code))) expect.fail(`names ${row.reference}, seed ${seed}`)
        const payee = (name: string) => name.replace('Limited', 'Ltd')
        if (row.payee && own.payee && payee(row.payee) !== payee(own.payee))
          expect.fail(`paid to ${row.payee}, not ${own.payee}, seed ${seed}`)
        const rival = movements.some(
          (each) => each !== row && each.cents === row.cents && each.reference === row.reference && each.payee === row.payee && own.cents === row.cents,
        ) // prettier-ignore
        if (rival) expect.fail(`two rows alike, seed ${seed}`)
      }
    }
  }
  expect(certain).toBeGreaterThan(100)
})

test('the order of the rows does not change the matches', () => {
  for (const seed of [7, 8, 9]) {
    const { movements, payments } = ambiguousData(seed)
    const turned = matchesOf(movements.toReversed(), payments.toReversed())
    expect(turned.toSorted()).toEqual(matchesOf(movements, payments).toSorted())
  }
})
