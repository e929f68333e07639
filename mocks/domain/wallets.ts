import type { Payment } from '@/shared/domain/points/api'
import { onReset, type Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'
import { WALLETS } from './seed/points'

type Wallet = (typeof WALLETS)[string]

/** Points and tickets by user id. */
const wallets = new Map<string, Wallet>()
onReset(() => {
  wallets.clear()
  for (const [userId, wallet] of Object.entries(WALLETS)) wallets.set(userId, structuredClone(wallet))
})

export const walletOf = ({ userId }: Account): Wallet => {
  if (!wallets.has(userId)) wallets.set(userId, { score: 0, tickets: [] })
  return wallets.get(userId)!
}

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
