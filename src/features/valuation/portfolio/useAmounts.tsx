import { exactMoney, inUnit, moneyUnit, type Currency } from '@/shared/lib/money'
import { useText } from '@/shared/texts'
import { useLanguage } from '@/shared/texts/useLanguage'
import { Hinted } from '@/shared/ui/cells/Hinted'

/** Amounts of a table: one unit for all, which stands in its caption; the full amount shows on hover and focus. */
export function useAmounts(amounts: readonly number[], currency: Currency) {
  const t = useText('parts')
  const language = useLanguage()
  const unit = moneyUnit(amounts, currency, language)
  const exact = (amount: number) => exactMoney(Math.round(amount), currency)
  return {
    exact,
    captioned: (title: string) => t('parts:columns.unit', { title, unit: unit.name }),
    cell: (amount: number) => <Hinted text={inUnit(amount, unit)} hint={exact(amount)} />,
  }
}
