import { useApiMutation } from '@/shared/api'
import type { Saved } from '@/shared/autosave/autosave'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { plainText } from '@/shared/autosave/editLabels'
import { DayField } from '@/shared/form/DayField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { customMessages } from '@/shared/form/formContext'
import { RadioField } from '@/shared/form/RadioField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { RISK_STEPS } from '../../domain/risk'
import { FINDING_KINDS, FINDING_STATES } from '../../domain/states'
import { projectApi } from '../../project/projectLink.api'
import { FINDING_RULES, findingApi, FindingInput, type Finding } from './planFindings.api'

interface FindingFormProps {
  projectId: string
  finding: Finding | undefined
  onClose: () => void
}

/** The health of a project depends on its findings. */
const INVALIDATED = [findingApi, projectApi]

const NEW_FINDING: Saved = { version: 0, values: { kind: 'risk', state: 'open' } }

function versioned(finding: Finding | undefined): Saved {
  if (!finding) return NEW_FINDING
  const { version, ...values } = finding
  return { version, values }
}

export function FindingForm({ projectId, finding, onClose }: FindingFormProps) {
  const t = useTranslations('implementationPlan', 'editing')
  const id = finding?.id ?? ''
  const create = useApiMutation(findingApi.create, { invalidates: INVALIDATED })
  const update = useVersionedMutation(findingApi.update, {
    invalidates: INVALIDATED,
    refetchOnConflict: [findingApi.list],
  })
  const conflict = useConflict<Finding | undefined>({
    saved: finding,
    versioned,
    readNewer: useReadNewer(findingApi.detail, { path: { id } }),
  })
  const labels = t('implementationPlan:finding.field', { returnObjects: true })
  const form = useSchemaForm({
    schema: FindingInput,
    labels,
    customMessage: customMessages(FINDING_RULES, (key) => t(`implementationPlan:finding.rule.${key}`)),
    initialValues: conflict.base.values,
    draft: useDraft(`finding:${projectId}:${finding?.id ?? 'new'}`),
    send: (body) =>
      finding
        ? conflict.send((version) => update({ body: { ...body, id, version } }))
        : create({ body: { ...body, projectId } }),
    onDone: (_, { title }) => {
      message.success(t('implementationPlan:finding.saved', { title }))
      onClose()
    },
  })

  function textOf(field: string, value: unknown): string {
    const kind = FINDING_KINDS.find((each) => field === 'kind' && each === value)
    if (kind) return t(`implementationPlan:finding.kind.${kind}`)
    const state = FINDING_STATES.find((each) => field === 'state' && each === value)
    if (state) return t(`implementationPlan:finding.state.${state}`)
    return plainText(value)
  }

  return (
    <FormDrawer
      form={form}
      title={t(finding ? 'implementationPlan:finding.edit' : 'implementationPlan:finding.add')}
      submitText={t('implementationPlan:finding.save')}
      onClose={onClose}
    >
      <Conflict conflict={conflict} form={form} noun={t('implementationPlan:finding.noun')} textOf={textOf} />
      <RadioField
        name="kind"
        options={FINDING_KINDS.map((value) => ({
          value,
          label: t(`implementationPlan:finding.kind.${value}`),
        }))}
      />
      <TextField name="title" isWide />
      <RadioField
        name="severity"
        isWide
        options={RISK_STEPS.map((value) => ({ value, label: t(`implementationPlan:severity.${value}`) }))}
      />
      <RadioField
        name="likelihood"
        isWide
        options={RISK_STEPS.map((value) => ({ value, label: t(`implementationPlan:likelihood.${value}`) }))}
      />
      <TextField name="owner" />
      <DayField name="due" />
      <TextAreaField name="mitigation" />
      <RadioField
        name="state"
        isWide
        options={FINDING_STATES.map((value) => ({
          value,
          label: t(`implementationPlan:finding.state.${value}`),
        }))}
      />
    </FormDrawer>
  )
}
