import { Select } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { List } from '../useList'
import type { ListColumn } from './useTable'

interface MobileHeadProps {
  list: Pick<List<unknown>, 'sorted' | 'sort'>
  columns: readonly (ListColumn & { sorter?: unknown })[]
}

/** Header of the mobile rows: a sort select if the list can be sorted, else the title of the primary column. */
export function MobileHead({ list: { sorted, sort }, columns }: MobileHeadProps) {
  const t = useTranslations('parts')
  const { orderByColumn, isAsc = 'asc' } = sorted
  const orders = columns
    .filter(({ sorter }) => sorter)
    .flatMap(({ key, title }) =>
      (['asc', 'desc'] as const).map((isAsc) => ({
        value: `${key} ${isAsc}`,
        label: t(`parts:list.sort.${isAsc}`, { title }),
        order: { orderByColumn: key, isAsc },
      })),
    )
  if (orders.length === 0) return columns.find(({ isPrimary }) => isPrimary)?.title
  return (
    <Select
      size="small"
      variant="borderless"
      popupMatchSelectWidth={false}
      aria-label={t('parts:list.sort.label')}
      value={orderByColumn ? `${orderByColumn} ${isAsc}` : ''}
      options={[{ value: '', label: t('parts:list.sort.none') }, ...orders]}
      onChange={(value) => sort(orders.find((each) => each.value === value)?.order)}
    />
  )
}
