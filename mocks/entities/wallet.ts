import type {
  EntryKind,
  PaymentMethod,
  TicketKind,
  TicketScope,
  TicketState,
} from '@/entities/points/points.api'
import { beijingTime, serverDay } from '../platform/clock'
import { Refusal } from '../platform/mock'
import { REFUSALS } from './refusals'

const DAY_MS = 24 * 3600 * 1000
const RENEWAL_WINDOW_DAYS = 30
/** Refunded points and tickets that have expired meanwhile stay valid for this time. */
const GRACE_DAYS = 30

/** Points that were added together and expire together; `lastDay` is null if they never expire. */
interface Lot {
  points: number
  lastDay: string | null
  /** Order or gift that brought them. */
  source?: string
}

export interface Holding {
  id: string
  name: string
  kind: TicketKind
  scope: TicketScope
  count: number
  /** Last valid day (ISO date); null if they never expire. */
  expireTime: string | null
  isFrozen: boolean
  /** Expired, and removed from the ledger's balance. */
  isWrittenOff?: boolean
  company?: string | undefined
}

type TicketType = Pick<Holding, 'name' | 'kind' | 'scope' | 'expireTime' | 'company'>

interface Gift {
  giver: string
  receiver: string
  company?: string | undefined
}

interface LedgerEntry {
  id: string
  time: string
  kind: EntryKind
  points: number
  /** Points after this entry. */
  balance: number
  tickets: number
  ticket: string | null
  subject: string
}

/** A payment, with everything needed to refund it. */
interface Spending {
  id: string
  kind: EntryKind
  taken: { lot: Lot; points: number }[]
  ticket: Holding | null
  entry: LedgerEntry
  state: 'paid' | 'used' | 'refunded'
}

interface Movement {
  kind: EntryKind
  subject: string
  points?: number
  tickets?: number
  ticket?: string | null
}

const dayAfter = (time: Date, days: number) => serverDay(new Date(time.getTime() + days * DAY_MS))

const isExpired = (lastDay: string | null, time: Date) => lastDay !== null && lastDay < serverDay(time)

const byLastDay =
  <T>(dayOf: (each: T) => string | null) =>
  (a: T, b: T) =>
    (dayOf(a) ?? '9999').localeCompare(dayOf(b) ?? '9999')

export function stateOf({ isFrozen, expireTime, count }: Holding, time = new Date()): TicketState {
  if (count === 0) return 'used'
  if (isExpired(expireTime, time)) return 'expired'
  return isFrozen ? 'frozen' : 'unused'
}

/**
 * Points and tickets of an account, and their ledger; the only place where they change. The balance of an entry is the
 * previous balance plus its points, and never negative.
 */
export class Wallet {
  private readonly lots: Lot[] = []
  private readonly spends = new Map<string, Spending>()
  private serial = 0
  readonly entries: LedgerEntry[] = []
  tickets: Holding[] = []

  constructor(readonly id: string) {}

  get score(): number {
    return this.lots.reduce((sum, { points }) => sum + points, 0)
  }

  /** A counter per wallet, so that reading one wallet does not change the ids of others. */
  private nextId = () => `${this.id}${String(++this.serial).padStart(6, '0')}`

  private write(
    { kind, subject, points = 0, tickets = 0, ticket = null }: Movement,
    time: string,
  ): LedgerEntry {
    const balance = (this.entries.at(-1)?.balance ?? 0) + points
    const entry = { id: this.nextId(), time, kind, points, balance, tickets, ticket, subject }
    this.entries.push(entry)
    return entry
  }

  /** Expires points and tickets past their last day. Call it before every read or change. */
  removeExpired(time = new Date()): this {
    const lots = this.lots
      .filter(({ points, lastDay }) => points > 0 && isExpired(lastDay, time))
      .map((lot) => ({ lastDay: lot.lastDay, lose: () => this.lose(lot) }))
    const tickets = this.tickets
      .filter(
        ({ count, isWrittenOff, expireTime }) => count > 0 && !isWrittenOff && isExpired(expireTime, time),
      )
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

  /** Keeps `count`, so that users can still see the number of expired tickets. */
  private writeOff(ticket: Holding) {
    ticket.isWrittenOff = true
    return { tickets: -ticket.count, ticket: ticket.name }
  }

  expiring(time = new Date()): { day: string; points: number }[] {
    const days = new Map<string, number>()
    for (const { lastDay, points } of this.expiringLots(time))
      days.set(lastDay!, (days.get(lastDay!) ?? 0) + points)
    return [...days].map(([day, points]) => ({ day, points }))
  }

  private expiringLots(time: Date): Lot[] {
    const until = dayAfter(time, RENEWAL_WINDOW_DAYS)
    return this.lots
      .filter(({ points, lastDay }) => points > 0 && lastDay !== null && lastDay <= until)
      .toSorted(byLastDay(({ lastDay }) => lastDay))
  }

  addPoints(points: number, lastDay: string | null, about: Movement, time = new Date()) {
    this.lots.push({ points, lastDay, source: about.subject })
    this.write({ ...about, points }, beijingTime(time))
  }

  addTickets(count: number, ticketType: TicketType, about: Movement, time = new Date()) {
    this.put(count, ticketType)
    this.write({ ...about, tickets: count, ticket: ticketType.name }, beijingTime(time))
  }

  /** Unused points of an order. */
  unusedPoints = (source: string): number =>
    this.lots.filter((lot) => lot.source === source).reduce((sum, { points }) => sum + points, 0)

  /** Unused own tickets of a kind and last day, whichever order brought them. */
  unusedTickets = (kind: TicketKind, lastDay: string): number =>
    this.ownTickets(kind, lastDay).reduce((sum, { count }) => sum + count, 0)

  private ownTickets = (kind: TicketKind, lastDay: string) =>
    this.tickets.filter(
      (held) =>
        held.kind === kind &&
        held.scope === 'personal' &&
        held.company === undefined &&
        held.expireTime === lastDay &&
        !held.isFrozen &&
        !held.isWrittenOff,
    )

  /** Takes back the unused points of a refunded order. */
  takeBackPoints(source: string, time = new Date()) {
    const points = 0 - this.unusedPoints(source)
    for (const lot of this.lots) if (lot.source === source) lot.points = 0
    this.write({ kind: 'refund', subject: source, points }, beijingTime(time))
  }

  /** Takes back tickets of a refunded order; the caller has checked that there are as many. */
  takeBackTickets(count: number, kind: TicketKind, lastDay: string, source: string, time = new Date()) {
    let missing = count
    for (const held of this.ownTickets(kind, lastDay)) {
      const taken = Math.min(held.count, missing)
      if (taken === 0) continue
      held.count -= taken
      missing -= taken
      this.write({ kind: 'refund', subject: source, tickets: -taken, ticket: held.name }, beijingTime(time))
    }
  }

  private put(count: number, { name, kind, scope, expireTime, company }: TicketType) {
    const same = this.tickets.find(
      (held) =>
        held.name === name &&
        held.kind === kind &&
        held.scope === scope &&
        held.expireTime === expireTime &&
        held.company === company &&
        !held.isFrozen &&
        !held.isWrittenOff,
    )
    if (same) same.count += count
    else {
      const id = this.nextId()
      this.tickets.push({ id, name, kind, scope, expireTime, count, isFrozen: false, company })
    }
  }

  addHoldings(tickets: readonly Holding[], about: Movement, time: Date) {
    this.tickets.push(...tickets)
    for (const { count, name } of tickets.filter((ticket) => ticket.count > 0)) {
      this.write({ ...about, tickets: count, ticket: name }, beijingTime(time))
    }
  }

  freeze(company: string, isFrozen: boolean) {
    for (const ticket of this.tickets) if (ticket.company === company) ticket.isFrozen = isFrozen
  }

  usable(kind: TicketKind, time = new Date()): Holding[] {
    return this.tickets
      .filter((ticket) => ticket.kind === kind && stateOf(ticket, time) === 'unused')
      .toSorted(byLastDay(({ expireTime }) => expireTime))
  }

  /**
   * Spends points, those that expire first coming first, or a ticket; throws and spends nothing if they do not suffice.
   */
  spend(
    kind: EntryKind,
    means: PaymentMethod,
    subject: string,
    ticketKind?: TicketKind,
    time = new Date(),
  ): Spending {
    const taken: Spending['taken'] = []
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
        // `0 - x`, because `-x` of zero is -0
        points: 'points' in means ? 0 - means.points : 0,
        tickets: ticket ? -1 : 0,
        ticket: ticket?.name ?? null,
      },
      beijingTime(time),
    )
    const spent: Spending = { id: this.nextId(), kind, taken, ticket, entry, state: 'paid' }
    this.spends.set(spent.id, spent)
    return spent
  }

  requirePaid(spendId: string, kind: EntryKind): Spending {
    const spent = this.spends.get(spendId)
    if (!spent || spent.kind !== kind || spent.state !== 'paid') throw new Refusal(500, REFUSALS.notPaid)
    return spent
  }

  /** Refunds a payment once, to the original lots and tickets; expired ones become valid for a grace period. */
  refund(spendId: string, subject: string, time = new Date()) {
    const spent = this.spends.get(spendId)
    if (!spent || spent.state === 'refunded') throw new Refusal(500, REFUSALS.notPaid)
    spent.state = 'refunded'
    for (const { lot, points } of spent.taken) {
      if (isExpired(lot.lastDay, time)) this.lots.push({ points, lastDay: dayAfter(time, GRACE_DAYS) })
      else lot.points += points
    }
    if (spent.ticket) {
      if (isExpired(spent.ticket.expireTime, time)) {
        this.put(1, { ...spent.ticket, expireTime: dayAfter(time, GRACE_DAYS) })
      } else spent.ticket.count += 1
    }
    const { points, tickets, ticket } = spent.entry
    this.write(
      { kind: 'refund', subject, points: 0 - points, tickets: 0 - tickets, ticket },
      beijingTime(time),
    )
  }

  renew(price: number, lastDay: string, subject: string, time = new Date()): Spending {
    const extendedLots = this.expiringLots(time)
    const spent = this.spend('renew', { points: price }, subject, undefined, time)
    for (const lot of extendedLots) lot.lastDay = lastDay
    return spent
  }

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
    this.write({ kind: 'give', subject: receiver, tickets: -count, ticket: name }, beijingTime(time))
    to.addTickets(
      count,
      { name, kind, scope: 'personal', expireTime, company },
      { kind: 'receive', subject: giver },
      time,
    )
  }

  /** Returns a company's unused tickets to another of its wallets. */
  returnTickets(to: Wallet, { giver, receiver, company }: Gift, time = new Date()) {
    for (const ticket of this.tickets) {
      if (ticket.company !== company || ticket.count === 0 || ticket.isWrittenOff) continue
      const { name, kind, expireTime, count } = ticket
      ticket.count = 0
      this.write({ kind: 'give', subject: receiver, tickets: -count, ticket: name }, beijingTime(time))
      to.addTickets(
        count,
        { name, kind, scope: 'department', expireTime },
        { kind: 'receive', subject: giver },
        time,
      )
    }
  }
}
