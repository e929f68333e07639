import { afterStageOf } from '@/features/concepts/domain/afterStage'
import { ROLE } from '@/features/implementation/domain/roles'
import { LEVEL } from '@/features/rooms/domain/levels'
import { DEFAULT_WATERMARK } from '@/features/rooms/domain/watermark'
import { addYears } from '@/shared/lib/dates'
import type { Currency } from '@/shared/lib/money'
import { db } from '../account/store'
import { whenPassed } from '../concepts/acts'
import type { StoredConcept } from '../concepts/store'
import { now } from '../platform/clock'
import { nextId, type Account } from '../platform/db'
import { makeRoom } from '../rooms/newRoom'
import { membersOf, rooms } from '../rooms/store'
import { today } from './projects'
import { projects, type StoredProject } from './store'

/** What was entered of a concept before it was passed: its plan of payments, contract and insurance. */
export type EnteredPlan = ReturnType<ReturnType<typeof afterStageOf>['parse']>

type Listener = (project: StoredProject, concept: StoredConcept, plan: EnteredPlan | null) => void
const listeners: Listener[] = []

/** Tells whoever makes something of a new project: of its plan an agreement, say. */
export const whenProjectStarts = (listener: Listener) => void listeners.push(listener)

export const isManager = ({ roles }: Account) => roles.includes(ROLE.manager)

/** The plan as it was entered; null where it is not whole. */
const planOf = ({ afterStage, approvedAmount }: StoredConcept) =>
  afterStageOf(approvedAmount).safeParse(afterStage).data ?? null

export const organisationOf = ({ firstStage }: StoredConcept) => String(firstStage?.organisation ?? '')
export const currencyOf = ({ decision, firstStage }: StoredConcept): Currency =>
  (decision?.currency ?? firstStage?.currency) === 'USD' ? 'USD' : 'CNY'

/** A name for a room that its leader has no other of: without signs that files may not have. */
function roomNameOf(leader: Account, { name, conceptCode }: Pick<StoredProject, 'name' | 'conceptCode'>) {
  const plain = name.replaceAll(/[\\/:*?"<>|]/g, ' ').slice(0, 60)
  const isTaken = rooms.implement
    .all()
    .some(
      (room) =>
        room.name === plain && membersOf('implement', room.id).some((each) => each.userId === leader.userId),
    )
  return isTaken ? `${plain.slice(0, 40)} ${conceptCode}` : plain
}

/** The room of a new project: led by its manager and his colleagues, read by who invests. */
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

type Typed = Pick<
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

/** Makes the project of a concept with its room, and tells who waits for that. */
export function startProject(
  by: Account,
  manager: Account,
  concept: StoredConcept,
  typed: Typed,
): StoredProject {
  const id = nextId()
  const time = now()
  const project = {
    ...typed,
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
  const made = projects.put({ ...project, roomId: roomFor(manager, project) })
  const plan = planOf(concept)
  for (const listener of listeners) listener(made, concept, plan)
  return made
}

/** Years that a project takes where nobody has said [assumed]. */
const USUAL_YEARS = 2

// A concept that has passed its last check is a project from then on, of the first who manages such.
whenPassed((concept, account) => {
  const manager = db.accounts.find(isManager) ?? account
  const plan = planOf(concept)
  const start = plan?.signedOn ?? today()
  startProject(account, manager, concept, {
    name: String(concept.firstStage?.name ?? concept.code ?? concept.id),
    organisation: organisationOf(concept),
    phase: 'verification',
    start,
    end: addYears(start, USUAL_YEARS),
    currency: currencyOf(concept),
    budget: concept.approvedAmount ?? 0,
    spent: 0,
    contractNo: plan?.contractNo ?? '',
    policyNo: plan?.policyNo ?? '',
  })
})
