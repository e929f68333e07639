import { healthOf } from '@/features/implementation/domain/health'
import { projectWorkflow, type ProjectFacts } from '@/features/implementation/domain/projectWorkflow'
import type { ProjectRow } from '@/features/implementation/project/projectLink.api'
import type { Project } from '@/features/implementation/project/projectLink.api'
import { db } from '../account/store'
import { entriesOf } from '../entities/seed/dictionaries'
import { now } from '../platform/clock'
import { createWorkflowStore } from '../platform/workflow'
import { paidByCurrency } from './funds'
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

/** What an account is called; empty for one that there is no more. */
export const nickNameOf = (id: string | null) =>
  db.accounts.find(({ userId }) => userId === id)?.nickName ?? ''

let hasOpenClaim: (projectId: string) => boolean = () => false

/** Lets the claims say whether one of a project is under way. */
export const tellClaims = (told: typeof hasOpenClaim) => {
  hasOpenClaim = told
}

const isOver = ({ state }: StoredProject) => state === 'completed' || state === 'terminated'

/** The milestones of a project that goes on which are due and not accepted. */
export const overdueOf = (project: StoredProject) =>
  isOver(project)
    ? []
    : milestonesOf(project.id).filter(({ due, state }) => state !== 'accepted' && due < today())

/** What a project has of each kind. */
interface Belongings {
  milestones: readonly StoredMilestone[]
  findings: readonly StoredFinding[]
  instalments: readonly StoredInstalment[]
}

const belongingsOf = (id: string): Belongings => ({
  milestones: milestonesOf(id),
  findings: findingsOf(id),
  instalments: instalmentsOf(id),
})

/** What is computed of a project, and not kept. */
function computed(project: StoredProject, has: Belongings) {
  const milestones = has.milestones.map((each) => ({ ...each, isAccepted: each.state === 'accepted' }))
  const progress = milestones.reduce((sum, { isAccepted, weight }) => sum + (isAccepted ? weight : 0), 0)
  const { health, parts } = healthOf({
    today: today(),
    end: project.end,
    isOver: isOver(project),
    milestones,
    budget: project.budget,
    spent: project.spent,
    progress,
    findings: has.findings,
  })
  const open = milestones.filter(({ isAccepted }) => !isAccepted)
  return { milestones, open, progress, health, parts }
}

/** A project as a row of the list. */
function rowOf(project: StoredProject, has: Belongings): ProjectRow {
  const { ownHealth, events: _events, ...kept } = project
  const { open, progress, health } = computed(project, has)
  const paid = paidByCurrency(has.instalments, project.currency)
  const next = open.toSorted((a, b) => a.due.localeCompare(b.due))[0]
  return {
    ...kept,
    paid: paid.find(({ currency }) => currency === project.currency)?.amount ?? 0,
    paidOther: paid.filter(({ currency }) => currency !== project.currency),
    progress,
    health: ownHealth?.health ?? health,
    healthReason: ownHealth?.reason ?? '',
    nextMilestone: next && !isOver(project) ? { name: next.name, due: next.due } : null,
    hasClaim: hasOpenClaim(project.id),
  }
}

/** Things by their project, gone through once. */
function byProject<T extends { projectId: string }>(things: readonly T[]) {
  const groups = new Map<string, T[]>()
  for (const each of things) {
    const group = groups.get(each.projectId)
    if (group) group.push(each)
    else groups.set(each.projectId, [each])
  }
  return (projectId: string): readonly T[] => groups.get(projectId) ?? []
}

/** Projects as rows of the list. */
export function rowsOf(shown: readonly StoredProject[]): ProjectRow[] {
  const milestonesIn = byProject(milestones.all())
  const findingsIn = byProject(findings.all())
  const instalmentsIn = byProject(instalments.all())
  return shown.map((project) => {
    const { id } = project
    const has = { milestones: milestonesIn(id), findings: findingsIn(id), instalments: instalmentsIn(id) }
    return rowOf(project, has)
  })
}

/** What the rules ask of a project. */
export function factsOf(project: StoredProject): ProjectFacts {
  const has = belongingsOf(project.id)
  const { milestones: own, open } = computed(project, has)
  return {
    state: project.state,
    phase: project.phase,
    weight: own.reduce((sum, { weight }) => sum + weight, 0),
    openMilestones: open.length,
    isFunded: has.instalments.length > 0,
  }
}

/** A project as its page shows it. */
export function detailOf(project: StoredProject): Project {
  const has = belongingsOf(project.id)
  const { health, parts } = computed(project, has)
  return {
    ...rowOf(project, has),
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

const stateText = (state: StoredProject['state']) =>
  entriesOf('project_status')?.find(({ dictValue }) => dictValue === state)?.dictLabel ?? state

export const { allowed, commit, act } = createWorkflowStore({
  workflow: projectWorkflow,
  noun: REFUSALS.project.noun,
  find: (_, id) => projects.require(id),
  put: (project) => projects.put(project),
  viewerOf: (account) => account,
  factsFor: factsOf,
  reasons: REFUSALS.project.guard,
  stateText,
  callOf: (action) => action,
})
