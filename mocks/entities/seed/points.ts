import type { PointItem, TicketKind } from '@/entities/points/points.api'

export const REPORT_PRICE = 300

/** Price in points and number of units. `isOfDay`: the units expire at the end of the day. */
export const PRICES: Readonly<Record<PointItem, { points: number; gives: number; isOfDay?: boolean }>> = {
  speak: { points: 60, gives: 1 },
  reportTicket: { points: 280, gives: 1 },
  speakTicket: { points: 55, gives: 1 },
  valuations: { points: 120, gives: 1, isOfDay: true },
  searches: { points: 40, gives: 10, isOfDay: true },
}

/** A renewal extends expiring points by `days` and costs `share` of them. */
export const RENEWAL = { share: 0.1, days: 365 }

export const TICKET_NAMES: Readonly<Record<TicketKind, string>> = {
  report: '报告解锁券',
  speak: 'AI 问答券',
}
