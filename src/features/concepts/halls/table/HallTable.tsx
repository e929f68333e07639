import { Table } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConceptRow } from '../../answers'
import { useSealing } from '../../seal/useSealing'
import type { HallList } from '../useHall'
import { RowActions } from './RowActions'
import type { Column } from './useColumns'

interface HallTableProps {
  list: HallList
  columns: readonly Column[]
  /** In place of rows. */
  empty: ReactNode
  isMarked?: (concept: ConceptRow) => boolean
}

/** The concepts of a hall, a page of them. */
export function HallTable({ list, columns, empty, isMarked }: HallTableProps) {
  const { t } = useTranslation()
  const { rowSelection, ask, parts } = useSealing('seal', list.rows)
  const all = [
    ...columns,
    {
      key: 'actions',
      title: t('columns.actions'),
      render: (_: unknown, concept: ConceptRow) => <RowActions concept={concept} onSeal={ask} />,
    },
  ]
  return (
    <>
      {parts}
      <Table<ConceptRow>
        {...list.table}
        columns={all}
        {...(rowSelection ? { rowSelection } : {})}
        rowClassName={(concept) => (isMarked?.(concept) ? 'is-arrived' : '')}
        locale={{ emptyText: empty }}
      />
    </>
  )
}
