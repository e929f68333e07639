import { pointsApi } from '@/entities/points/points.api'
import { db } from '@mocks/account/store'
import { walletOf } from '@mocks/entities/wallets'
import { serverDay } from '@mocks/platform/clock'
import { example, type Example } from '../example'

const FIRST_PAGE = { pageNum: 1, pageSize: 50 }

/** Gives the administrator points that expire today; returns the cost of keeping them. */
function expiring(): number {
  walletOf({ userId: '1' }).addPoints(200, serverDay(), { kind: 'gift', subject: '' })
  return 20
}

function colleagueId(): string {
  const user = db.accounts.find(({ userName }) => userName === 'staff')!
  user.deptId = '100'
  return user.userId
}

export const examples: readonly Example[] = [
  example(pointsApi.score, () => ({ query: { userId: '1' } })),
  example(pointsApi.entries, () => ({ query: { ...FIRST_PAGE, kind: 'gift' as const } })),
  example(pointsApi.exported, () => ({ query: { from: '2020-01-01', language: 'en' as const } })),
  example(pointsApi.price, () => ({ body: { kind: 'speak' as const, tickets: 1 } })),
  example(pointsApi.spend, () => ({
    body: { item: 'searches' as const, amount: 40, idemKey: 'contract-spend' },
  })),
  example(pointsApi.renew, () => ({
    body: { item: 'expiring' as const, amount: expiring(), idemKey: 'contract-renew' },
  })),
  example(pointsApi.tickets, () => ({ query: { ...FIRST_PAGE, kind: 'report' as const } })),
  example(pointsApi.departmentTickets, () => ({ query: FIRST_PAGE })),
  example(pointsApi.give, () => ({
    body: { ticketId: '9001', userId: colleagueId(), count: 1, idemKey: 'contract-give' },
  })),
]
