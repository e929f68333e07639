import { Suspense, useState, type ReactNode } from 'react'
import type { TableProps } from 'antd'
import { useSelection } from '@/shared/list/useSelection'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { ConceptRow } from '../model/answers'
import { conceptWorkflow } from '../domain/workflow'
import { nameOf } from '../lists/components/names'
import { useViewer } from '../model/viewer'
import { SealBar } from './SealBar'
import type { SealAction } from './useSeal'
import { useSealOne } from './useSealOne'

// The list does not wait for what few open.
const SealDialog = lazyWithRetry(() => import('./SealDialog'))

interface Sealing {
  /** Of the table, where anything on its page may be moved or something is chosen. */
  rowSelection: TableProps<ConceptRow>['rowSelection']
  /** Moves one, at once. */
  move: (concept: ConceptRow) => void
  /** The bar of the chosen ones and the dialog, to stand above the table. */
  parts: ReactNode
}

/** Choosing rows of a list and moving them into the archive, or out of it, as far as the viewer may. */
export function useSealing(action: SealAction, rows: readonly ConceptRow[]): Sealing {
  const viewer = useViewer()
  const moveOne = useSealOne(action)
  const selection = useSelection<ConceptRow>(nameOf)
  // The choice shrinks when some are done; the dialog keeps its own.
  const [asked, ask] = useState<readonly ConceptRow[] | null>(null)
  async function move(concept: ConceptRow) {
    if (await moveOne(concept.id, nameOf(concept))) selection.drop([concept])
  }
  const isPossible = (row: ConceptRow) => conceptWorkflow.isOffered(action, row, viewer)
  const mayChoose = selection.chosen.length > 0 || rows.some(isPossible)
  const { rowSelection } = selection
  return {
    rowSelection: mayChoose
      ? {
          ...rowSelection,
          getCheckboxProps: (row) => ({
            ...rowSelection.getCheckboxProps?.(row),
            disabled: !isPossible(row),
          }),
        }
      : undefined,
    move: (concept) => void move(concept),
    parts: (
      <>
        <SealBar
          action={action}
          selection={selection}
          onAsk={(chosen) => (chosen.length === 1 ? void move(chosen[0]!) : ask(chosen))}
        />
        {asked && (
          <Suspense>
            <SealDialog action={action} concepts={asked} onDone={selection.drop} onClose={() => ask(null)} />
          </Suspense>
        )}
      </>
    ),
  }
}
