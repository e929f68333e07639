import { healthOf } from '@/features/implementation/domain/health'
import { isOverdue } from '@/features/implementation/domain/milestoneWorkflow'
import { projectWorkflow, type ProjectFacts } from '@/features/implementation/domain/projectWorkflow'
import type { ProjectRow } from '@/features/implementation/project/projectLink.api'
import type { Project } from '@/features/implementation/project/projectLink.api'
import { announce } from '../account/announce'
import { db } from '../account/store'
import { entriesOf } from '../entities/seed/dictionaries'
import { now } from '../platform/clock'
import { createWorkflowStore } from '../platform/workflowStore'
import { agreedOf, paidByCurrency } from './funds'
import { REFUSALS } from './refusals'
import {
  findings,
  findingsOf,
  instalments,
  instalmentsOf,
  milestones,
  milestonesOf,
  projects,
  type StoredFinding,
  type StoredInstalment,
  type StoredMilestone,
  type StoredProject,
} from './store'

export const today = () => now().slice(0, 10)

export const nickNameOf = (id: string | null) =>
  db.accounts.find(({ userId }) => userId === id)?.nickName ?? ''

let hasOpenClaim: (projectId: string) => boolean = () => false

/** Set by the claims, which import this file. */
export const registerClaimCheck = (check: typeof hasOpenClaim) => {
  hasOpenClaim = check
}

const hasEnded = ({ state }: StoredProject) => state === 'completed' || state === 'terminated'

/** Due milestones that are not accepted; none once the project has ended. */
export const overdueOf = (project: StoredProject) =>
  hasEnded(project) ? [] : milestonesOf(project.id).filter((each) => isOverdue(each, today()))

interface RelatedRows {
  milestones: readonly StoredMilestone[]
  findings: readonly StoredFinding[]
  instalments: readonly StoredInstalment[]
}

const relatedRowsOf = (id: string): RelatedRows => ({
  milestones: milestonesOf(id),
  findings: findingsOf(id),
  instalments: instalmentsOf(id),
})

function computeFigures(project: StoredProject, related: RelatedRows) {
  const milestones = related.milestones.map((each) => ({ ...each, isAccepted: each.state === 'accepted' }))
  const progress = milestones.reduce((sum, { isAccepted, weight }) => sum + (isAccepted ? weight : 0), 0)
  const { health, parts } = healthOf({
    today: today(),
    end: project.end,
    isOver: hasEnded(project),
    milestones,
    budget: project.budget,
    spent: project.spent,
    progress,
    findings: related.findings,
  })
  const open = milestones.filter(({ isAccepted }) => !isAccepted)
  return { milestones, open, progress, health, parts }
}

function rowOf(project: StoredProject, related: RelatedRows): ProjectRow {
  const { ownHealth, events: _events, ...fields } = project
  const { open, progress, health } = computeFigures(project, related)
  const paid = paidByCurrency(related.instalments, project.currency)
  const next = open.toSorted((a, b) => a.due.localeCompare(b.due))[0]
  return {
    ...fields,
    paid: paid.find(({ currency }) => currency === project.currency)?.amount ?? 0,
    agreed: agreedOf(project),
    paidOther: paid.filter(({ currency }) => currency !== project.currency),
    progress,
    health: ownHealth?.health ?? health,
    healthReason: ownHealth?.reason ?? '',
    nextMilestone: next && !hasEnded(project) ? { name: next.name, due: next.due } : null,
    hasClaim: hasOpenClaim(project.id),
  }
}

function groupByProject<T extends { projectId: string }>(items: readonly T[]) {
  const groups = new Map<string, T[]>()
  for (const each of items) {
    const group = groups.get(each.projectId)
    if (group) group.push(each)
    else groups.set(each.projectId, [each])
  }
  return (projectId: string): readonly T[] => groups.get(projectId) ?? []
}

export function rowsOf(selected: readonly StoredProject[]): ProjectRow[] {
  const milestonesIn = groupByProject(milestones.all())
  const findingsIn = groupByProject(findings.all())
  const instalmentsIn = groupByProject(instalments.all())
  return selected.map((project) => {
    const { id } = project
    const related = { milestones: milestonesIn(id), findings: findingsIn(id), instalments: instalmentsIn(id) }
    return rowOf(project, related)
  })
}

export function factsOf(project: StoredProject): ProjectFacts {
  const related = relatedRowsOf(project.id)
  const { milestones: own, open } = computeFigures(project, related)
  return {
    state: project.state,
    phase: project.phase,
    weight: own.reduce((sum, { weight }) => sum + weight, 0),
    openMilestones: open.length,
    isFunded: related.instalments.length > 0,
  }
}

export function detailOf(project: StoredProject): Project {
  const related = relatedRowsOf(project.id)
  const { health, parts } = computeFigures(project, related)
  return {
    ...rowOf(project, related),
    ...factsOf(project),
    computedHealth: health,
    healthParts: parts,
    contractNo: project.contractNo,
    policyNo: project.policyNo,
    createTime: project.createTime,
    updateTime: project.updateTime,
    updatedBy: project.updatedBy,
    events: project.events.map(({ from = null, text, ...event }) => ({ ...event, from, text: text ?? '' })),
  }
}

export const announceProjects = () => announce('project', 'implement:project:list')

const stateText = (state: StoredProject['state']) =>
  entriesOf('project_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

export const { allowed, commit, act } = createWorkflowStore({
  workflow: projectWorkflow,
  noun: REFUSALS.project.noun,
  find: (_, id) => projects.require(id),
  put(project) {
    projects.put(project)
    announceProjects()
  },
  viewerOf: (account) => account,
  factsFor: factsOf,
  messages: REFUSALS.project.guard,
  stateText,
  wireNameOf: (action) => action,
})
