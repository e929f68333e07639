import { internalAddress } from '@/shared/lib/addresses'

const ORDER_PATH = '/aovPay'

interface UpgradeTarget {
  plan?: string | null
  item?: 'points'
  /** Path, query and hash to return to. */
  back?: string
}

/** Address of the order page, which leads back to `back` afterwards. */
export function upgradeAddress({ plan, item, back }: UpgradeTarget = {}): string {
  const params = new URLSearchParams()
  if (plan) params.set('plan', plan)
  if (item) params.set('item', item)
  if (back !== undefined && back !== '/') params.set('back', internalAddress(back))
  return params.size > 0 ? `${ORDER_PATH}?${params.toString()}` : ORDER_PATH
}
