import type { PointItem, Price, PricedItem } from '@/entities/points/points.api'
import { isTier, TIERS } from '@/entities/tiers/tiers'
import { serverDay } from '../platform/clock'
import type { Account } from '../platform/db'
import { PRICES, RENEWAL } from './seed/points'
import { walletOf } from './wallets'

export const unitsFor = (item: PointItem) => PRICES[item].gives

/** The largest discount among the caller's tiers, in points; only AI consultations have one. */
const discountOf = ({ roles }: Account, item: PointItem): number =>
  item === 'speak'
    ? Math.round(
        PRICES.speak.points *
          Math.max(0, ...roles.filter(isTier).map((role) => TIERS[role].speakDiscount ?? 0)),
      )
    : 0

/** Points that a renewal extends, its price, and their new last day. */
export function renewalOf(account: Account) {
  const points = walletOf(account)
    .expiring()
    .reduce((sum, each) => sum + each.points, 0)
  const price = Math.ceil(points * RENEWAL.share)
  const until = serverDay(new Date(Date.now() + RENEWAL.days * 24 * 3600 * 1000))
  return { price, gives: points - price, until }
}

/** Current price for the caller; a ticket covers all of it. */
export function priceFor(account: Account, kind: PricedItem, tickets = 0): Price {
  const wallet = walletOf(account)
  const balance = wallet.score
  const usable = kind === 'speak' ? wallet.usable('speak').reduce((sum, { count }) => sum + count, 0) : 0
  if (kind === 'renew') {
    const { price, gives, until } = renewalOf(account)
    return {
      price,
      discount: 0,
      payable: price,
      balance,
      balanceAfter: balance - price,
      tickets: 0,
      gives,
      until,
    }
  }
  const { points: price, gives, isOfDay } = PRICES[kind]
  const discount = discountOf(account, kind)
  const payable = tickets > 0 && usable > 0 ? 0 : price - discount
  return {
    price,
    discount,
    payable,
    balance,
    balanceAfter: balance - payable,
    tickets: usable,
    gives,
    until: isOfDay ? serverDay() : null,
  }
}
