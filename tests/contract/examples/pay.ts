import { payApi } from '@/features/account/pay/pay.api'
import { example, type Example } from '../example'

const returnUrl = 'http://localhost/aovPay'
/** An open order of the administrator. */
const id = '91001'

export const examples: readonly Example[] = [
  example(payApi.offers, () => ({})),
  example(payApi.order, () => ({
    body: { item: 'points:1000', amount: 100, returnUrl, way: 'qr' as const, idemKey: 'contract-1' },
  })),
  example(payApi.pay, () => ({ body: { id, returnUrl, way: 'page' as const } })),
  example(payApi.cancel, () => ({ body: { id } })),
  example(payApi.list, () => ({ query: { pageNum: 1, pageSize: 10, kind: 'plan' as const } })),
  example(payApi.detail, () => ({ path: { id } })),
]
