import { Suspense, useState, type ReactNode } from 'react'
import { type TableProps, Button } from 'antd'
import { useSelection, type Selection } from '@/shared/list/useSelection'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { ConceptRow } from '../model/answers'
import { conceptWorkflow } from '../domain/conceptWorkflow'
import { conceptNameOf } from '../lists/components/conceptNameOf'
import { useConceptViewer } from '../model/useConceptViewer'
import type { ArchiveAction } from './useArchive'
import { useArchiveOne } from './useArchiveOne'
import { SelectionBar } from '@/shared/list/SelectionBar'
import { useTranslations } from '@/shared/i18n'

// Loaded on demand, because few users open it.
const SealDialog = lazyWithRetry(() => import('./ArchiveDialog'))

interface ArchiveSelection {
  /** For the table; undefined when no row of the page can be moved and none is selected. */
  rowSelection: TableProps<ConceptRow>['rowSelection']
  /** Moves a single concept without a dialog. */
  move: (concept: ConceptRow) => void
  /** Selection bar and dialog, to be rendered above the table. */
  controls: ReactNode
}

/** Selects rows of a list and archives or restores them; rows that the viewer may not move cannot be selected. */
export function useArchiveSelection(action: ArchiveAction, rows: readonly ConceptRow[]): ArchiveSelection {
  const viewer = useConceptViewer()
  const moveOne = useArchiveOne(action)
  const selection = useSelection<ConceptRow>(conceptNameOf)
  // The selection shrinks as concepts are done; the dialog keeps its own list.
  const [dialogConcepts, setDialogConcepts] = useState<readonly ConceptRow[] | null>(null)
  async function move(concept: ConceptRow) {
    if (await moveOne(concept.id, conceptNameOf(concept))) selection.drop([concept])
  }
  const canMove = (row: ConceptRow) => conceptWorkflow.isAvailable(action, row, viewer)
  const canSelect = selection.chosen.length > 0 || rows.some(canMove)
  const { rowSelection } = selection
  return {
    rowSelection: canSelect
      ? {
          ...rowSelection,
          getCheckboxProps: (row) => ({
            ...rowSelection.getCheckboxProps?.(row),
            disabled: !canMove(row),
          }),
        }
      : undefined,
    move: (concept) => void move(concept),
    controls: (
      <>
        <ArchiveBar
          action={action}
          selection={selection}
          onAsk={(chosen) => (chosen.length === 1 ? void move(chosen[0]!) : setDialogConcepts(chosen))}
        />
        {dialogConcepts && (
          <Suspense>
            <SealDialog
              action={action}
              concepts={dialogConcepts}
              onDone={selection.drop}
              onClose={() => setDialogConcepts(null)}
            />
          </Suspense>
        )}
      </>
    ),
  }
}

interface ArchiveBarProps {
  action: ArchiveAction
  selection: Pick<Selection<ConceptRow>, 'chosen' | 'clear'>
  onAsk: (concepts: readonly ConceptRow[]) => void
}

function ArchiveBar({ action, selection, onAsk }: ArchiveBarProps) {
  const t = useTranslations('conceptsHalls')
  const { chosen } = selection
  return (
    <SelectionBar
      label={t('conceptsHalls:seal.bar')}
      text={t('conceptsHalls:seal.chosen', { count: chosen.length })}
      selection={selection}
    >
      <Button size="small" onClick={() => onAsk(chosen)}>
        {t(`conceptsHalls:seal.${action}.ask`)}
      </Button>
    </SelectionBar>
  )
}
