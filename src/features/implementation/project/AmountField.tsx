import { MoneyField } from '@/shared/form/MoneyField'
import { useFormValue } from '@/shared/form/useFormValue'
import { formatPrice, type Currency } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'

/** Amount up to a limit; the form values `currency` and `most` hold its currency and limit. */
export function AmountField() {
  const t = useTranslations('parts')
  const currency = useFormValue(({ currency }) => currency as Currency | undefined)
  const max = useFormValue(({ most: max }) => Number(max))
  return (
    <MoneyField
      name="amount"
      currency={currency}
      {...(currency && { hint: t('parts:atMost', { amount: formatPrice(max, currency) }) })}
    />
  )
}
