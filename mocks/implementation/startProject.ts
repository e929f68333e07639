import { afterStageOf } from '@/features/concepts/domain/afterStage'
import { ROLE } from '@/features/implementation/domain/roles'
import { LEVEL } from '@/features/rooms/domain/levels'
import { DEFAULT_WATERMARK } from '@/features/rooms/domain/watermark'
import { addYears } from '@/shared/lib/dates'
import { isCurrency, type Currency } from '@/shared/lib/money'
import { db } from '../account/store'
import { onPassed } from '../concepts/conceptActions'
import type { StoredConcept } from '../concepts/store'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { makeRoom } from '../rooms/makeRoom'
import { membersOf, rooms } from '../rooms/store'
import { today } from './projects'
import { projects, type StoredProject } from './store'

export type EnteredPlan = ReturnType<ReturnType<typeof afterStageOf>['parse']>

type Listener = (project: StoredProject, concept: StoredConcept, plan: EnteredPlan | null) => void
const listeners: Listener[] = []

/** Calls the listener with every new project; the agreement, for example, is made from the plan. */
export const onProjectStart = (listener: Listener) => void listeners.push(listener)

export const isManager = ({ roles }: Account) => roles.includes(ROLE.manager)

const planOf = ({ afterStage, approvedAmount }: StoredConcept) =>
  afterStageOf(approvedAmount).safeParse(afterStage).data ?? null

export const organisationOf = ({ firstStage }: StoredConcept) => String(firstStage?.organisation ?? '')
export function currencyOf({ decision, firstStage }: StoredConcept): Currency {
  const currency = decision?.currency ?? firstStage?.currency
  return isCurrency(currency) ? currency : 'CNY'
}

/** A room name that is unique for its leader, without characters that file names may not contain. */
function roomNameOf(leader: Account, { name, conceptCode }: Pick<StoredProject, 'name' | 'conceptCode'>) {
  const base = name.replaceAll(/[\\/:*?"<>|]/g, ' ').slice(0, 60)
  const isTaken = rooms.implement
    .all()
    .some(
      (room) =>
        room.name === base && membersOf('implement', room.id).some((each) => each.userId === leader.userId),
    )
  return isTaken ? `${base.slice(0, 40)} ${conceptCode}` : base
}

/** Creates the room of a new project: led by all project managers, read by investors. */
function roomFor(leader: Account, project: Omit<StoredProject, 'roomId'>): string {
  const people = db.accounts.filter((account) => isManager(account) || account.roles.includes(ROLE.investor))
  const inAYear = addYears(today(), 1)
  return makeRoom('implement', leader, {
    name: roomNameOf(leader, project),
    description: null,
    targetName: project.name,
    indication: null,
    orgName: project.organisation || project.name,
    creditCode: null,
    concept: project.conceptCode || project.name,
    contractNo: project.contractNo || null,
    phase: project.phase,
    budget: project.budget,
    isInsured: project.policyNo !== '',
    endTime: `${project.end > inAYear ? project.end : inAYear} 23:59:59`,
    logo: [],
    defaultLevel: LEVEL.view,
    patents: [],
    tags: [],
    members: people.map((account) => ({
      email: account.email.toLowerCase(),
      tag: null,
      role: isManager(account) ? 'admin' : 'member',
    })),
    watermark: DEFAULT_WATERMARK.text,
  })
}

type ProjectInput = Pick<
  StoredProject,
  | 'name'
  | 'organisation'
  | 'phase'
  | 'start'
  | 'end'
  | 'currency'
  | 'budget'
  | 'spent'
  | 'contractNo'
  | 'policyNo'
>

/** Creates the project of a concept with its room, and calls the listeners. */
export function startProject(
  by: Account,
  manager: Account,
  concept: StoredConcept,
  input: ProjectInput,
): StoredProject {
  const id = nextId()
  const time = now()
  const project = {
    ...input,
    id,
    version: 1,
    code: `PRJ-${id}`,
    conceptId: concept.id,
    conceptCode: concept.code ?? '',
    managerId: manager.userId,
    managerName: manager.nickName,
    state: 'notStarted' as const,
    approved: concept.approvedAmount ?? 0,
    ownHealth: null,
    createTime: time,
    stateTime: time,
    updateTime: time,
    updatedBy: by.nickName,
    events: [{ time, by: by.nickName, action: 'create', from: null, to: 'notStarted' as const, text: '' }],
  }
  const stored = projects.put({ ...project, roomId: roomFor(manager, project) })
  const plan = planOf(concept)
  for (const listener of listeners) listener(stored, concept, plan)
  return stored
}

/** Assumed duration of a project. */
const DEFAULT_YEARS = 2

onPassed((concept, account) => {
  const manager = db.accounts.find(isManager) ?? account
  const plan = planOf(concept)
  const start = plan?.signedOn ?? today()
  startProject(account, manager, concept, {
    name: String(concept.firstStage?.name ?? concept.code ?? concept.id),
    organisation: organisationOf(concept),
    phase: 'verification',
    start,
    end: addYears(start, DEFAULT_YEARS),
    currency: currencyOf(concept),
    budget: concept.approvedAmount ?? 0,
    spent: 0,
    contractNo: plan?.contractNo ?? '',
    policyNo: plan?.policyNo ?? '',
  })
})
