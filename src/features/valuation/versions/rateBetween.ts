import type { Currency } from '@/shared/lib/money'

/** Factor that converts amounts of an older version to the currency of a newer one, at the newer one's rate. */
export function rateBetween(
  older: { currency: Currency },
  newer: { currency: Currency; exchangeRate: number },
): number {
  if (older.currency === newer.currency) return 1
  return newer.currency === 'CNY' ? newer.exchangeRate : 1 / newer.exchangeRate
}
