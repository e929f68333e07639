import { useQuery } from '@tanstack/react-query'
import { Modal, Skeleton } from 'antd'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import { FailureNote } from '@/shared/ui/FailureNote'
import { conceptApi } from '../../api'
import type { DialogAction } from '../steps'
import { AfterReturnStep, FirstPassStep, FirstReturnStep } from './AuditSteps'
import { ChecklistStep } from './ChecklistStep'
import {
  AfterSubmitStep,
  BackSealStep,
  BackSecrecyStep,
  FirstApplyStep,
  RemoveStep,
  SealStep,
  SecondApplyStep,
} from './ConfirmSteps'
import { FirstRecordStep, SecondRecordStep, ServiceStep, SignedSecrecyStep } from './FileStep'
import { SecrecyStep } from './SecrecyStep'
import type { StepProps } from './useStep'

const DIALOGS: Record<Exclude<DialogAction, 'remove'>, ComponentType<StepProps>> = {
  goFirstApply: FirstApplyStep,
  goSecondApply: SecondApplyStep,
  submitAfterSecondPocInfo: AfterSubmitStep,
  goFirstAuditSuccess: FirstPassStep,
  goFirstAuditFalse: FirstReturnStep,
  passAfterSecondPocInfo: ChecklistStep,
  noPssAfterSecondPocInfo: AfterReturnStep,
  goSecrecyApply: SecrecyStep,
  uploadSecrecy: SignedSecrecyStep,
  backSecrecyApply: BackSecrecyStep,
  uploadHelpServer: ServiceStep,
  uploadFirstRecord: FirstRecordStep,
  uploadSecondRecord: SecondRecordStep,
  batchGoSeal: SealStep,
  batchBackSeal: BackSealStep,
}

interface ActionDialogProps {
  action: DialogAction
  concept: { id: string }
  /** Address of the concept's workspace, `/apply/5004`; left out in the workspace itself. */
  address?: string
  onClose: () => void
  /** The concept is gone: whoever shows it has to leave. */
  onRemoved?: () => void
}

/** The dialog of an action on a concept, which it reads itself: what is decided on is how the concept stands now. */
export function ActionDialog({
  action,
  concept: { id },
  address = '',
  onClose,
  onRemoved,
}: ActionDialogProps) {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: concepts } = useTranslation('concepts')
  const query = useQuery(read(conceptApi.detail, { path: { id } }))
  if (!query.data) {
    return (
      <Modal open title={concepts(`action.${action}`)} footer={null} onCancel={onClose}>
        {query.error ? (
          <FailureNote title={t('failed')} failure={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton active aria-label={t('loading')} />
        )}
      </Modal>
    )
  }
  const props: StepProps = { action, concept: query.data, address, onClose }
  if (action === 'remove') return <RemoveStep {...props} onRemoved={onRemoved} />
  const Step = DIALOGS[action]
  return <Step {...props} />
}
