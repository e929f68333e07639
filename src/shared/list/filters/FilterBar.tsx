import { FilterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Children, isValidElement, type ReactNode } from 'react'
import { useIsNarrow } from '@/shared/ui/breakpoints'
import { useTranslations } from '@/shared/i18n'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import type { List } from '../useList'
import { FilterContext } from './filterContext'
import styles from '../list.module.css'

/** Filters in the row, usually the text filter and the three most used; the others are in a panel. */
const MAX_IN_ROW = 4
const MAX_IN_ROW_ON_PHONE = 1

interface FilterBarProps {
  list: Pick<List<unknown>, 'filters' | 'filter' | 'clear'>
  labels?: Readonly<Record<string, string>>
  /** Filters, most used first; their `name` (or `from` and `to`) is the endpoint's. */
  children: ReactNode
}

const NO_LABELS = {}

const namesOf = (child: ReactNode): string[] => {
  const { name, from, to } = isValidElement<Record<string, string | undefined>>(child) ? child.props : {}
  return [name, from, to].filter((each) => each !== undefined)
}

/** Filters of a list, applied as they change; they follow the address, also on *back*. */
export function FilterBar({
  list: { filters, filter, clear },
  labels = NO_LABELS,
  children,
}: FilterBarProps) {
  const t = useTranslations('parts')
  const all = Children.toArray(children)
  const inRow = useIsNarrow() ? MAX_IN_ROW_ON_PHONE : MAX_IN_ROW
  const row = all.slice(0, inRow)
  const panel = all.slice(inRow)
  const applied = panel.flatMap(namesOf).filter((name) => filters[name])
  const context = { filters, filter, labels }

  return (
    <div role="search" className={styles.filterBar}>
      <FilterContext value={{ ...context, place: 'row' }}>{row}</FilterContext>
      {panel.length > 0 && (
        <PopoverButton
          icon={<FilterOutlined />}
          label={t('parts:filter.more')}
          text={applied.length > 0 ? t('parts:filters', { count: applied.length }) : t('parts:filter.more')}
        >
          <FilterContext value={{ ...context, place: 'panel' }}>
            <div className={styles.filterPanel}>{panel}</div>
          </FilterContext>
        </PopoverButton>
      )}
      <FilterContext value={{ ...context, place: 'chip' }}>{panel}</FilterContext>
      {Object.values(filters).some(Boolean) && (
        <Button type="link" size="small" onClick={() => clear()}>
          {t('parts:filter.clear')}
        </Button>
      )}
    </div>
  )
}
