import type { Payment } from '@/shared/domain/points/api'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { WALLETS } from './seed/points'

type Wallet = (typeof WALLETS)[number]

const wallets = collection<Wallet>()
wallets.seed(() => structuredClone(WALLETS))

/** Points and tickets of an account. */
export const walletOf = ({ userId }: Account): Wallet =>
  wallets.get(userId) ?? wallets.put({ id: userId, score: 0, tickets: [] })

/** Takes the price of a thing, or a ticket for it; refuses and takes nothing where that does not do. */
export function pay(account: Account, payment: Payment, price: number, kind: 'report' | 'speak') {
  const wallet = walletOf(account)
  if ('points' in payment) {
    if (payment.points !== price) throw new Refusal(500, REFUSALS.priceChanged(price))
    if (wallet.score < price) throw new Refusal(500, REFUSALS.tooFewPoints(price, wallet.score))
    wallet.score -= price
    return
  }
  const ticket = wallet.tickets.find(({ id }) => id === payment.ticketId)
  if (!ticket || ticket.kind !== kind || ticket.count === 0) throw new Refusal(500, REFUSALS.ticketUnusable)
  ticket.count -= 1
}
