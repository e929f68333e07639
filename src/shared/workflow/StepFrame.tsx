import { Alert, Button, Skeleton } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import type { Failure } from '@/shared/api'
import { Drawer } from '@/shared/ui/Drawer'
import { Dialog } from '@/shared/ui/Dialog'
import { ErrorMessage } from '@/shared/ui/ErrorMessage'
import { SubmitFailure } from '@/shared/form/SubmitErrorAlert'
import { useTranslations } from '@/shared/i18n'
import type { StepProps, Subject } from './workflowUi'
import { isConflict } from './versionConflict'
import { UnmetList } from './UnmetConditionList'
import { useTexts } from './useWorkflowTexts'
import styles from './workflow.module.css'

interface StepFrameProps<S extends Subject, V> extends StepProps<S, V> {
  isBusy: boolean
  failure: Failure | null
  /** Something has to be given yet. */
  isWaiting?: boolean
  /** What the user himself has typed is being saved. */
  isSaving?: boolean
  /** Read while the dialog is filled in: it stands beside, in a drawer. */
  reading?: ReactNode
  /** Absent where the button submits the form of that id. */
  onOk?: () => void
  formId?: string
  children?: ReactNode
}

/**
 * The dialog of an action: what is in its way, why it was refused, and whether someone has changed the thing since
 * it was opened.
 */
export function StepFrame<S extends Subject, V>(props: StepFrameProps<S, V>) {
  const { flow, viewer, action, subject, isBusy, failure, isWaiting = false, isSaving = false } = props
  const { reading, onOk, formId, onClose, children } = props
  const t = useTranslations('workflow')
  const texts = useTexts(flow)
  const { isAllowed, unmet } = flow.possibilityOf(action, subject, viewer)
  const [opened, setOpened] = useState(subject.version)
  // What is saved makes another version, which may be read after the saving is over, and is no news.
  const [isOwnDue, setOwnDue] = useState(false)
  if (isSaving && !isOwnDue) setOwnDue(true)
  if (isOwnDue && opened !== subject.version) {
    setOpened(subject.version)
    setOwnDue(isSaving)
  }
  const conflict = failure && isConflict(failure) ? failure : null
  // When it is done the thing moves on before the dialog is gone.
  const isHeld = !isAllowed && !isBusy
  const isChanged = conflict !== null || (subject.version !== opened && !isBusy)

  const title = (
    <>
      {texts.action(action)}
      <div className="cell-note">{flow.nameOf(subject)}</div>
    </>
  )
  const content = (
    <>
      {isChanged && <Changed flow={flow} subject={subject} conflict={conflict} isPossible={isAllowed} />}
      {isHeld && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('workflow:unmet.title')}
          description={<UnmetList flow={flow} unmet={unmet} onFollow={onClose} />}
        />
      )}
      <p className={styles.workflowHappens}>{texts.happens(action)}</p>
      {children}
      {failure && !conflict && <SubmitFailure failure={failure} />}
    </>
  )
  const buttons = (
    <div className={styles.workflowActions}>
      <Button onClick={onClose}>{t('actions.cancel')}</Button>
      <Button
        type="primary"
        danger={flow.needsWarning(action)}
        loading={isBusy}
        disabled={isHeld || isWaiting || isSaving}
        {...(formId === undefined ? { onClick: onOk } : { form: formId, htmlType: 'submit' as const })}
      >
        {texts.action(action)}
      </Button>
    </div>
  )
  if (reading === undefined) {
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
      <div className={styles.workflowBeside}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus */}
        <section className={styles.workflowReading} aria-label={t('workflow:reading')} tabIndex={0}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} aria-label={t('workflow:loading')} />}>
            {reading}
          </Suspense>
        </section>
        <div className={styles.workflowWriting}>{content}</div>
      </div>
    </Drawer>
  )
}

interface ChangedProps<S extends Subject, V> extends Pick<StepProps<S, V>, 'flow' | 'subject'> {
  /** The server's refusal that told of it. */
  conflict: Failure | null
  isPossible: boolean
}

/** Someone else was first: what the server says, where the thing stands now, and whether one may go on. */
function Changed<S extends Subject, V>({ flow, subject, conflict, isPossible }: ChangedProps<S, V>) {
  const t = useTranslations('workflow')
  const { noun } = useTexts(flow)
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
