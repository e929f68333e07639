import { useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { Timeline } from '@/shared/workflow/Timeline'
import { projectWorkflow } from '../domain/projectWorkflow'
import type { Project, ProjectEvent } from '../project/projectLink.api'
import { projectActions } from './projectActions'

const KINDS = ['state', 'content'] as const
type Kind = (typeof KINDS)[number]

const kindOf = ({ from, to }: ProjectEvent): Kind => (from === to ? 'content' : 'state')

export function TimelineTab({ project: { events } }: { project: Project }) {
  const t = useTranslations('implementationProjects', 'workflow')
  const [kind, setKind] = useState<Kind | null>(null)

  function titleOf({ action }: ProjectEvent) {
    if (action === 'create') return t('implementationProjects:timeline.create')
    // Actions unknown to the client are shown unchanged.
    return projectWorkflow.isAction(action) ? t(`implementationProjects:action.${action}`) : action
  }
  return (
    <Timeline
      events={events}
      kinds={KINDS.map((value) => ({ value, label: t(`implementationProjects:timeline.kind.${value}`) }))}
      kindOf={kindOf}
      kind={kind}
      onKind={(chosen) => setKind(chosen ?? null)}
      titleOf={titleOf}
      State={projectActions.State}
    />
  )
}
