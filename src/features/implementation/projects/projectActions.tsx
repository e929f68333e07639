import { read } from '@/shared/api'
import { DictTag } from '@/shared/dictionary/DictTag'
import { ChoiceField } from '@/shared/form/ChoiceField'
import { DictField } from '@/shared/form/DictField'
import { LongField } from '@/shared/form/fields'
import { useTranslations, type TFunction } from '@/shared/i18n'
import { actionsOf } from '@/shared/workflow/actions'
import { confirm, removal } from '@/shared/workflow/ConfirmStep'
import { form } from '@/shared/workflow/FormStep'
import type { UnmetCondition } from '@/shared/workflow/workflow'
import { COMPUTED, projectWorkflow, type ProjectAction, type ProjectGuard } from '../domain/projectWorkflow'
import { HEALTHS } from '../domain/states'
import { projectApi, type Project, type STATUSES } from '../project/projectLink.api'
import { ProjectForm } from './ProjectForm'
import { projectLists, projectReads } from './projectReads'
import { useProjectWords } from './useProjectWords'

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

const useWords = () => useProjectWords().words

const to =
  (status: (typeof STATUSES)[number]) =>
  ({ id, version }: Project, said: object = {}) => ({ body: { id, version, status, ...said } })

const ReasonField = () => {
  const t = useTranslations('implementationProjects')
  return <LongField name="reason" hint={t('implementationProjects:hint.reason')} />
}

function HealthFields() {
  const t = useTranslations('implementationProjects')
  const options = [
    { value: COMPUTED, label: t('implementationProjects:computed') },
    ...HEALTHS.map((value) => ({ value, label: t(`implementationProjects:health.${value}`) })),
  ]
  return (
    <>
      <ChoiceField name="health" options={options} hint={t('implementationProjects:hint.health')} />
      <ReasonField />
    </>
  )
}

/** How each action on a project is done, in the order in which they are offered. */
export const projectActions = actionsOf(
  projectWorkflow,
  {
    namespaces: ['implementationProjects'] as const,
    textsOf,
    read: (id) => read(projectApi.detail, { path: { id } }),
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
      useWords,
      useStart: ({ phase }: Project) => ({ values: { phase } }),
    }),
    sayHealth: form(projectApi.sayHealth, HealthFields, {
      useWords,
      useStart: ({ health, healthReason }: Project) => ({
        values: healthReason ? { health, reason: healthReason } : {},
      }),
    }),
    suspend: form(projectApi.changeStatus, ReasonField, { useWords, args: to('suspended') }),
    terminate: form(projectApi.changeStatus, ReasonField, { useWords, args: to('terminated') }),
    remove: removal(projectApi.remove, {
      args: ({ id }: Project) => ({ path: { ids: id } }),
      invalidates: projectLists,
    }),
  },
)
