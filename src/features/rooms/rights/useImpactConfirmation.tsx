import { useState, type ReactNode } from 'react'
import type { RightsChange } from '../domain/rights'
import { ImpactDialog } from './ImpactDialog'

interface PendingConfirmation {
  changes: readonly RightsChange[]
  answer: (isConfirmed: boolean) => void
}

/**
 * Confirms permission changes by showing their effect: `if (await ask(changes)) …`. The caller has to render `sheet`.
 */
export function useImpactConfirmation(): {
  ask: (changes: readonly RightsChange[]) => Promise<boolean>
  sheet: ReactNode
} {
  const [pending, setPending] = useState<PendingConfirmation | null>(null)
  const ask = (changes: readonly RightsChange[]) =>
    new Promise<boolean>((resolve) => {
      setPending({
        changes,
        answer: (isConfirmed) => {
          setPending(null)
          resolve(isConfirmed)
        },
      })
    })
  return {
    ask,
    sheet: pending && (
      <ImpactDialog
        changes={pending.changes}
        onApply={() => pending.answer(true)}
        onClose={() => pending.answer(false)}
      />
    ),
  }
}
