import { Alert, Button, Drawer, Modal, Skeleton } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '@/shared/api'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { FailureText } from '@/shared/ui/FailureText'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import type { Concept } from '../../answers'
import { possibilityOf } from '../../domain/transitions'
import { UnmetList } from '../../parts/UnmetList'
import { isConflict } from '../../useChange'
import { useViewer } from '../../viewer'
import '../workspace.css'
import type { StepProps } from './useStep'

interface StepFrameProps extends StepProps {
  isBusy: boolean
  failure: Failure | null
  isGrave?: boolean
  /** Something has to be given yet. */
  isWaiting?: boolean
  /** What the user himself has typed is being saved. */
  isSaving?: boolean
  /** Read while the dialog is filled in: it stands beside, in a drawer. */
  reading?: ReactNode
  onOk: () => void
  children?: ReactNode
}

/**
 * The dialog of an action: what is in its way, why it was refused, and whether someone has changed the concept since
 * it was opened.
 */
export function StepFrame(props: StepFrameProps) {
  const { action, concept, address, isBusy, failure, isGrave = false, isWaiting = false } = props
  const { isSaving = false } = props
  const { reading, onOk, onClose, children } = props
  const { t } = useTranslation('concepts')
  const { t: own } = useTranslation('conceptsWorkspace')
  const { t: common } = useTranslation()
  const { isAllowed, unmet } = possibilityOf(action, concept, useViewer())
  const [opened, setOpened] = useState(concept.version)
  // What is saved makes another version, which may be read after the saving is over, and is no news.
  const [isOwnDue, setOwnDue] = useState(false)
  if (isSaving && !isOwnDue) setOwnDue(true)
  if (isOwnDue && opened !== concept.version) {
    setOpened(concept.version)
    setOwnDue(isSaving)
  }
  const conflict = failure && isConflict(failure) ? failure : null
  // When it is done the concept moves on before the dialog is gone.
  const isHeld = !isAllowed && !isBusy
  const isChanged = conflict !== null || (concept.version !== opened && !isBusy)

  const title = (
    <>
      {t(`action.${action}`)}
      <div className="cell-note">{concept.name}</div>
    </>
  )
  const content = (
    <>
      {isChanged && <Changed concept={concept} conflict={conflict} isPossible={isAllowed} />}
      {isHeld && <UnmetList unmet={unmet} address={address} onFollow={onClose} />}
      <p className="concept-happens">{own(`happens.${action}`)}</p>
      {children}
      {failure && !conflict && <SubmitFailure failure={failure} />}
    </>
  )
  const buttons = (
    <div className="concept-actions">
      <Button onClick={onClose}>{common('actions.cancel')}</Button>
      <Button
        type="primary"
        danger={isGrave}
        loading={isBusy}
        disabled={isHeld || isWaiting || isSaving}
        onClick={onOk}
      >
        {t(`action.${action}`)}
      </Button>
    </div>
  )
  if (reading === undefined) {
    return (
      <Modal open title={title} footer={buttons} mask={{ closable: false }} onCancel={onClose}>
        {content}
      </Modal>
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
      <div className="concept-beside">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must take the focus */}
        <section className="concept-reading" aria-label={own('reading')} tabIndex={0}>
          <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} aria-label={own('loading')} />}>
            {reading}
          </Suspense>
        </section>
        <div className="concept-writing">{content}</div>
      </div>
    </Drawer>
  )
}

interface ChangedProps {
  concept: Concept
  /** The server's refusal that told of it. */
  conflict: Failure | null
  isPossible: boolean
}

/** Someone else was first: what the server says, where the concept stands now, and whether one may go on. */
function Changed({ concept: { state }, conflict, isPossible }: ChangedProps) {
  const { t } = useTranslation('conceptsWorkspace')
  return (
    <Alert
      type="warning"
      showIcon
      className="list-note"
      title={conflict ? <FailureText failure={conflict} /> : t('changed.title')}
      description={
        <>
          <div className="concept-now">
            {t('changed.now')} <DictTag type="poc_status" value={state} />
          </div>
          {t(isPossible ? 'changed.possible' : 'changed.impossible')}
        </>
      }
    />
  )
}
