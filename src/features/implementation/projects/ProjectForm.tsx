import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { apiQuery } from '@/shared/api'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { SelectField } from '@/shared/form/SelectField'
import { DayField } from '@/shared/form/DayField'
import { DictField } from '@/shared/form/DictField'
import { Field } from '@/shared/form/Field'
import { TextField } from '@/shared/form/textFields'
import { FormDrawer } from '@/shared/form/FormDialog'
import { MoneyField } from '@/shared/form/MoneyField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { CURRENCIES } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { milestoneApi } from '../milestones/milestones.api'
import { PHASES } from '../domain/states'
import {
  NewProjectInput,
  projectApi,
  projectInput,
  ProjectValues,
  type ConceptChoice,
  type Project,
} from '../project/projectLink.api'
import { ConceptSelect } from './ConceptSelect'
import { projectReads } from './projectReads'
import { useManagers } from './useManagers'
import { useProjectLabels } from './useProjectLabels'

interface NewProjectProps {
  onClose: () => void
  onCreated: (id: string) => void
}

/** Creates a project for a concept that was approved before projects existed. */
export function NewProject({ onClose, onCreated }: NewProjectProps) {
  const { t, formLabels } = useProjectLabels()
  const create = useVersionedMutation(projectApi.create, projectReads)
  const form = useSchemaForm({
    ...formLabels,
    schema: NewProjectInput,
    initialValues: { phase: PHASES[0], currency: CURRENCIES[1] },
    draft: useDraft('project:new'),
    send: (body) => create({ body }),
    onDone({ id }, { name }) {
      message.success(t('implementationProjects:saved', { name }))
      onCreated(id)
    },
  })
  const prefill = ({ name, organisation, approved: budget, currency }: ConceptChoice) =>
    form.put({ name, organisation, budget, currency })
  return (
    <FormDrawer
      form={form}
      title={t('implementationProjects:add')}
      submitText={t('implementationProjects:save')}
      onClose={onClose}
    >
      <Field name="conceptId" isChoice isWide hint={t('implementationProjects:hint.concept')}>
        <ConceptSelect onChosen={prefill} />
      </Field>
      <ProjectFields />
    </FormDrawer>
  )
}

const versioned = ({ version, ...values }: Project) => ({ version, values: ProjectValues.parse(values) })

export function ProjectForm({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t, formLabels, textOf } = useProjectLabels()
  const { id } = project
  const update = useVersionedMutation(projectApi.update, projectReads)
  const readNewer = useReadNewer(projectApi.detail, { path: { id } })
  const conflict = useConflict({ saved: project, versioned, readNewer })
  const { data: milestones = [] } = useQuery(apiQuery(milestoneApi.planned, { query: { projectIds: id } }))
  const schema = useMemo(() => projectInput(milestones), [milestones])
  const form = useSchemaForm({
    ...formLabels,
    schema,
    initialValues: conflict.base.values,
    draft: useDraft(`project:${id}`),
    send: (body) => conflict.send((version) => update({ body: { ...body, id, version } })),
    onDone(_, { name }) {
      message.success(t('implementationProjects:saved', { name }))
      onClose()
    },
  })
  return (
    <FormDrawer
      form={form}
      title={t('implementationProjects:edit')}
      submitText={t('implementationProjects:save')}
      onClose={onClose}
    >
      <Conflict conflict={conflict} form={form} noun={t('implementationProjects:noun')} textOf={textOf} />
      <ProjectFields />
    </FormDrawer>
  )
}

function ProjectFields() {
  const t = useTranslations('implementationProjects')
  const managers = useManagers()
  const currency = useFormValue(({ currency: chosen }) => CURRENCIES.find((each) => each === chosen))
  return (
    <>
      <TextField name="name" isWide />
      <TextField name="organisation" />
      <SelectField name="managerId" options={managers} />
      <DictField name="phase" type="project_phase" />
      <SelectField name="currency" options={CURRENCIES.map((value) => ({ value, label: value }))} />
      <DayField name="start" />
      <DayField name="end" />
      <MoneyField name="budget" currency={currency} />
      <MoneyField name="spent" currency={currency} hint={t('implementationProjects:hint.spent')} />
      <TextField name="contractNo" isCode />
      <TextField name="policyNo" isCode />
    </>
  )
}
