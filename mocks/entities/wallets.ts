import type { Means, TicketKind } from '@/entities/points/points.api'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { seededWallets } from './demoWallets'
import { REFUSALS } from './refusals'
import { Wallet } from './wallet'

const wallets = collection<Wallet>()
wallets.seed(seededWallets)

/** Points and tickets of an account as they stand now. */
export const walletOf = ({ userId }: Pick<Account, 'userId'>): Wallet =>
  (wallets.get(userId) ?? wallets.put(new Wallet(userId))).settle()

/** What was done for a key, and answered; the id is the user's with the key. */
interface Deed {
  id: string
  content: string
  answer: unknown
}

const deeds = collection<Deed>()

/**
 * Does a thing once for each key of a user: asked again it answers as before and does nothing. A key that was for
 * something else is refused; what was refused may be asked for again.
 */
export function onceFor<T>({ userId }: Account, idemKey: string, content: object, act: () => T): T {
  const id = `${userId}:${idemKey}`
  const asked = JSON.stringify(content)
  const known = deeds.get(id)
  if (known && known.content !== asked) throw new Refusal(500, REFUSALS.keyUsed)
  return (known ?? deeds.put({ id, content: asked, answer: act() })).answer as T
}

/** Refuses a price that was another one when the caller agreed to it. */
export function checkPrice(agreed: number, price: number) {
  if (agreed !== price) throw new Refusal(500, REFUSALS.priceChanged(price))
}

/** Takes the price of a thing, or a ticket for it; refuses and takes nothing where that does not do. */
export function pay(account: Account, means: Means, price: number, kind: TicketKind, subject: string) {
  const wallet = walletOf(account)
  if ('points' in means) checkPrice(means.points, price)
  return wallet.spend(kind, means, subject, kind).id
}

/** Gives back what was spent for a thing, to where it came from. */
export const refund = (account: Account, spendId: string, subject: string) =>
  walletOf(account).refund(spendId, subject)

/**
 * What a consultation was paid with, for the one that is asked now: refuses what was not spent for it, or has been
 * used; the record then says what was asked.
 */
export function takeSpend(account: Account, spendId: string, kind: TicketKind, subject: string) {
  const spent = walletOf(account).requirePaid(spendId, kind)
  spent.state = 'used'
  spent.entry.subject = subject
}

interface Granted {
  /** Why: the number of an order, for instance. */
  subject: string
  kind: 'order' | 'gift'
  /** With their last day, null for those that stay. */
  points?: { count: number; lastDay: string | null }
  tickets?: { count: number; kind: TicketKind; name: string; lastDay: string | null }
}

/** Puts points and tickets into an account that were bought or given; whoever calls it does so once. */
export function grant(account: Account, { subject, kind, points, tickets }: Granted) {
  const wallet = walletOf(account)
  if (points) wallet.addPoints(points.count, points.lastDay, { kind, subject })
  if (tickets) {
    const { count, name, lastDay } = tickets
    wallet.addTickets(
      count,
      { name, kind: tickets.kind, scope: 'personal', expireTime: lastDay },
      { kind, subject },
    )
  }
}
