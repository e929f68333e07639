import { Button, Empty } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { partAddress } from '../address'
import type { Concept } from '../answers'
import type { Action } from '../domain/transitions'
import { UnmetList } from '../parts/UnmetList'
import { useViewer } from '../viewer'
import { MarkSeen } from './MarkSeen'
import { isDialogAction, PLACES, stepsFor, tabOf, type Step } from './steps'

/** Cannot be taken back, or give something back to its owner. */
const GRAVE: ReadonlySet<Action> = new Set([
  'remove',
  'backSecrecyApply',
  'goFirstAuditFalse',
  'goSecondAuditFalse',
  'noPssAfterSecondPocInfo',
])

interface NextStepsProps {
  concept: Concept
  onStart: (action: Action) => void
  /** A link of theirs was followed. */
  onFollow?: (() => void) | undefined
}

/** All that a viewer may do with a concept now, and what is in the way of the rest. */
export function NextSteps({ concept, onStart, onFollow }: NextStepsProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const { open, blocked, behind } = stepsFor(concept, useViewer())
  if (open.length + blocked.length + behind.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('steps.none')} />
  }
  return (
    <>
      {open.length > 0 && (
        <ul className="concept-steps" aria-label={t('steps.open')}>
          {open.map(({ action }, index) => (
            <li key={action}>
              <StepButton
                action={action}
                concept={concept}
                isFirst={index === 0}
                onStart={onStart}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
      )}
      <Disabled steps={blocked} title={t('steps.blocked')} onFollow={onFollow} />
      {behind.length > 0 && (
        <details className="concept-behind">
          <summary>{t('steps.behind', { count: behind.length })}</summary>
          <Disabled steps={behind} title={t('steps.behind', { count: behind.length })} onFollow={onFollow} />
        </details>
      )}
    </>
  )
}

interface StepButtonProps extends NextStepsProps {
  action: Action
  isFirst?: boolean
}

/** Starts an action that is possible now, or leads to where it is done. */
export function StepButton({ action, concept, isFirst = false, onStart, onFollow }: StepButtonProps) {
  const { t } = useTranslation('concepts')
  const label = t(`action.${action}`)
  const isGrave = GRAVE.has(action)
  if (PLACES[action] === 'here') return <MarkSeen id={concept.id} label={label} />
  if (isDialogAction(action)) {
    return (
      <Button
        type={isFirst && !isGrave ? 'primary' : 'default'}
        danger={isGrave}
        onClick={() => onStart(action)}
      >
        {label}
      </Button>
    )
  }
  return (
    <Link
      className={isFirst ? 'button button-primary' : 'button'}
      to={partAddress(tabOf(action, concept))}
      onClick={onFollow}
    >
      {label}
    </Link>
  )
}

interface DisabledProps extends Pick<NextStepsProps, 'onFollow'> {
  steps: readonly Step[]
  title: string
}

/** Offered, but not possible: each with all that is in its way. */
function Disabled({ steps, title, onFollow }: DisabledProps) {
  const { t } = useTranslation('concepts')
  const id = useId()
  if (steps.length === 0) return null
  return (
    <ul className="concept-blocked" aria-label={title}>
      {steps.map(({ action, unmet }) => (
        <li key={action}>
          <Button disabled aria-describedby={`${id}${action}`}>
            {t(`action.${action}`)}
          </Button>
          <div id={`${id}${action}`}>
            <UnmetList unmet={unmet} onFollow={onFollow} />
          </div>
        </li>
      ))}
    </ul>
  )
}
