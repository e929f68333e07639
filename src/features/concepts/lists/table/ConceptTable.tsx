import type { ReactNode } from 'react'
import { ListTable } from '@/shared/list/table/ListTable'
import type { ListLayout } from '@/shared/list/table/useTable'
import type { ConceptRow } from '../../model/answers'
import { useArchiveSelection } from '../../archive/useArchiveSelection'
import type { ConceptList } from '../components/useConceptList'
import { ConceptRowActions } from './ConceptRowActions'
import type { Column } from './useConceptColumns'
import styles from '../halls.module.css'

interface ConceptTableProps {
  list: ConceptList
  table: ListLayout<Column>
  empty: ReactNode
  isMarked?: (concept: ConceptRow) => boolean
}

export function ConceptTable({ list, table, empty, isMarked }: ConceptTableProps) {
  const { rowSelection, move, controls: archiveControls } = useArchiveSelection('seal', list.rows)
  return (
    <>
      <ListTable
        list={list}
        table={table}
        rowSelection={rowSelection}
        rowClassName={(concept) => (isMarked?.(concept) ? (styles.isArrived ?? '') : '')}
        renderActions={(concept) => <ConceptRowActions concept={concept} onArchive={move} />}
        empty={empty}
      />
      {archiveControls}
    </>
  )
}
