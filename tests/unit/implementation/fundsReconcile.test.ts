import { expect, test } from 'vitest'
import { reconcile, type Movement, type Payment } from '@/features/implementation/domain/reconcile'

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
