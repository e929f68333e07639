import { Alert, Button, Skeleton } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import type { Failure } from '@/shared/api'
import { Drawer } from '@/shared/ui/Drawer'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useTranslations } from '@/shared/i18n'
import type { StepProps, Entity } from './workflowUi'
import { isConflict } from './versionConflict'
import { UnmetConditionList } from './UnmetConditionList'
import { useWorkflowTexts } from './useWorkflowTexts'
import styles from './workflow.module.css'

interface StepFrameProps<S extends Entity, V> extends StepProps<S, V> {
  isBusy: boolean
  failure: Failure | null
  isWaiting?: boolean
  isSaving?: boolean
  /** Shown next to the form, in a drawer. */
  sideContent?: ReactNode
  /** Absent if the button submits the form with `formId`. */
  onOk?: () => void
  formId?: string
  children?: ReactNode
}

/**
 * Dialog of an action: unmet conditions, the error of the last try, and a notice if someone has changed the entity
 * since it was opened.
 */
export function StepFrame<S extends Entity, V>(props: StepFrameProps<S, V>) {
  const { flow, viewer, action, subject, isBusy, failure, isWaiting = false, isSaving = false } = props
  const { sideContent, onOk, formId, onClose, children } = props
  const t = useTranslations('workflow')
  const texts = useWorkflowTexts(flow)
  const { isAllowed, unmet: unmetConditions } = flow.availabilityOf(action, subject, viewer)
  const [opened, setOpened] = useState(subject.version)
  // Saving creates another version, which may be read after the saving has ended and is not a change by others.
  const [expectsOwnVersion, setExpectsOwnVersion] = useState(false)
  if (isSaving && !expectsOwnVersion) setExpectsOwnVersion(true)
  if (expectsOwnVersion && opened !== subject.version) {
    setOpened(subject.version)
    setExpectsOwnVersion(isSaving)
  }
  const conflict = failure && isConflict(failure) ? failure : null
  // The entity changes before the dialog has closed.
  const isBlocked = !isAllowed && !isBusy
  const isChanged = conflict !== null || (subject.version !== opened && !isBusy)

  const title = (
    <>
      {texts.action(action)}
      <div className="cell-note">{flow.nameOf(subject)}</div>
    </>
  )
  const content = (
    <>
      {isChanged && (
        <ChangedNotice flow={flow} subject={subject} conflict={conflict} isPossible={isAllowed} />
      )}
      {isBlocked && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('workflow:unmet.title')}
          description={
            <UnmetConditionList flow={flow} unmetConditions={unmetConditions} onFollow={onClose} />
          }
        />
      )}
      <p className={styles.workflowHappens}>{texts.happens(action)}</p>
      {flow.Notice && <flow.Notice subject={subject} />}
      {children}
      {failure && !conflict && <SubmitErrorAlert failure={failure} />}
    </>
  )
  const buttons = (
    <div className={styles.workflowActions}>
      <Button onClick={onClose}>{t('actions.cancel')}</Button>
      <Button
        type="primary"
        danger={flow.needsWarning(action)}
        loading={isBusy}
        disabled={isBlocked || isWaiting || isSaving}
        {...(formId === undefined ? { onClick: onOk } : { form: formId, htmlType: 'submit' as const })}
      >
        {texts.action(action)}
      </Button>
    </div>
  )
  if (sideContent === undefined) {
    return (
      <Dialog open title={title} footer={buttons} mask={{ closable: false }} onCancel={onClose}>
        {content}
      </Dialog>
    )
  }
  return (
    <Drawer
      open
      title={title}
      size="min(1200px, 100vw)"
      footer={buttons}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <div className={styles.workflowSide}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable */}
        <section className={styles.workflowReading} aria-label={t('workflow:reading')} tabIndex={0}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} aria-label={t('workflow:loading')} />}>
            {sideContent}
          </Suspense>
        </section>
        <div className={styles.workflowWriting}>{content}</div>
      </div>
    </Drawer>
  )
}

interface ChangedNoticeProps<S extends Entity, V> extends Pick<StepProps<S, V>, 'flow' | 'subject'> {
  conflict: Failure | null
  isPossible: boolean
}

/** Someone else was first: shows the server's text, the current state, and if the action is still possible. */
function ChangedNotice<S extends Entity, V>({
  flow,
  subject,
  conflict,
  isPossible,
}: ChangedNoticeProps<S, V>) {
  const t = useTranslations('workflow')
  const { noun } = useWorkflowTexts(flow)
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={conflict ? <ErrorMessage failure={conflict} /> : t('workflow:changed.title', { noun })}
      description={
        <>
          <div className={styles.workflowNow}>
            {t('workflow:changed.now')} <flow.State value={subject.state} />
          </div>
          {t(isPossible ? 'workflow:changed.possible' : 'workflow:changed.impossible', { noun })}
        </>
      }
    />
  )
}
