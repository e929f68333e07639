import type { EntryKind, Means, TicketKind, TicketScope, TicketState } from '@/entities/points/points.api'
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
  /** Those that were left have been written off when their time was over. */
  isLost?: boolean
  /** The company that gave them. */
  company?: string | undefined
}

type TicketSort = Pick<Holding, 'name' | 'kind' | 'scope' | 'expireTime' | 'company'>

/** Who gives to whom, and the company in whose name. */
interface Gift {
  giver: string
  receiver: string
  company?: string | undefined
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

  /** Lets go of what has passed its last day. Whoever reads or moves something asks for it first. */
  settle(time = new Date()): this {
    const lots = this.lots
      .filter(({ points, lastDay }) => points > 0 && isOver(lastDay, time))
      .map((lot) => ({ lastDay: lot.lastDay, lose: () => this.lose(lot) }))
    const tickets = this.tickets
      .filter(({ count, isLost, expireTime }) => count > 0 && !isLost && isOver(expireTime, time))
      .map((ticket) => ({ lastDay: ticket.expireTime, lose: () => this.writeOff(ticket) }))
    for (const { lastDay, lose } of [...lots, ...tickets].toSorted(byLastDay((each) => each.lastDay))) {
      this.write({ kind: 'expire', subject: '', ...lose() }, `${lastDay} 23:59:59`)
    }
    return this
  }

  private lose(lot: Lot) {
    const points = -lot.points
    lot.points = 0
    return { points }
  }

  /** How many there were stays to be seen. */
  private writeOff(ticket: Holding) {
    ticket.isLost = true
    return { tickets: -ticket.count, ticket: ticket.name }
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
  addTickets(count: number, sort: TicketSort, about: Movement, time = new Date()) {
    this.put(count, sort)
    this.write({ ...about, tickets: count, ticket: sort.name }, beijing(time))
  }

  private put(count: number, { name, kind, scope, expireTime, company }: TicketSort) {
    const same = this.tickets.find(
      (held) =>
        held.name === name &&
        held.kind === kind &&
        held.scope === scope &&
        held.expireTime === expireTime &&
        held.company === company &&
        !held.isFrozen &&
        !held.isLost,
    )
    if (same) same.count += count
    else {
      const id = this.nextId()
      this.tickets.push({ id, name, kind, scope, expireTime, count, isFrozen: false, company })
    }
  }

  /** Tickets that are held already, as the story of a demo account has them. */
  hold(tickets: readonly Holding[], about: Movement, time: Date) {
    this.tickets.push(...tickets)
    for (const { count, name } of tickets.filter((ticket) => ticket.count > 0)) {
      this.write({ ...about, tickets: count, ticket: name }, beijing(time))
    }
  }

  /** Keeps the tickets of a company from being used while it does not let their holder in, or lets go of them. */
  freeze(company: string, isFrozen: boolean) {
    for (const ticket of this.tickets) if (ticket.company === company) ticket.isFrozen = isFrozen
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

  /** Puts back what was taken, where it came from; once. What has passed its last day comes back for some days. */
  refund(spendId: string, subject: string, time = new Date()) {
    const spent = this.spends.get(spendId)
    if (!spent || spent.state === 'refunded') throw new Refusal(500, REFUSALS.notPaid)
    spent.state = 'refunded'
    for (const { lot, points } of spent.taken) {
      if (isOver(lot.lastDay, time)) this.lots.push({ points, lastDay: dayAfter(time, GRACE) })
      else lot.points += points
    }
    if (spent.ticket) {
      if (isOver(spent.ticket.expireTime, time)) {
        this.put(1, { ...spent.ticket, expireTime: dayAfter(time, GRACE) })
      } else spent.ticket.count += 1
    }
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
    { giver, receiver, company }: Gift,
    time = new Date(),
  ) {
    const ticket = this.tickets.find(({ id }) => id === ticketId)
    if (!ticket || ticket.scope !== 'department' || stateOf(ticket, time) !== 'unused') {
      throw new Refusal(500, REFUSALS.ticketNotGivable)
    }
    if (count > ticket.count) throw new Refusal(500, REFUSALS.tooFewTickets(ticket.count))
    ticket.count -= count
    const { name, kind, expireTime } = ticket
    this.write({ kind: 'give', subject: receiver, tickets: -count, ticket: name }, beijing(time))
    to.addTickets(
      count,
      { name, kind, scope: 'personal', expireTime, company },
      { kind: 'receive', subject: giver },
      time,
    )
  }

  /** Hands what a company gave and has not been used back to another wallet of it. */
  returnTickets(to: Wallet, { giver, receiver, company }: Gift, time = new Date()) {
    for (const ticket of this.tickets) {
      if (ticket.company !== company || ticket.count === 0 || ticket.isLost) continue
      const { name, kind, expireTime, count } = ticket
      ticket.count = 0
      this.write({ kind: 'give', subject: receiver, tickets: -count, ticket: name }, beijing(time))
      to.addTickets(
        count,
        { name, kind, scope: 'department', expireTime },
        { kind: 'receive', subject: giver },
        time,
      )
    }
  }
}
