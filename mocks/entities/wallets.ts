import type { PaymentMethod, TicketKind } from '@/entities/points/points.api'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { seededWallets } from './demoWallets'
import { REFUSALS } from './refusals'
import { Wallet } from './wallet'

const wallets = collection<Wallet>()
wallets.seed(seededWallets)

export const walletOf = ({ userId }: Pick<Account, 'userId'>): Wallet =>
  (wallets.get(userId) ?? wallets.put(new Wallet(userId))).removeExpired()

/** The id combines user id and key. */
interface IdempotentResult {
  id: string
  content: string
  answer: unknown
}

const results = collection<IdempotentResult>()

/**
 * Runs an action once per user and idempotency key; a repeated request returns the first answer. Throws if the key was
 * used with other content. Errors are not stored, so a failed request can be repeated.
 */
export function runOnce<T>({ userId }: Account, idemKey: string, content: object, run: () => T): T {
  const id = `${userId}:${idemKey}`
  const serialized = JSON.stringify(content)
  const known = results.get(id)
  if (known && known.content !== serialized) throw new Refusal(500, REFUSALS.keyUsed)
  return (known ?? results.put({ id, content: serialized, answer: run() })).answer as T
}

export function checkPrice(agreed: number, price: number) {
  if (agreed !== price) throw new Refusal(500, REFUSALS.priceChanged(price))
}

export function pay(
  account: Account,
  means: PaymentMethod,
  price: number,
  kind: TicketKind,
  subject: string,
) {
  const wallet = walletOf(account)
  if ('points' in means) checkPrice(means.points, price)
  return wallet.spend(kind, means, subject, kind).id
}

export const refund = (account: Account, spendId: string, subject: string) =>
  walletOf(account).refund(spendId, subject)

/**
 * Marks the payment for an AI consultation as used and writes the question to the ledger; throws if it was paid for
 * something else or used before.
 */
export function consumeSpend(account: Account, spendId: string, kind: TicketKind, subject: string) {
  const spent = walletOf(account).requirePaid(spendId, kind)
  spent.state = 'used'
  spent.entry.subject = subject
}

interface Grant {
  subject: string
  kind: 'order' | 'gift'
  points?: { count: number; lastDay: string | null }
  tickets?: { count: number; kind: TicketKind; name: string; lastDay: string | null }
}

/** Adds bought or given points and tickets. Not idempotent: callers must call it once. */
export function grant(account: Account, { subject, kind, points, tickets }: Grant) {
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
