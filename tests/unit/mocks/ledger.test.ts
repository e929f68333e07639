import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '@mocks/account/store'
import { serverDay } from '@mocks/platform/clock'
import { resetDb } from '@mocks/platform/db'
import { Refusal } from '@mocks/platform/mock'
import { page } from '@mocks/platform/page'
import { Wallet } from '@mocks/entities/wallet'
import { grant, runOnce, pay, refund, consumeSpend, walletOf } from '@mocks/entities/wallets'

const DAY = 24 * 3600 * 1000
const START = new Date('2026-03-01T04:00:00Z')
const after = (time: Date, days: number) => new Date(time.getTime() + days * DAY)
const REPORT = { kind: 'report', name: '券', scope: 'department' } as const
const NAMES = { giver: 'a', receiver: 'b' }

const days = fc.option(fc.integer({ min: 0, max: 60 }), { nil: null })
const amount = fc.integer({ min: 0, max: 300 })
const step = fc.oneof(
  fc.record({ do: fc.constant('grant' as const), amount, days }),
  fc.record({ do: fc.constant('tickets' as const), count: fc.integer({ min: 1, max: 4 }), days }),
  fc.record({ do: fc.constant('spend' as const), amount }),
  fc.record({ do: fc.constant('use' as const), at: fc.nat(3) }),
  fc.record({ do: fc.constant('refund' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('renew' as const), amount }),
  fc.record({ do: fc.constant('give' as const), at: fc.nat(3), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Performs a step on a wallet; returns the id of a spend. */
function act(
  wallet: Wallet,
  other: Wallet,
  move: Step,
  time: Date,
  spends: readonly string[],
): string | null {
  const dayIn = (count: number | null) => (count === null ? null : serverDay(after(time, count)))
  switch (move.do) {
    case 'grant':
      wallet.addPoints(move.amount, dayIn(move.days), { kind: 'order', subject: '' }, time)
      return null
    case 'tickets':
      wallet.addTickets(
        move.count,
        { ...REPORT, expireTime: dayIn(move.days) },
        { kind: 'order', subject: '' },
        time,
      )
      return null
    case 'spend':
      return wallet.spend('report', { points: move.amount }, '', 'report', time).id
    case 'use':
      return wallet.spend('report', { ticketId: wallet.tickets[move.at]?.id ?? '' }, '', 'report', time).id
    case 'refund':
      wallet.refund(spends[move.at] ?? '', '', time)
      return null
    case 'renew':
      return wallet.renew(move.amount, dayIn(365)!, '', time).id
    case 'give':
      wallet.giveTickets(wallet.tickets[move.at]?.id ?? '', move.count, other, NAMES, time)
      return null
    default:
      return null
  }
}

const total = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** Fails when the entries of a wallet do not match its contents. */
function checkBooks(wallet: Wallet, pageSize: number) {
  const { entries, tickets } = wallet
  expect(wallet.score).toBe(entries.at(-1)?.balance ?? 0)
  const held = tickets.filter(({ isWrittenOff }) => !isWrittenOff)
  expect(total(held, ({ count }) => count)).toBe(total(entries, (entry) => entry.tickets))
  expect(Math.min(0, wallet.score, ...tickets.map(({ count }) => count))).toBe(0)
  const newestFirst = entries.toReversed()
  const paged = Array.from(
    { length: Math.ceil(entries.length / pageSize) },
    (_, at) => page(newestFirst, { pageNum: at + 1, pageSize }).rows,
  ).flat()
  for (const [at, { balance, points, time }] of paged.entries()) {
    expect(balance - points).toBe(paged[at + 1]?.balance ?? 0)
    expect(time >= (paged[at + 1]?.time ?? '')).toBe(true)
  }
}

test('after any steps balances follow from their entries, nothing falls below zero, and tickets given are received', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 1, max: 7 }), (steps, pageSize) => {
      const [wallet, other] = [new Wallet('1'), new Wallet('2')]
      const spends: string[] = []
      let time = START
      for (const move of steps) {
        if (move.do === 'wait') time = after(time, move.days)
        for (const each of [wallet, other]) each.removeExpired(time)
        const before = JSON.stringify([wallet, other])
        try {
          const spent = act(wallet, other, move, time, spends)
          if (spent !== null) spends.push(spent)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          expect(JSON.stringify([wallet, other])).toBe(before)
        }
      }
      for (const each of [wallet, other]) checkBooks(each, pageSize)
      const moved = (of: Wallet, kind: string) =>
        total(of.entries, (entry) => (entry.kind === kind ? entry.tickets : 0))
      expect(moved(wallet, 'give') + moved(other, 'receive')).toBe(0)
    }),
  )
})

test('points that expire first are spent first, are refunded to their batch, and expire on time', () => {
  const wallet = new Wallet('1')
  const soon = serverDay(after(START, 5))
  wallet.addPoints(100, serverDay(after(START, 50)), { kind: 'order', subject: '' }, START)
  wallet.addPoints(100, soon, { kind: 'gift', subject: '' }, START)
  const { id } = wallet.spend('speak', { points: 60 }, '', 'speak', START)
  expect(wallet.expiring(START)).toEqual([{ day: soon, points: 40 }])
  wallet.refund(id, '', START)
  expect(wallet.expiring(START)).toEqual([{ day: soon, points: 100 }])
  expect(wallet.removeExpired(after(START, 5)).score).toBe(200) // the last day counts
  expect(wallet.removeExpired(after(START, 6)).score).toBe(100)
  expect(wallet.entries.at(-1)).toMatchObject({ kind: 'expire', points: -100, balance: 100 })
})

test('expired tickets are written off, and a refunded one is valid for some more days', () => {
  const wallet = new Wallet('1')
  wallet.addTickets(3, { ...REPORT, expireTime: serverDay(START) }, { kind: 'gift', subject: '' }, START)
  const [{ id: ticketId } = { id: '' }] = wallet.tickets
  const { id } = wallet.spend('report', { ticketId }, '', 'report', START)
  expect(wallet.removeExpired(after(START, 1)).entries.at(-1)).toMatchObject({
    kind: 'expire',
    tickets: -2,
    points: 0,
  })
  expect(wallet.removeExpired(after(START, 9)).entries).toHaveLength(3) // only once
  wallet.refund(id, '', after(START, 9))
  expect(wallet.usable('report', after(START, 39))).toMatchObject([{ count: 1 }])
  expect(wallet.removeExpired(after(START, 40)).entries.at(-1)).toMatchObject({ kind: 'expire', tickets: -1 })
})

test('points that expired before their refund are valid for some more days', () => {
  const wallet = new Wallet('1')
  wallet.addPoints(100, serverDay(START), { kind: 'gift', subject: '' }, START)
  const { id } = wallet.spend('speak', { points: 100 }, '', 'speak', START)
  wallet.removeExpired(after(START, 9)).refund(id, '', after(START, 9))
  expect(wallet.removeExpired(after(START, 39)).score).toBe(100)
  expect(wallet.removeExpired(after(START, 40)).score).toBe(0)
})

test('a renewal extends points that expire soon, at its price', () => {
  const wallet = new Wallet('1')
  wallet.addPoints(100, serverDay(after(START, 10)), { kind: 'gift', subject: '' }, START)
  wallet.renew(10, serverDay(after(START, 375)), '', START)
  expect(wallet.removeExpired(after(START, 300)).score).toBe(90)
})

test('an idempotency key runs its operation once, and no other', () => {
  resetDb()
  const basic = db.accounts.find(({ userName }) => userName === 'basic')!
  const spend = () => pay(basic, { points: 100 }, 100, 'report', 'X')
  const once = runOnce(basic, 'key', { what: 'X' }, spend)
  expect(runOnce(basic, 'key', { what: 'X' }, spend)).toBe(once)
  expect(walletOf(basic).score).toBe(400)
  expect(() => runOnce(basic, 'key', { what: 'Y' }, spend)).toThrow(Refusal)
  // A refusal does not use up the key.
  expect(() =>
    runOnce(basic, 'other', { what: 'Z' }, () => pay(basic, { points: 1 }, 2, 'report', 'Z')),
  ).toThrow(Refusal)
  expect(runOnce(basic, 'other', { what: 'Z' }, () => 'done')).toBe('done')
})

test('a consultation is paid, used once and refunded once', () => {
  resetDb()
  const reader = db.accounts.find(({ userName }) => userName === 'reader')!
  grant(reader, { kind: 'order', subject: '', points: { count: 100, lastDay: null } })
  grant(reader, {
    kind: 'gift',
    subject: '',
    tickets: { count: 1, kind: 'speak', name: '券', lastDay: null },
  })
  const spendId = pay(reader, { points: 60 }, 60, 'speak', '')
  expect(() => consumeSpend(reader, 'unpaid', 'speak', '')).toThrow(Refusal)
  consumeSpend(reader, spendId, 'speak', 'PD-1 ?')
  expect(walletOf(reader).entries.at(-1)).toMatchObject({ subject: 'PD-1 ?', points: -60, balance: 40 })
  expect(() => consumeSpend(reader, spendId, 'speak', '')).toThrow(Refusal)
  refund(reader, spendId, 'PD-1 ?')
  expect(() => refund(reader, spendId, '')).toThrow(Refusal)
  expect(walletOf(reader).score).toBe(100)
})
