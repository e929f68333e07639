import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '@/shared/ui/Dialog'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import type { WorkflowUi, StepProps, Entity } from './workflowUi'
import { useWorkflowTexts } from './useWorkflowTexts'

interface ActionDialogProps<S extends Entity, V> extends Pick<
  StepProps<S, V>,
  'flow' | 'viewer' | 'action' | 'onClose' | 'onGone'
> {
  id: string
}

/** Dialog of an action; loads the entity itself, so that users decide on its current state. */
function ActionDialog<S extends Entity, V>({ id, ...props }: ActionDialogProps<S, V>) {
  const { flow, action, onClose } = props
  const t = useTranslations('workflow')
  const texts = useWorkflowTexts(flow)
  const { data, error, refetch } = useQuery(flow.read(id))
  const ui = flow.uiOf(action)
  if (!data) {
    return (
      <Dialog open title={texts.action(action)} footer={null} onCancel={onClose}>
        <QueryFallback failed={t('workflow:failed', { noun: texts.noun })} error={error} onRetry={refetch} />
      </Dialog>
    )
  }
  return ui && 'Dialog' in ui ? <ui.Dialog {...props} subject={data} /> : null
}

/** Dialog of the last started action; the caller must render `dialog`. */
export function useActionDialog<S extends Entity, V>(flow: WorkflowUi<S, V>, viewer: V, onGone?: () => void) {
  const [started, setStarted] = useState<{ action: string; id: string } | null>(null)
  return {
    start: (action: string, { id }: Pick<S, 'id'>) => setStarted({ action, id }),
    dialog: started && (
      <ActionDialog
        {...started}
        flow={flow}
        viewer={viewer}
        onClose={() => setStarted(null)}
        onGone={onGone}
      />
    ),
  }
}
