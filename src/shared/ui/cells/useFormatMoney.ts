import { formatMoney, type Currency } from '@/shared/lib/money'
import { useLanguage } from '@/shared/i18n/useLanguage'

/** Writes an amount within a sentence, as the language of the moment counts: 百万 and 亿, or M and B. */
export function useShortMoney() {
  const language = useLanguage()
  return (amount: number | null | undefined, currency: Currency) => formatMoney(amount, currency, language)
}
