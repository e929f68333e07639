import type { EntryKind, Means, TicketKind, TicketScope, TicketState } from '@/shared/domain/points/api'
import { beijing, serverDay } from '../platform/clock'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

const DAY = 24 * 3600 * 1000
/** Points that expire within so many days are told of, and can be renewed. */
const SOON = 30
/** Days that points come back for whose own time was over when they were given back. */
const GRACE = 30

/** Points that came together, and are lost together after a day; null for those that stay. */
interface Lot {
  points: number
  lastDay: string | null
}

/** Tickets of one sort that are held. */
export interface Holding {
  id: string
  name: string
  kind: TicketKind
  scope: TicketScope
  /** Not used yet. */
  count: number
  /** The last day on which they are good; null for those that stay. */
  expireTime: string | null
  isFrozen: boolean
}

interface Entry {
  id: string
  time: string
  kind: EntryKind
  /** Come or gone. */
  points: number
  /** Points that were there afterwards. */
  balance: number
  /** Come or gone. */
  tickets: number
  ticket: string | null
  subject: string
}

/** What was taken for one thing, so that it can go back where it came from. */
interface Spent {
  id: string
  kind: EntryKind
  taken: { lot: Lot; points: number }[]
  ticket: Holding | null
  entry: Entry
  state: 'paid' | 'used' | 'refunded'
}

interface Movement {
  kind: EntryKind
  subject: string
  points?: number
  tickets?: number
  ticket?: string | null
}

const dayAfter = (time: Date, days: number) => serverDay(new Date(time.getTime() + days * DAY))

const isOver = (lastDay: string | null, time: Date) => lastDay !== null && lastDay < serverDay(time)

/** Soonest over first. */
const byLastDay =
  <T>(dayOf: (each: T) => string | null) =>
  (a: T, b: T) =>
    (dayOf(a) ?? '9999').localeCompare(dayOf(b) ?? '9999')

export function stateOf({ isFrozen, expireTime, count }: Holding, time = new Date()): TicketState {
  if (count === 0) return 'used'
  if (isOver(expireTime, time)) return 'expired'
  return isFrozen ? 'frozen' : 'unused'
}

/**
 * Points and tickets of one account, and the record of what has become of them: the only place where they move. The
 * balance of an entry is that of the one before it with its points; nothing falls below zero.
 */
export class Wallet {
  private readonly lots: Lot[] = []
  private readonly spends = new Map<string, Spent>()
  private serial = 0
  readonly entries: Entry[] = []
  tickets: Holding[] = []

  /** `id`: of the user. */
  constructor(readonly id: string) {}

  get score(): number {
    return this.lots.reduce((sum, { points }) => sum + points, 0)
  }

  /** Of its own count: what others number does not change with the wallets that are read. */
  private nextId = () => `${this.id}${String(++this.serial).padStart(6, '0')}`

  private write({ kind, subject, points = 0, tickets = 0, ticket = null }: Movement, time: string): Entry {
    const balance = (this.entries.at(-1)?.balance ?? 0) + points
    const entry = { id: this.nextId(), time, kind, points, balance, tickets, ticket, subject }
    this.entries.push(entry)
    return entry
  }

  /** Lets go of the points whose last day is over. Whoever reads or moves something asks for it first. */
  settle(time = new Date()): this {
    for (const lot of this.lots.toSorted(byLastDay(({ lastDay }) => lastDay))) {
      if (lot.points === 0 || !isOver(lot.lastDay, time)) continue
      const points = -lot.points
      lot.points = 0
      this.write({ kind: 'expire', subject: '', points }, `${lot.lastDay} 23:59:59`)
    }
    return this
  }

  /** What is lost soon, by its last day. */
  expiring(time = new Date()): { day: string; points: number }[] {
    const days = new Map<string, number>()
    for (const { lastDay, points } of this.soon(time)) days.set(lastDay!, (days.get(lastDay!) ?? 0) + points)
    return [...days].map(([day, points]) => ({ day, points }))
  }

  private soon(time: Date): Lot[] {
    const until = dayAfter(time, SOON)
    return this.lots
      .filter(({ points, lastDay }) => points > 0 && lastDay !== null && lastDay <= until)
      .toSorted(byLastDay(({ lastDay }) => lastDay))
  }

  /** Points that are there until a day, or for good. */
  addPoints(points: number, lastDay: string | null, about: Movement, time = new Date()) {
    this.lots.push({ points, lastDay })
    this.write({ ...about, points }, beijing(time))
  }

  /** Tickets, put to those of the same sort. */
  addTickets(
    count: number,
    sort: Omit<Holding, 'id' | 'count' | 'isFrozen'>,
    about: Movement,
    time = new Date(),
  ) {
    const same = this.tickets.find(
      ({ name, kind, scope, expireTime, isFrozen }) =>
        name === sort.name &&
        kind === sort.kind &&
        scope === sort.scope &&
        expireTime === sort.expireTime &&
        !isFrozen,
    )
    if (same) same.count += count
    else this.tickets.push({ ...sort, id: this.nextId(), count, isFrozen: false })
    this.write({ ...about, tickets: count, ticket: sort.name }, beijing(time))
  }

  /** Tickets that can be used for a thing, soonest over first. */
  usable(kind: TicketKind, time = new Date()): Holding[] {
    return this.tickets
      .filter((ticket) => ticket.kind === kind && stateOf(ticket, time) === 'unused')
      .toSorted(byLastDay(({ expireTime }) => expireTime))
  }

  /** Takes points, those that are lost soonest first, or a ticket; refuses and takes nothing where that does not do. */
  spend(kind: EntryKind, means: Means, subject: string, ticketKind?: TicketKind, time = new Date()): Spent {
    const taken: Spent['taken'] = []
    let ticket: Holding | null = null
    if ('points' in means) {
      if (this.score < means.points) throw new Refusal(500, REFUSALS.tooFewPoints(means.points, this.score))
      let missing = means.points
      for (const lot of this.lots.toSorted(byLastDay(({ lastDay }) => lastDay))) {
        const points = Math.min(lot.points, missing)
        if (points === 0) continue
        lot.points -= points
        missing -= points
        taken.push({ lot, points })
      }
    } else {
      ticket = this.tickets.find(({ id }) => id === means.ticketId) ?? null
      if (!ticket || ticket.kind !== ticketKind || stateOf(ticket, time) !== 'unused') {
        throw new Refusal(500, REFUSALS.ticketUnusable)
      }
      ticket.count -= 1
    }
    const entry = this.write(
      {
        kind,
        subject,
        // Not with a minus: zero would get a sign.
        points: 'points' in means ? 0 - means.points : 0,
        tickets: ticket ? -1 : 0,
        ticket: ticket?.name ?? null,
      },
      beijing(time),
    )
    const spent: Spent = { id: this.nextId(), kind, taken, ticket, entry, state: 'paid' }
    this.spends.set(spent.id, spent)
    return spent
  }

  /** What was spent for a thing and has not been used; refuses anything else. */
  requirePaid(spendId: string, kind: EntryKind): Spent {
    const spent = this.spends.get(spendId)
    if (!spent || spent.kind !== kind || spent.state !== 'paid') throw new Refusal(500, REFUSALS.notPaid)
    return spent
  }

  /** Puts back what was taken, where it came from; once. Points whose time is over come back for some days. */
  refund(spendId: string, subject: string, time = new Date()) {
    const spent = this.spends.get(spendId)
    if (!spent || spent.state === 'refunded') throw new Refusal(500, REFUSALS.notPaid)
    spent.state = 'refunded'
    for (const { lot, points } of spent.taken) {
      if (isOver(lot.lastDay, time)) this.lots.push({ points, lastDay: dayAfter(time, GRACE) })
      else lot.points += points
    }
    if (spent.ticket) spent.ticket.count += 1
    const { points, tickets, ticket } = spent.entry
    this.write({ kind: 'refund', subject, points: 0 - points, tickets: 0 - tickets, ticket }, beijing(time))
  }

  /** Keeps the points that are lost soon until a later day, for a part of them. */
  renew(price: number, lastDay: string, subject: string, time = new Date()): Spent {
    const soon = this.soon(time)
    const spent = this.spend('renew', { points: price }, subject, undefined, time)
    for (const lot of soon) lot.lastDay = lastDay
    return spent
  }

  /** Hands tickets to another wallet; refuses more than there are, and such as may not be handed on. */
  giveTickets(
    ticketId: string,
    count: number,
    to: Wallet,
    names: { giver: string; receiver: string },
    time = new Date(),
  ) {
    const ticket = this.tickets.find(({ id }) => id === ticketId)
    if (!ticket || ticket.scope !== 'department' || stateOf(ticket, time) !== 'unused') {
      throw new Refusal(500, REFUSALS.ticketNotGivable)
    }
    if (count > ticket.count) throw new Refusal(500, REFUSALS.tooFewTickets(ticket.count))
    ticket.count -= count
    const { name, kind, expireTime } = ticket
    this.write({ kind: 'give', subject: names.receiver, tickets: -count, ticket: name }, beijing(time))
    to.addTickets(
      count,
      { name, kind, scope: 'personal', expireTime },
      { kind: 'receive', subject: names.giver },
      time,
    )
  }
}
