import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { DayField } from '@/shared/form/DayField'
import { TextAreaField, TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { NumberField } from '@/shared/form/NumberField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { TOTAL_WEIGHT } from '../domain/projectWorkflow'
import type { Project } from '../project/projectLink.api'
import { milestoneApi, MilestoneInput, type Milestone } from './milestones.api'
import { milestoneReads } from './milestoneReads'

function useFormParts(draft: string, onClose: () => void) {
  const t = useTranslations('implementationMilestones')
  return {
    t,
    parts: {
      schema: MilestoneInput,
      labels: t('implementationMilestones:field', { returnObjects: true }),
      draft: useDraft(draft),
      onDone(_: unknown, { name }: { name: string }) {
        message.success(t('implementationMilestones:saved', { name }))
        onClose()
      },
    },
  }
}

interface NewMilestoneProps {
  project: Project
  onClose: () => void
}

/**
 * Adds a milestone; its weight starts at what is missing to 100 percent, or at 0 while the project runs and weights are
 * fixed.
 */
export function NewMilestone({ project, onClose }: NewMilestoneProps) {
  const { id: projectId, state, weight } = project
  const { t, parts } = useFormParts(`milestone:${projectId}:new`, onClose)
  const create = useVersionedMutation(milestoneApi.create, milestoneReads)
  const form = useSchemaForm({
    ...parts,
    initialValues: { weight: state === 'running' ? 0 : Math.max(0, TOTAL_WEIGHT - weight) },
    send: (body) => create({ body: { ...body, projectId } }),
  })
  return (
    <FormDrawer
      form={form}
      title={t('implementationMilestones:add')}
      submitText={t('implementationMilestones:save')}
      onClose={onClose}
    >
      <MilestoneFields />
    </FormDrawer>
  )
}

const versioned = ({ version, name, due, weight, deliverable, acceptance }: Milestone) => ({
  version,
  values: { name, due, weight, deliverable, acceptance },
})

interface EditMilestoneProps {
  milestone: Milestone
  onClose: () => void
}

export function EditMilestone({ milestone, onClose }: EditMilestoneProps) {
  const { id } = milestone
  const { t, parts } = useFormParts(`milestone:${id}`, onClose)
  const update = useVersionedMutation(milestoneApi.update, milestoneReads)
  const readNewer = useReadNewer(milestoneApi.detail, { path: { id } })
  const conflict = useConflict({ saved: milestone, versioned, readNewer })
  const form = useSchemaForm({
    ...parts,
    initialValues: conflict.base.values,
    send: (body) => conflict.send((version) => update({ body: { ...body, id, version } })),
  })
  return (
    <FormDrawer
      form={form}
      title={t('implementationMilestones:edit')}
      submitText={t('implementationMilestones:save')}
      onClose={onClose}
    >
      <Conflict conflict={conflict} form={form} noun={t('implementationMilestones:noun')} />
      <MilestoneFields />
    </FormDrawer>
  )
}

function MilestoneFields() {
  const t = useTranslations('implementationMilestones')
  return (
    <>
      <TextField name="name" isWide />
      <DayField name="due" hint={t('implementationMilestones:hint.due')} />
      <NumberField name="weight" hint={t('implementationMilestones:hint.weight')} />
      <TextAreaField name="deliverable" />
      <TextAreaField name="acceptance" />
    </>
  )
}
