import type { ComponentProps } from 'react'
import { MoneyField } from '@/shared/form/MoneyField'
import { SelectField } from '@/shared/form/SelectField'
import { MoneyInput } from '@/shared/form/MoneyInput'
import { useFormValue } from '@/shared/form/useFormValue'
import { CONVERTIBLE_CURRENCIES, formatPrice, formatNumber } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { sumAmounts, useCurrency } from './stageAmounts'
import styles from './stage.module.css'

/** Currency of the stage's amounts; required once there are any. */
export const CurrencyField = ({ isRequired }: { isRequired: boolean }) => (
  <SelectField
    name="currency"
    isRequired={isRequired}
    options={CONVERTIBLE_CURRENCIES.map((value) => ({ value, label: value }))}
  />
)

export function AmountField({ name, isRequired }: { name: string; isRequired?: boolean }) {
  const currency = useCurrency()
  return <MoneyField name={name} currency={currency} {...(isRequired === undefined ? {} : { isRequired })} />
}

export const AmountCell = (input: Omit<ComponentProps<typeof MoneyInput>, 'currency'>) => (
  <MoneyInput {...input} currency={useCurrency()} />
)

interface RowsSumProps {
  list: string
  cell: string
}

export function RowsSum({ list, cell }: RowsSumProps) {
  const t = useTranslations('conceptsForms')
  const sum = useFormValue((values) => sumAmounts(values[list], cell))
  const currency = useCurrency()
  return (
    <span className={styles.stageSum}>
      {t('conceptsForms:rows.sum', { sum: currency ? formatPrice(sum, currency) : formatNumber(sum) })}
    </span>
  )
}
