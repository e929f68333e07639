import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '@/shared/ui/Dialog'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import type { WorkflowUi, StepProps, Subject } from './workflowUi'
import { useTexts } from './useWorkflowTexts'

interface ActionDialogProps<S extends Subject, V> extends Pick<
  StepProps<S, V>,
  'flow' | 'viewer' | 'action' | 'onClose' | 'onGone'
> {
  id: string
}

/** The dialog of an action on a thing, which it reads itself: what is decided on is how the thing stands now. */
function ActionDialog<S extends Subject, V>({ id, ...props }: ActionDialogProps<S, V>) {
  const { flow, action, onClose } = props
  const t = useTranslations('workflow')
  const texts = useTexts(flow)
  const { data, error, refetch } = useQuery(flow.read(id))
  const way = flow.wayOf(action)
  if (!data) {
    return (
      <Dialog open title={texts.action(action)} footer={null} onCancel={onClose}>
        <QueryFallback failed={t('workflow:failed', { noun: texts.noun })} error={error} onRetry={refetch} />
      </Dialog>
    )
  }
  return way && 'Dialog' in way ? <way.Dialog {...props} subject={data} /> : null
}

/** The dialog of whichever action was started last; `dialog` belongs into what the caller renders. */
export function useActionDialog<S extends Subject, V>(
  flow: WorkflowUi<S, V>,
  viewer: V,
  onGone?: () => void,
) {
  const [asked, setAsked] = useState<{ action: string; id: string } | null>(null)
  return {
    start: (action: string, { id }: Pick<S, 'id'>) => setAsked({ action, id }),
    dialog: asked && (
      <ActionDialog {...asked} flow={flow} viewer={viewer} onClose={() => setAsked(null)} onGone={onGone} />
    ),
  }
}
