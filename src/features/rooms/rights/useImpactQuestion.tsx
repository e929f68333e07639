import { useState, type ReactNode } from 'react'
import type { RightsChange } from '../domain/rights'
import { ImpactSheet } from './ImpactSheet'

interface Asked {
  changes: readonly RightsChange[]
  answer: (isMeant: boolean) => void
}

/**
 * Asks whether changes of rights are meant, showing what they do: `if (await ask(changes)) …`. `sheet` belongs into what
 * the caller renders.
 */
export function useImpactQuestion(): {
  ask: (changes: readonly RightsChange[]) => Promise<boolean>
  sheet: ReactNode
} {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (changes: readonly RightsChange[]) =>
    new Promise<boolean>((resolve) => {
      setAsked({
        changes,
        answer: (isMeant) => {
          setAsked(null)
          resolve(isMeant)
        },
      })
    })
  return {
    ask,
    sheet: asked && (
      <ImpactSheet
        changes={asked.changes}
        onApply={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      />
    ),
  }
}
