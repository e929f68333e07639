import type { Order } from '@/features/account/pay/pay.api'
import type { OrderState } from '@/features/account/pay/orderWorkflow'
import { beijingTime } from '../../platform/clock'
import { OFFERS } from './offers'

const DAY = 86_400_000

interface SeededOrder extends Order {
  userId: string
}

function makeOrder(
  id: string,
  userId: string,
  item: string,
  state: OrderState,
  daysAgo: number,
): SeededOrder {
  const offer = OFFERS.find((each) => each.item === item)!
  const startTime = Date.now() - daysAgo * DAY
  const at = (minutes: number) => beijingTime(new Date(startTime + minutes * 60_000))
  const isPaid = state === 'paid' || state === 'refunding' || state === 'refunded'
  return {
    ...offer,
    id,
    userId,
    orderNo: `P2026${id.padStart(10, '0')}`,
    state,
    createTime: at(0),
    payUntil: state === 'created' ? beijingTime(new Date(Date.now() + DAY)) : at(15),
    ...(isPaid ? { payTime: at(3) } : {}),
    ...(state === 'refunding' || state === 'refunded' ? { refundTime: at(600) } : {}),
    ...(state === 'refunded' ? { refundedTime: at(3000) } : {}),
  }
}

export const ORDERS: readonly SeededOrder[] = ['1', '2'].flatMap((userId) => {
  const id = (place: number) => `9${userId}${String(place).padStart(3, '0')}`
  return [
    ...(['created', 'unknown', 'refunding', 'refunded', 'closed'] as const).map((state, place) =>
      makeOrder(
        id(place + 1),
        userId,
        place % 2 ? 'points:5000' : 'plan:valuation_pro:1',
        state,
        place * 9 + 1,
      ),
    ),
    ...Array.from({ length: 9 }, (_, place) =>
      makeOrder(
        id(place + 10),
        userId,
        place % 3 ? 'points:1000' : 'tickets:report:5',
        'paid',
        60 + place * 12,
      ),
    ),
  ]
})
