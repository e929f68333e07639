import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { Timeline } from '@/shared/workflow/Timeline'
import { claimWorkflow } from '../domain/claimWorkflow'
import type { Claim } from './claims.api'
import { claimActions } from './claimActions'

const PARTICIPANTS = ['owner', 'handler', 'manager', 'finance'] as const
type Participant = (typeof PARTICIPANTS)[number]

/** Participant who performs an action; actions known only to the server count as the owner's. */
const participantOf = ({ action }: { action: string }): Participant => {
  const [who] = claimWorkflow.isAction(action) ? claimWorkflow.actions[action].who : []
  return who ?? 'owner'
}

export function ClaimLog({ claim: { events } }: { claim: Claim }) {
  const t = useTranslations('implementationClaims')
  const [participant, setParticipant] = useState<Participant | null>(null)
  return (
    <Timeline
      events={events}
      kinds={PARTICIPANTS.map((value) => ({ value, label: t(`implementationClaims:kind.${value}`) }))}
      kindOf={participantOf}
      kind={participant}
      onKind={(chosen) => setParticipant(chosen ?? null)}
      titleOf={({ action }) =>
        claimWorkflow.isAction(action) ? t(`implementationClaims:action.${action}`) : action
      }
      State={claimActions.State}
    />
  )
}
