import { randomUUID } from 'node:crypto'
import type { QR_STATES, QrRequest } from '@/features/account/qr/qr.api'
import { beijingTime } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { db, openSession } from './store'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

interface Ticket {
  id: string
  state: (typeof QR_STATES)[number]
  askedAt: Date
  device: string
  userId: string | null
}

export const QR_LIFETIME_SECONDS = 120

const tickets = collection<Ticket>()

function ticketOf(uuid: string): Ticket | undefined {
  const ticket = tickets.get(uuid)
  const isOpen = ticket?.state === 'waiting' || ticket?.state === 'scanned'
  if (isOpen && Date.now() - ticket.askedAt.getTime() > QR_LIFETIME_SECONDS * 1000) ticket.state = 'expired'
  return ticket
}

export const openTicket = (device: string): string =>
  tickets.put({ id: randomUUID(), state: 'waiting', askedAt: new Date(), device, userId: null }).id

/** Returns the ticket's state; an unknown ticket has expired. The token of a confirmed ticket is returned only once. */
export function pollTicket(uuid: string): { status: Ticket['state']; token?: string } {
  const ticket = ticketOf(uuid)
  if (ticket?.state !== 'confirmed') return { status: ticket?.state ?? 'expired' }
  tickets.delete(uuid)
  return {
    status: 'confirmed',
    token: openSession(
      db.accounts.find(({ userId }) => userId === ticket.userId)!,
      ticket.device,
    ),
  }
}

export function scanTicket(uuid: string, { userId }: Account): QrRequest {
  const ticket = ticketOf(uuid)
  if (ticket?.state !== 'waiting' && ticket?.state !== 'scanned') throw new Refusal(500, REFUSALS.qrExpired)
  if (ticket.userId !== null && ticket.userId !== userId) throw new Refusal(500, REFUSALS.qrTaken)
  Object.assign(ticket, { state: 'scanned', userId })
  return { device: ticket.device, place: '演示环境', time: beijingTime(ticket.askedAt) }
}

export function answerTicket(uuid: string, { userId }: Account, agree: boolean) {
  const ticket = ticketOf(uuid)
  if (ticket?.state !== 'scanned' || ticket.userId !== userId) throw new Refusal(500, REFUSALS.qrExpired)
  ticket.state = agree ? 'confirmed' : 'cancelled'
}
