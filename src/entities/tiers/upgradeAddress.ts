import { ownAddress } from '@/shared/lib/addresses'

const ORDER = '/aovPay'

interface Bought {
  /** Role of the plan to be chosen. */
  plan?: string | null
  item?: 'points'
  /** Path, query and hash that the user comes from. */
  back?: string
}

/** Where something is bought; afterwards the way leads back to where the user was. */
export function upgradeAddress({ plan, item, back }: Bought = {}): string {
  const asked = new URLSearchParams()
  if (plan) asked.set('plan', plan)
  if (item) asked.set('item', item)
  if (back !== undefined && back !== '/') asked.set('back', ownAddress(back))
  return asked.size > 0 ? `${ORDER}?${asked.toString()}` : ORDER
}
