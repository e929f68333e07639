import { Suspense, useState, type ReactNode } from 'react'
import { type TableProps, Button } from 'antd'
import { useSelection, type Selection } from '@/shared/list/useSelection'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import type { ConceptRow } from '../model/answers'
import { conceptWorkflow } from '../domain/workflow'
import { nameOf } from '../lists/components/names'
import { useViewer } from '../model/viewer'
import type { SealAction } from './useSeal'
import { useSealOne } from './useSealOne'
import { SelectionBar } from '@/shared/list/SelectionBar'
import { useTranslations } from '@/shared/i18n'

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

interface SealBarProps {
  action: SealAction
  selection: Pick<Selection<ConceptRow>, 'chosen' | 'clear'>
  onAsk: (concepts: readonly ConceptRow[]) => void
}

/** How many concepts are chosen, and what can be done with all of them. */
function SealBar({ action, selection, onAsk }: SealBarProps) {
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
