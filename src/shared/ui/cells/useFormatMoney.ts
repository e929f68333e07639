import { formatMoney, type Currency } from '@/shared/lib/money'
import { useLanguage } from '@/shared/i18n/useLanguage'

/** Returns {@link formatMoney} in the current language: 百万 and 亿, or M and B. */
export function useFormatMoney() {
  const language = useLanguage()
  return (amount: number | null | undefined, currency: Currency) => formatMoney(amount, currency, language)
}
