import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Drawer } from '@/shared/ui/Drawer'
import { useTranslations } from '@/shared/i18n'
import { pageActions, partOf, type WorkflowUi, type Entity } from './workflowUi'
import { NextSteps } from './NextSteps'
import { StepButton } from './StepButton'

interface PageActionsOptions<S extends Entity, V> {
  flow: WorkflowUi<S, V>
  viewer: V
  subject: S
  /** Number of secondary actions: two, minus other buttons in the header. */
  max?: number
  /** Visible part of the screen: an action done there has its own button. */
  shown?: string
  onStart: (action: string) => void
}

/** The first three are props of the page header. */
interface PageActions {
  primary: ReactNode
  actions: ReactNode
  more: ReactNode
  drawer: ReactNode
}

/** Workflow actions for the header of an entity's page. */
export function usePageActions<S extends Entity, V>(options: PageActionsOptions<S, V>): PageActions {
  const { flow, viewer, subject, max = 2, shown, onStart } = options
  const t = useTranslations('workflow')
  const [isListed, setListed] = useState(false)
  const { next, field, secondary, rest, hasBlocked } = pageActions(flow, subject, viewer, max)
  const isOnShownPart =
    next !== null && shown !== undefined && field === undefined && partOf(flow, next, subject) === shown

  const close = () => setListed(false)
  const button = (action: string) => (
    <StepButton key={action} flow={flow} action={action} subject={subject} onStart={onStart} />
  )
  return {
    primary: next !== null && !isOnShownPart && (
      <StepButton flow={flow} action={next} subject={subject} field={field} isFirst onStart={onStart} />
    ),
    actions: secondary.length > 0 && secondary.map(button),
    more: (rest.length > 0 || hasBlocked) && (
      <>
        <Button onClick={() => setListed(true)}>{t('workflow:steps.all')}</Button>
        {rest.map(button)}
      </>
    ),
    drawer: isListed && (
      <Drawer open title={t('workflow:steps.title')} onClose={close}>
        <NextSteps
          flow={flow}
          viewer={viewer}
          subject={subject}
          onStart={(action) => {
            close()
            onStart(action)
          }}
          onFollow={close}
        />
      </Drawer>
    ),
  }
}
