import { useTranslation } from 'react-i18next'
import { formatMoney, type Currency } from '@/shared/lib/money'

/** Writes an amount within a sentence, as the language of the moment counts: 百万 and 亿, or M and B. */
export function useShortMoney() {
  const { language } = useTranslation().i18n
  return (amount: number | null | undefined, currency: Currency) => formatMoney(amount, currency, language)
}
