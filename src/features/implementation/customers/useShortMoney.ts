import { useTranslation } from 'react-i18next'
import { ABSENT, currencySign, inUnit, moneyUnit, type Currency } from '@/shared/lib/money'

/** An amount in the unit of its size, as the language of the moment counts: 百万 and 亿, or M and B. */
export function useShortMoney() {
  const isChinese = useTranslation().i18n.language === 'zh'
  return (amount: number | null, currency: Currency): string => {
    if (amount === null) return ABSENT
    const unit = moneyUnit([amount], currency, isChinese)
    return currencySign(currency) + inUnit(amount, unit) + unit.suffix
  }
}
