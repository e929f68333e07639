import { isOpen } from '@/features/account/pay/orderWorkflow'
import { payApi } from '@/features/account/pay/pay.api'
import { mock } from '../../platform/mock'
import { list } from '../../platform/list'
import { cancelOrder, placeOrder, orderOf, ordersOf, retryPayment } from '../orders'
import { OFFERS } from '../seed/offers'

export const payMocks = [
  mock(payApi.offers, 'signed-in', () => [...OFFERS]),
  mock(payApi.order, 'signed-in', ({ account, body }) => placeOrder(account, body)),
  mock(payApi.pay, 'signed-in', ({ account, body }) => retryPayment(account, body)),
  mock(payApi.cancel, 'signed-in', ({ account, body }) => cancelOrder(account, body.id)),

  mock(payApi.list, 'signed-in', ({ account, query }) => {
    const { from = '', to = '', open } = query
    const isWithin = (day: string) => (from === '' || day >= from) && (to === '' || day <= to)
    return list(
      ordersOf(account).filter(
        ({ createTime, state }) => isWithin(createTime.slice(0, 10)) && (!open || isOpen(state)),
      ),
      query,
      { keyword: ['orderNo', 'name'], equals: ['state', 'kind', 'item'] },
    )
  }),

  mock(payApi.detail, 'signed-in', ({ account, path }) => orderOf(account, String(path.id))),
]
