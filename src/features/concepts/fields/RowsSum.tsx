import { useTranslation } from 'react-i18next'
import { exactMoney, formatNumber } from '@/shared/lib/money'
import type { ListName } from './stages'
import { sumOf, useCurrency, useValues } from './watching'

interface RowsSumProps {
  list: ListName
  cell: string
}

/** What the amounts of a list add up to, in the currency of the stage. */
export function RowsSum({ list, cell }: RowsSumProps) {
  const { t } = useTranslation('conceptsForms')
  const sum = useValues((values) => sumOf(values[list], cell))
  const currency = useCurrency()
  return (
    <span className="stage-sum">
      {t('rows.sum', { sum: currency ? exactMoney(sum, currency) : formatNumber(sum) })}
    </span>
  )
}
