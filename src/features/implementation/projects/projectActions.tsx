import { apiQuery } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { SelectField } from '@/shared/form/SelectField'
import { DictField } from '@/shared/form/DictField'
import { TextAreaField } from '@/shared/form/textFields'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/workflowUi'
import { confirm, removal } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import type { UnmetCondition } from '@/shared/workflow/workflow'
import { COMPUTED, projectWorkflow, type ProjectAction, type ProjectGuard } from '../domain/projectWorkflow'
import { HEALTHS } from '../domain/states'
import { projectApi, type Project, type STATUSES } from '../project/projectLink.api'
import { ProjectForm } from './ProjectForm'
import { projectLists, projectReads } from './projectReads'
import { useProjectLabels } from './useProjectLabels'

const textsOf = (t: TFunction) => ({
  noun: t('implementationProjects:noun'),
  action: (action: ProjectAction) => t(`implementationProjects:action.${action}`),
  happens: (action: Exclude<ProjectAction, 'edit'>) => t(`implementationProjects:happens.${action}`),
  unmet({ guard, params }: UnmetCondition) {
    if (guard === 'weights') return t('implementationProjects:missing.weights', { ...params })
    if (guard === 'allAccepted')
      return t('implementationProjects:missing.allAccepted', { count: Number(params?.count) })
    return t(`implementationProjects:guard.${guard as ProjectGuard}`)
  },
})

const useFormLabels = () => useProjectLabels().formLabels

const to =
  (status: (typeof STATUSES)[number]) =>
  ({ id, version }: Project, input: object = {}) => ({ body: { id, version, status, ...input } })

const ReasonField = () => {
  const t = useTranslations('implementationProjects')
  return <TextAreaField name="reason" hint={t('implementationProjects:hint.reason')} />
}

function HealthFields() {
  const t = useTranslations('implementationProjects')
  const options = [
    { value: COMPUTED, label: t('implementationProjects:computed') },
    ...HEALTHS.map((value) => ({ value, label: t(`implementationProjects:health.${value}`) })),
  ]
  return (
    <>
      <SelectField name="health" options={options} hint={t('implementationProjects:hint.health')} />
      <ReasonField />
    </>
  )
}

export const projectActions = actionsOf(
  projectWorkflow,
  {
    namespaces: ['implementationProjects'] as const,
    textsOf,
    read: (id) => apiQuery(projectApi.detail, { path: { id } }),
    ...projectReads,
    nameOf: ({ name }: Project) => name,
    addressOf: (part = 'overview') => `?tab=${part}`,
    draftOf: (action, { id }) => `project:${id}:${action}`,
    State: ({ value }) => <DictTag type="project_status" value={value} />,
  },
  {
    start: confirm(projectApi.changeStatus, { args: to('running') }),
    resume: confirm(projectApi.changeStatus, { args: to('running') }),
    complete: confirm(projectApi.changeStatus, { args: to('completed') }),
    edit: { Dialog: (step) => <ProjectForm project={step.subject} onClose={step.onClose} /> },
    changePhase: form(projectApi.changePhase, () => <DictField name="phase" type="project_phase" />, {
      useFormTexts: useFormLabels,
      useStart: ({ phase }: Project) => ({ values: { phase } }),
    }),
    sayHealth: form(projectApi.sayHealth, HealthFields, {
      useFormTexts: useFormLabels,
      useStart: ({ health, healthReason }: Project) => ({
        values: healthReason ? { health, reason: healthReason } : {},
      }),
    }),
    suspend: form(projectApi.changeStatus, ReasonField, {
      useFormTexts: useFormLabels,
      args: to('suspended'),
    }),
    terminate: form(projectApi.changeStatus, ReasonField, {
      useFormTexts: useFormLabels,
      args: to('terminated'),
    }),
    remove: removal(projectApi.remove, {
      args: ({ id }: Project) => ({ path: { ids: id } }),
      invalidates: projectLists,
    }),
  },
)
