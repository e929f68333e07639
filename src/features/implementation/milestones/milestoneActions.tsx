import { DocumentSelect, WithRoom } from '@/features/rooms'
import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { Field } from '@/shared/form/Field'
import { TextAreaField } from '@/shared/form/textFields'
import { useFormValue } from '@/shared/form/useFormValue'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/workflowUi'
import { removal } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import type { UnmetCondition } from '@/shared/workflow/workflow'
import { milestoneWorkflow, type MilestoneAction, type MilestoneGuard } from '../domain/milestoneWorkflow'
import { projectApi } from '../project/projectLink.api'
import { milestoneApi, type Milestone, type RESULTS } from './milestones.api'
import { EditMilestone } from './MilestoneForm'
import { milestoneReads } from './milestoneReads'

const textsOf = (t: TFunction) => ({
  noun: t('implementationMilestones:noun'),
  action: (action: MilestoneAction) => t(`implementationMilestones:action.${action}`),
  happens: (action: Exclude<MilestoneAction, 'edit'>) => t(`implementationMilestones:happens.${action}`),
  unmet: ({ guard }: UnmetCondition) => t(`implementationMilestones:guard.${guard as MilestoneGuard}`),
})

const useFormLabels = () => ({
  labels: useTranslations('implementationMilestones')('implementationMilestones:field', {
    returnObjects: true,
  }),
})

/** The form holds the room id for the document picker; it is not sent. */
function DocumentField() {
  const t = useTranslations('implementationMilestones')
  const roomId = useFormValue(({ roomId: room }) => (typeof room === 'string' ? room : ''))
  return (
    <WithRoom scope="implement" roomId={roomId}>
      <Field name="documentId" isChoice hint={t('implementationMilestones:hint.document')}>
        <DocumentSelect isPublished />
      </Field>
    </WithRoom>
  )
}

const RemarkField = () => <TextAreaField name="remark" />
const ReasonField = () => {
  const t = useTranslations('implementationMilestones')
  return <TextAreaField name="remark" hint={t('implementationMilestones:hint.remark')} />
}

const withResult =
  (result: (typeof RESULTS)[number]) =>
  ({ id, version }: Milestone, input: object) => ({ body: { id, version, result, ...input } })

export const milestoneActions = actionsOf(
  milestoneWorkflow,
  {
    namespaces: ['implementationMilestones'] as const,
    textsOf,
    read: (id) => apiQuery(milestoneApi.detail, { path: { id } }),
    ...milestoneReads,
    nameOf: ({ name }: Milestone) => name,
    addressOf: (part = 'milestones') => `?tab=${part}`,
    draftOf: (action, { id }) => `milestone:${id}:${action}`,
    State: ({ value }) => <DictTag type="milestone_status" value={value} />,
  },
  {
    deliver: form(milestoneApi.deliver, DocumentField, {
      useFormTexts: useFormLabels,
      useStart: ({ roomId }: Milestone) => ({ values: { roomId } }),
    }),
    accept: form(milestoneApi.accept, RemarkField, {
      useFormTexts: useFormLabels,
      args: withResult('accepted'),
    }),
    rework: form(milestoneApi.accept, ReasonField, {
      useFormTexts: useFormLabels,
      args: withResult('rework'),
    }),
    edit: { Dialog: (step) => <EditMilestone milestone={step.subject} onClose={step.onClose} /> },
    withdraw: form(milestoneApi.accept, ReasonField, {
      useFormTexts: useFormLabels,
      args: withResult('withdrawn'),
    }),
    remove: removal(milestoneApi.remove, {
      args: ({ id }: Milestone) => ({ path: { ids: id } }),
      invalidates: [{ list: milestoneApi.list }, projectApi],
    }),
  },
)
