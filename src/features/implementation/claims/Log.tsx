import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { Timeline } from '@/shared/workflow/Timeline'
import { claimWorkflow } from '../domain/claimWorkflow'
import type { Claim } from './claims.api'
import { claimActions } from './claimActions'

/** Those who have a part in a claim. */
const KINDS = ['owner', 'handler', 'manager', 'finance'] as const
type Kind = (typeof KINDS)[number]

/** Whose part an action is; what only the server knows is the owner's. */
const kindOf = ({ action }: { action: string }): Kind => {
  const [who] = claimWorkflow.isAction(action) ? claimWorkflow.actions[action].who : []
  return who ?? 'owner'
}

/** All that has happened to a claim. */
export function Log({ claim: { events } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const [kind, setKind] = useState<Kind | null>(null)
  return (
    <Timeline
      events={events}
      kinds={KINDS.map((value) => ({ value, label: t(`implementationClaims:kind.${value}`) }))}
      kindOf={kindOf}
      kind={kind}
      onKind={(chosen) => setKind(chosen ?? null)}
      titleOf={({ action }) =>
        claimWorkflow.isAction(action) ? t(`implementationClaims:action.${action}`) : action
      }
      State={claimActions.State}
    />
  )
}
