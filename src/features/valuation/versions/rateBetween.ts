import type { ConvertibleCurrency } from '@/shared/lib/money'

/** Factor that converts amounts of an older version to the currency of a newer one, at the newer one's rate. */
export function rateBetween(
  older: { currency: ConvertibleCurrency },
  newer: { currency: ConvertibleCurrency; exchangeRate: number },
): number {
  if (older.currency === newer.currency) return 1
  return newer.currency === 'CNY' ? newer.exchangeRate : 1 / newer.exchangeRate
}
