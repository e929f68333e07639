import { Select } from 'antd'
import { useMemo } from 'react'
import { useApiMutation } from '@/shared/api'
import type { Saved } from '@/shared/autosave/autosave'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { plainText } from '@/shared/autosave/editLabels'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { labelOf, customMessages } from '@/shared/form/formContext'
import { PercentField } from '@/shared/form/NumberField'
import { NumberInput } from '@/shared/form/NumberInput'
import { RowsField } from '@/shared/form/RowsField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import type { Dependency, TaskDates } from '../../domain/planSchedule'
import type { PlannedMilestone } from '../../milestones/milestones.api'
import { TASK_RULES, taskInputAmong, taskApi, type Task } from './planTasks.api'

interface TaskFormProps {
  projectId: string
  task: Task | undefined
  tasks: readonly Task[]
  milestones: readonly PlannedMilestone[]
  onDelayed: (placed: TaskDates) => void
  onClose: () => void
}

const NEW_TASK: Saved = { version: 0, values: { done: 0 } }

function versioned(task: Task | undefined): Saved {
  if (!task) return NEW_TASK
  const { version, ...values } = task
  return { version, values }
}

export function TaskForm({ projectId, task, tasks, milestones, onDelayed, onClose }: TaskFormProps) {
  const t = useTranslations('implementationPlan', 'editing')
  const id = task?.id ?? ''
  const create = useApiMutation(taskApi.create, { invalidates: [taskApi] })
  const update = useVersionedMutation(taskApi.update, {
    invalidates: [taskApi],
    refetchOnConflict: [taskApi.list],
  })
  const conflict = useConflict<Task | undefined>({
    saved: task,
    versioned,
    readNewer: useReadNewer(taskApi.detail, { path: { id } }),
  })
  const labels = t('implementationPlan:task.field', { returnObjects: true })
  const form = useSchemaForm({
    schema: useMemo(() => taskInputAmong(tasks, id), [tasks, id]),
    labels: (path) => labelOf(labels, path.length > 1 ? path.slice(-1) : path),
    customMessage: customMessages(TASK_RULES, (key, params) =>
      t(`implementationPlan:task.rule.${key}`, params),
    ),
    initialValues: conflict.base.values,
    draft: useDraft(`task:${projectId}:${task?.id ?? 'new'}`),
    send: (body) =>
      task
        ? conflict.send((version) => update({ body: { ...body, id, version } }))
        : create({ body: { ...body, projectId } }),
    onDone: (_, { name, start, end }) => {
      message.success(t('implementationPlan:task.saved', { name }))
      onClose()
      if (task && end > task.end) onDelayed({ id, start, end })
    },
  })
  const nameOf = (other: string) => tasks.find((each) => each.id === other)?.name ?? other

  function textOf(field: string, value: unknown): string {
    if (field === 'milestoneId') return milestones.find((each) => each.id === value)?.name ?? EMPTY_VALUE
    if (field === 'predecessors') {
      const links = (value ?? []) as readonly Dependency[]
      return (
        links
          .map((link) => t('implementationPlan:task.after', { name: nameOf(link.id), count: link.lag }))
          .join(' · ') || EMPTY_VALUE
      )
    }
    return plainText(value)
  }

  return (
    <FormDrawer
      form={form}
      title={t(task ? 'implementationPlan:task.edit' : 'implementationPlan:task.add')}
      submitText={t('implementationPlan:task.save')}
      onClose={onClose}
    >
      <Conflict conflict={conflict} form={form} noun={t('implementationPlan:task.noun')} textOf={textOf} />
      <TextField name="name" isWide />
      <DayField name="start" />
      <DayField name="end" />
      <SelectField
        name="milestoneId"
        options={milestones.map(({ id: value, name }) => ({ value, label: name }))}
      />
      <TextField name="owner" />
      <PercentField name="done" />
      <RowsField
        name="predecessors"
        cells={{
          id: (
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              options={tasks
                .filter((each) => each.id !== id)
                .map(({ id: value, name }) => ({ value, label: name }))}
            />
          ),
          lag: <NumberInput isInteger />,
        }}
      />
    </FormDrawer>
  )
}
