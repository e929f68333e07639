import { formatMoneyExact, formatInUnit, moneyUnit, type ConvertibleCurrency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { TooltipText } from '@/shared/ui/cells/TooltipText'

/** Formats the amounts of a table in one unit, which its caption shows; hover and focus show the exact amount. */
export function useAmounts(amounts: readonly number[], currency: ConvertibleCurrency) {
  const t = useTranslations('parts')
  const language = useLanguage()
  const unit = moneyUnit(amounts, currency, language)
  const exact = (amount: number) => formatMoneyExact(Math.round(amount), currency)
  return {
    exact,
    captioned: (title: string) => t('parts:columns.unit', { title, unit: unit.name }),
    cell: (amount: number) => <TooltipText text={formatInUnit(amount, unit)} hint={exact(amount)} />,
  }
}
