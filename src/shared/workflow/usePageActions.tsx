import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { Drawer } from '@/shared/ui/Drawer'
import { useTranslations } from '@/shared/i18n'
import { headSteps, partOf, type WorkflowUi, type Subject } from './workflowUi'
import { NextSteps } from './NextSteps'
import { StepButton } from './StepButton'

interface HeadStepsOptions<S extends Subject, V> {
  flow: WorkflowUi<S, V>
  viewer: V
  subject: S
  /** Actions beside the next one: two, less what else stands there. */
  most?: number
  /** The part of the screen on show: an action that is done there has its own button. */
  shown?: string
  onStart: (action: string) => void
}

/** The first three as the head of a page takes them. */
interface HeadSteps {
  primary: ReactNode
  actions: ReactNode
  more: ReactNode
  /** The drawer with all actions and what is in their way, while it is open. */
  drawer: ReactNode
}

/** What the page of a thing offers of its workflow beside its title. */
export function usePageActions<S extends Subject, V>(options: HeadStepsOptions<S, V>): HeadSteps {
  const { flow, viewer, subject, most = 2, shown, onStart } = options
  const t = useTranslations('workflow')
  const [isListed, setListed] = useState(false)
  const { next, field, beside, rest, hasBlocked } = headSteps(flow, subject, viewer, most)
  const isHere =
    next !== null && shown !== undefined && field === undefined && partOf(flow, next, subject) === shown

  const close = () => setListed(false)
  const button = (action: string) => (
    <StepButton key={action} flow={flow} action={action} subject={subject} onStart={onStart} />
  )
  return {
    primary: next !== null && !isHere && (
      <StepButton flow={flow} action={next} subject={subject} field={field} isFirst onStart={onStart} />
    ),
    actions: beside.length > 0 && beside.map(button),
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
