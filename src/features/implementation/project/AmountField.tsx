import { MoneyField } from '@/shared/form/MoneyField'
import { useValues } from '@/shared/form/useFormValue'
import { formatPrice, type Currency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'

/** An amount in the currency of what it is for, up to its limit: `currency` and `most` beside what is typed. */
export function AmountField() {
  const t = useTranslations('parts')
  const currency = useValues(({ currency }) => currency as Currency | undefined)
  const most = useValues(({ most }) => Number(most))
  return (
    <MoneyField
      name="amount"
      currency={currency}
      {...(currency && { hint: t('parts:atMost', { amount: formatPrice(most, currency) }) })}
    />
  )
}
