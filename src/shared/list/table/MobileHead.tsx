import { Select } from 'antd'
import { useTranslations } from '@/shared/i18n'
import type { List } from '../useList'
import type { ListColumn } from './useTable'

interface FoldedHeadProps {
  list: Pick<List<unknown>, 'sorted' | 'sort'>
  columns: readonly (ListColumn & { sorter?: unknown })[]
}

/** The head of folded rows: their order where it can be chosen, else what they are. */
export function FoldedHead({ list: { sorted, sort }, columns }: FoldedHeadProps) {
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
  if (orders.length === 0) return columns.find(({ isPrimary: isName }) => isName)?.title
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
