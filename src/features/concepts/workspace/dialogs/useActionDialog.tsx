import { useState } from 'react'
import type { DialogAction } from '../steps'
import { ActionDialog } from './ActionDialog'

interface Asked {
  action: DialogAction
  concept: { id: string }
  address?: string
  onRemoved?: () => void
}

/** The dialog of whichever action was started last; `dialog` belongs into what the caller renders. */
export function useActionDialog() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    start: setAsked,
    dialog: asked && <ActionDialog {...asked} onClose={() => setAsked(null)} />,
  }
}
