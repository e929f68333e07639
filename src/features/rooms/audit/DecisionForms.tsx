import { Input, Select, Skeleton } from 'antd'
import { DictSelect } from '@/shared/dictionary/DictSelect'
import { TextAreaField } from '@/shared/form/textFields'
import { customMessages } from '@/shared/form/formContext'
import { NumberInput } from '@/shared/form/NumberInput'
import { RadioField } from '@/shared/form/RadioField'
import { RowsField } from '@/shared/form/RowsField'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { VERSION_INPUTS } from '../domain/versionWorkflow'
import { useRoom } from '../room/roomContext'
import { useTags } from '../tags/useTags'
import { ACCESSES, Approval, AUDIT_RULES, type Access, type Submission } from './audit.api'
import { useDecideOne } from './useDecide'
import { useDefaultAccess } from './useDefaultAccess'

interface DecisionProps {
  submission: Submission
  onDecided: () => void
}

function useDecision(kind: 'approve' | 'reject' | 'giveBack', { submission, onDecided }: DecisionProps) {
  const t = useTranslations('roomsAudit')
  const { id, name } = submission
  const { id: roomId } = useRoom()
  return {
    decide: useDecideOne(),
    formOptions: {
      labels: t('roomsAudit:decision', { returnObjects: true }),
      customMessage: customMessages(AUDIT_RULES, (key) => t(`roomsAudit:rule.${key}`)),
      draft: useDraft(`audit:${roomId}:${id}:${kind}`),
      onDone: () => {
        message.success(t(`roomsAudit:decided.${kind}`, { name }))
        onDecided()
      },
    },
  }
}

export function ApproveForm(props: DecisionProps) {
  const { access, isLoading } = useDefaultAccess()
  return isLoading ? <Skeleton active /> : <Approve {...props} access={access} />
}

function Approve({ access, ...props }: DecisionProps & { access: Access | null }) {
  const t = useTranslations('roomsAudit')
  const { decide, formOptions } = useDecision('approve', props)
  const { partyName } = props.submission
  const form = useSchemaForm({
    ...formOptions,
    schema: Approval,
    // A variant leaves the document's permissions alone, which are those of all parties.
    initialValues: partyName ? { access: 'inherit' } : access === null ? {} : { access },
    send: (approval) => decide(props.submission.id, { result: 'approve', ...approval }),
  })
  return (
    <SchemaForm form={form} submitText={t('roomsAudit:approve')}>
      {partyName ? (
        <p>{t('roomsAudit:forParty', { name: partyName })}</p>
      ) : (
        <RadioField
          name="access"
          options={ACCESSES.map((value) => ({ value, label: t(`roomsAudit:access.${value}`) }))}
        />
      )}
      <ChosenLevels />
      <CheckboxField name="isTold">{t('roomsAudit:decision.isTold')}</CheckboxField>
    </SchemaForm>
  )
}

function ChosenLevels() {
  const { options, isLoading } = useTags()
  const isChosen = useFormValue(({ access }) => access === 'choose')
  if (!isChosen) return null
  return (
    <RowsField
      name="levels"
      cells={{
        tagId: <Select loading={isLoading} options={options} popupMatchSelectWidth={false} />,
        level: <DictSelect type="vdr_doc_level" />,
      }}
    />
  )
}

export function RejectForm(props: DecisionProps) {
  const t = useTranslations('roomsAudit')
  const { decide, formOptions } = useDecision('reject', props)
  const form = useSchemaForm({
    ...formOptions,
    schema: VERSION_INPUTS.reject,
    send: (input) => decide(props.submission.id, { result: 'reject', ...input }),
  })
  return (
    <SchemaForm form={form} submitText={t('roomsAudit:reject')}>
      <TextAreaField name="reason" />
    </SchemaForm>
  )
}

export function GiveBackForm(props: DecisionProps) {
  const t = useTranslations('roomsAudit')
  const { decide, formOptions } = useDecision('giveBack', props)
  const form = useSchemaForm({
    ...formOptions,
    schema: VERSION_INPUTS.giveBack,
    initialValues: { notes: [{}] },
    send: (input) => decide(props.submission.id, { result: 'giveBack', ...input }),
  })
  return (
    <SchemaForm form={form} submitText={t('roomsAudit:giveBack')}>
      <TextAreaField name="reason" minRows={2} />
      <RowsField name="notes" cells={{ page: <NumberInput isInteger />, text: <Input /> }} />
    </SchemaForm>
  )
}
