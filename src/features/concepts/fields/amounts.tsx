import type { ComponentProps } from 'react'
import { MoneyField } from '@/shared/form/MoneyField'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { useValues } from '@/shared/form/useFormValue'
import { CURRENCIES, formatPrice, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { sumOf, useCurrency } from './watching'
import styles from './stage.module.css'

/** In which the amounts of the stage are; asked for once there are any. */
export const CurrencyField = ({ isRequired }: { isRequired: boolean }) => (
  <ChoiceField
    name="currency"
    isRequired={isRequired}
    options={CURRENCIES.map((value) => ({ value, label: value }))}
  />
)

/** An amount in the currency of the stage. */
export function AmountField({ name, isRequired }: { name: string; isRequired?: boolean }) {
  const currency = useCurrency()
  return <MoneyField name={name} currency={currency} {...(isRequired === undefined ? {} : { isRequired })} />
}

/** An amount in a row, in the currency of the stage. */
export const AmountCell = (input: Omit<ComponentProps<typeof MoneyInput>, 'currency'>) => (
  <MoneyInput {...input} currency={useCurrency()} />
)

interface RowsSumProps {
  list: string
  cell: string
}

/** What the amounts of a list add up to, in the currency of the stage. */
export function RowsSum({ list, cell }: RowsSumProps) {
  const t = useTranslations('conceptsForms')
  const sum = useValues((values) => sumOf(values[list], cell))
  const currency = useCurrency()
  return (
    <span className={styles.stageSum}>
      {t('conceptsForms:rows.sum', { sum: currency ? formatPrice(sum, currency) : formatNumber(sum) })}
    </span>
  )
}
