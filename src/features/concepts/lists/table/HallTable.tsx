import type { ReactNode } from 'react'
import { ListTable } from '@/shared/list/table/ListTable'
import type { ListLayout } from '@/shared/list/table/useTable'
import type { ConceptRow } from '../../model/answers'
import { useSealing } from '../../archive/useSealing'
import type { HallList } from '../components/useHall'
import { HallActions } from './HallActions'
import type { Column } from './useColumns'
import styles from '../halls.module.css'

interface HallTableProps {
  list: HallList
  table: ListLayout<Column>
  /** In place of rows. */
  empty: ReactNode
  isMarked?: (concept: ConceptRow) => boolean
}

/** The concepts of a hall, a page of them. */
export function HallTable({ list, table, empty, isMarked }: HallTableProps) {
  const { rowSelection, move, parts } = useSealing('seal', list.rows)
  return (
    <>
      <ListTable
        list={list}
        table={table}
        rowSelection={rowSelection}
        rowClassName={(concept) => (isMarked?.(concept) ? (styles.isArrived ?? '') : '')}
        renderActions={(concept) => <HallActions concept={concept} onSeal={move} />}
        empty={empty}
      />
      {parts}
    </>
  )
}
