import { serverDay } from '../platform/clock'
import { PAID_QUESTIONS } from './seed/paidQuestions'
import { TICKET_NAMES } from './seed/points'
import { Wallet, type Holding } from './wallet'

const DAY = 24 * 3600 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY)
const dayIn = (days: number) => serverDay(inDays(days))

type Seeded = Pick<Holding, 'id' | 'kind' | 'count' | 'expireTime'> & Partial<Holding>

const ticket = (seeded: Seeded): Holding => ({
  name: TICKET_NAMES[seeded.kind],
  scope: 'personal',
  isFrozen: false,
  ...seeded,
})

/** Points and tickets of the demo accounts with their ledger; accounts not listed have none. */
export function seededWallets(): Wallet[] {
  const admin = new Wallet('1')
  admin.addPoints(100_000, null, { kind: 'gift', subject: '演示积分' }, inDays(-90))
  const source = { kind: 'gift', subject: '演示券' } as const
  admin.addHoldings(
    [
      ticket({ id: '9001', kind: 'report', count: 5, expireTime: null, scope: 'department' }),
      ticket({ id: '9004', kind: 'speak', count: 20, expireTime: dayIn(120), scope: 'department' }),
    ],
    source,
    inDays(-80),
  )

  const analyst = new Wallet('2')
  analyst.addPoints(1_500, dayIn(300), { kind: 'order', subject: '积分包（演示）' }, inDays(-65))

  const basic = new Wallet('3')
  basic.addPoints(350, dayIn(-45), { kind: 'gift', subject: '注册赠送' }, inDays(-200))
  basic.addHoldings(
    [
      ticket({ id: '9002', kind: 'report', count: 2, expireTime: '2099-12-31' }),
      ticket({ id: '9003', kind: 'speak', count: 3, expireTime: '2099-12-31' }),
      ticket({ id: '9005', kind: 'speak', count: 2, expireTime: dayIn(-15) }),
      ticket({ id: '9006', kind: 'report', count: 1, expireTime: dayIn(60), isFrozen: true }),
      ticket({ id: '9007', kind: 'report', count: 0, expireTime: dayIn(60) }),
    ],
    source,
    inDays(-150),
  )
  basic.addPoints(600, dayIn(12), { kind: 'order', subject: '积分包（演示）' }, inDays(-120))
  basic.spend('report', { points: 300 }, 'DEMO-201（演示）', 'report', inDays(-60))
  basic.removeExpired(inDays(-40))
  basic.addPoints(200, dayIn(240), { kind: 'order', subject: '积分包（演示）' }, inDays(-40))
  basic.spend('report', { points: 300 }, 'DEMO-305（演示）', 'report', inDays(-30))

  const company = new Wallet('50')
  company.addPoints(5_000, dayIn(200), { kind: 'order', subject: '企业积分包（演示）' }, inDays(-80))
  company.addHoldings(
    [
      ticket({ id: '9010', kind: 'report', count: 10, expireTime: dayIn(180), scope: 'department' }),
      ticket({ id: '9011', kind: 'speak', count: 30, expireTime: dayIn(180), scope: 'department' }),
      ticket({ id: '9012', kind: 'speak', count: 4, expireTime: null }),
    ],
    source,
    inDays(-70),
  )
  const buyer = new Wallet('30')
  buyer.addPoints(600, dayIn(200), { kind: 'gift', subject: '演示积分' }, inDays(-30))

  for (const { userId, daysAgo, prompt, paid, isRefunded } of PAID_QUESTIONS) {
    const wallet = userId === admin.id ? admin : analyst
    const means = typeof paid === 'number' ? { points: paid } : paid
    const spent = wallet.spend('speak', means, prompt, 'speak', inDays(-daysAgo))
    spent.state = 'used'
    if (isRefunded) wallet.refund(spent.id, prompt, inDays(-daysAgo))
  }
  return [admin, analyst, basic, company, buyer]
}
