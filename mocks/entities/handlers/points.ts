import type { Args } from '@/shared/api/endpoint'
import { pointsApi, type PointItem } from '@/entities/points/points.api'
import type { Account } from '../../platform/db'
import { storeGeneratedFile } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { page } from '../../platform/page'
import { pointsFile } from '../pointsFile'
import { addCount } from '../quotas'
import { unitsFor, priceFor, renewalOf } from '../prices'
import { REFUSALS } from '../refusals'
import { TICKET_NAMES } from '../seed/points'
import { checkPrice, runOnce, walletOf } from '../wallets'
import { stateOf } from '../wallet'

const filteredEntries = (
  account: Account,
  { kind, from, to }: Omit<Args<typeof pointsApi.exported>['query'], 'language'>,
) =>
  walletOf(account)
    .entries.filter(
      (entry) =>
        (!kind || entry.kind === kind) &&
        (!from || entry.time.slice(0, 10) >= from) &&
        (!to || entry.time.slice(0, 10) <= to),
    )
    .toReversed()

function buy(account: Account, item: PointItem, amount: number, tickets: number): { spendId: string } {
  const wallet = walletOf(account)
  checkPrice(amount, priceFor(account, item, tickets).payable)
  const [ticket] = wallet.usable('speak')
  if (item === 'speak') {
    const means = tickets > 0 && ticket ? { ticketId: ticket.id } : { points: amount }
    return { spendId: wallet.spend('speak', means, '', 'speak').id }
  }
  if (item === 'reportTicket' || item === 'speakTicket') {
    const kind = item === 'reportTicket' ? 'report' : 'speak'
    const name = TICKET_NAMES[kind]
    const { id } = wallet.spend('ticket', { points: amount }, name)
    wallet.addTickets(
      unitsFor(item),
      { name, kind, scope: 'personal', expireTime: null },
      { kind: 'ticket', subject: name },
    )
    return { spendId: id }
  }
  const { id } = wallet.spend('counts', { points: amount }, item === 'searches' ? '当日检索' : '当日估值')
  addCount(account, item, unitsFor(item))
  return { spendId: id }
}

export const pointsMocks = [
  // Always the caller's own points, no matter which id they send.
  mock(pointsApi.score, 'signed-in', ({ account }) => {
    const wallet = walletOf(account)
    return { score: wallet.score, expiring: wallet.expiring() }
  }),

  mock(pointsApi.entries, 'signed-in', ({ account, query }) => page(filteredEntries(account, query), query)),

  mock(pointsApi.exported, 'signed-in', async ({ account, query: { language, ...query } }) => ({
    msg: storeGeneratedFile(await pointsFile(filteredEntries(account, query), { account, language, query })),
  })),

  mock(pointsApi.price, 'signed-in', ({ account, body: { kind, tickets } }) =>
    priceFor(account, kind, tickets),
  ),

  mock(pointsApi.spend, 'signed-in', ({ account, body: { idemKey, item, amount, tickets = 0 } }) =>
    runOnce(account, idemKey, { spend: item, amount, tickets }, () => buy(account, item, amount, tickets)),
  ),

  mock(pointsApi.renew, 'signed-in', ({ account, body: { idemKey, item, amount } }) =>
    runOnce(account, idemKey, { renew: item, amount }, () => {
      const { price, gives, until } = renewalOf(account)
      if (price + gives === 0) throw new Refusal(500, REFUSALS.nothingExpiring)
      checkPrice(amount, price)
      return { spendId: walletOf(account).renew(price, until, until).id }
    }),
  ),

  mock(pointsApi.tickets, 'signed-in', ({ account, query }) =>
    list(
      walletOf(account).tickets.map((ticket) => ({ ...ticket, state: stateOf(ticket) })),
      query,
      { equals: ['kind', 'state'] },
    ),
  ),
]
