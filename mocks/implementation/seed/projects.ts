import { STATE } from '@/features/concepts/domain/conceptStates'
import type { MilestoneState } from '@/features/implementation/domain/states'
import { LEVEL } from '@/features/rooms/domain/levels'
import { ACCOUNTS } from '../../account/seed/accounts'
import { concepts } from '../../concepts/store'
import { makeMember, PROJECT_PEOPLE } from '../../rooms/seed/members'
import { makeSeedRoom } from '../../rooms/seed/rooms'
import { dayIn, inDays } from '../../rooms/seed/times'
import { members, nodes, rooms } from '../../rooms/store'
import { milestones, projects, type StoredMilestone, type StoredProject } from '../store'

const person = (name: string) => ACCOUNTS.find(({ userName }) => userName === name)!

/** The main demo project, with its own concept, claims and payments, and room 1 of this section. */
const MAIN_PROJECT = '9001'

export function makeProject(id: string, conceptId: string, changes: Partial<StoredProject>): StoredProject {
  const { code, firstStage, approvedAmount, afterStage } = concepts.require(conceptId)
  const { userId, nickName } = person('project')
  return {
    id,
    version: 1,
    code: `PRJ-${id}`,
    name: String(firstStage?.name ?? conceptId),
    conceptId,
    conceptCode: code ?? '',
    organisation: String(firstStage?.organisation ?? ''),
    contractNo: String(afterStage?.contractNo ?? ''),
    policyNo: String(afterStage?.policyNo ?? ''),
    managerId: userId,
    managerName: nickName,
    phase: 'conversion',
    state: 'running',
    start: dayIn(-180),
    end: dayIn(540),
    currency: 'CNY',
    budget: approvedAmount ?? 0,
    approved: approvedAmount ?? 0,
    spent: 0,
    ownHealth: null,
    roomId: '1',
    createTime: String(afterStage?.signedOn ?? inDays(-190)),
    stateTime: inDays(-180),
    updateTime: inDays(-3),
    updatedBy: nickName,
    events: [],
    ...changes,
  }
}

const DELIVERED = { delivererId: '70', documentId: '4-1' }

export const makeMilestone = (id: string, changes: Partial<StoredMilestone>): StoredMilestone => ({
  id,
  projectId: MAIN_PROJECT,
  version: 1,
  name: '',
  due: dayIn(0),
  weight: 25,
  deliverable: '',
  acceptance: '',
  state: 'planned',
  delivererId: null,
  documentId: null,
  stateTime: inDays(-30),
  updateTime: inDays(-30),
  updatedBy: person('project').nickName,
  events: [],
  ...changes,
})

const OTHER_PROJECTS: readonly (readonly [id: string, name: string, changes: Partial<StoredProject>])[] = [
  ['9002', 'MTN-115 小分子抑制剂（演示）', { state: 'notStarted', phase: 'verification', start: dayIn(20) }],
  ['9003', 'QSN-31 细胞疗法（演示）', { phase: 'conversion' }],
  ['9004', 'HLD-9 基因疗法（演示）', { state: 'suspended', phase: 'verification' }],
  ['9005', 'KRX-08 诊断伴随方案（演示）', { state: 'completed', start: dayIn(-700), end: dayIn(-30) }],
  ['9006', 'VNT-4 多肽（演示）', { state: 'terminated', start: dayIn(-500), end: dayIn(200) }],
  ['9007', 'SGL-77 核酸药物（演示）', { phase: 'followOn', start: dayIn(-420), end: dayIn(300) }],
  ['9008', 'TRM-2 蛋白降解剂（演示）', { state: 'notStarted', phase: 'verification', start: dayIn(5) }],
]

const roomOf = (id: string) => `p${id}`

/** Bulk concepts without a project, in order. Other concepts may still pass during a demo. */
export const freeConcepts = () =>
  concepts
    .all()
    .filter(({ id, state, seal }) => state === STATE.implementing && seal === 'open' && /^6\d{4}$/.test(id))

const SPENT_SHARES: Readonly<Record<string, number>> = {
  '9003': 0.45,
  '9004': 0.2,
  '9005': 1,
  '9006': 0.35,
  '9007': 0.95,
}

/** Set by the manager, overriding the computed health. */
const MANAGER_HEALTH: Partial<Record<string, StoredProject['ownHealth']>> = {
  '9007': { health: 'atRisk', reason: '供应商已确认补货时间，预计六周内追回进度。（演示）' },
}

projects.seed(() => {
  const free = freeConcepts()
  return [
    makeProject(MAIN_PROJECT, '5013', { spent: 1_250_000 }),
    ...OTHER_PROJECTS.flatMap(([id, name, changes], at) => {
      const concept = free[at]
      if (!concept) return []
      const baseProject = makeProject(id, concept.id, { name, roomId: roomOf(id), ...changes })
      const spent = Math.round(baseProject.budget * (SPENT_SHARES[id] ?? 0))
      const { userId, nickName } = person(at % 2 === 0 ? 'project2' : 'project')
      return [
        {
          ...baseProject,
          spent,
          ownHealth: MANAGER_HEALTH[id] ?? null,
          managerId: userId,
          managerName: nickName,
        },
      ]
    }),
  ]
})

rooms.implement.seed(() =>
  OTHER_PROJECTS.map(([id, name, { phase = 'conversion' }]) =>
    makeSeedRoom(roomOf(id), name, { endTime: inDays(540), defaultLevel: LEVEL.view, concept: name, phase }),
  ),
)
members.implement.seed(() =>
  OTHER_PROJECTS.flatMap(([id]) =>
    PROJECT_PEOPLE.map((person) => makeMember(`${roomOf(id)}-${person[0]}`, roomOf(id), person)),
  ),
)

const DOCUMENT_NAMES = ['项目计划书（演示）', '中期报告（演示）']
nodes.implement.seed(() =>
  OTHER_PROJECTS.flatMap(([id]) =>
    DOCUMENT_NAMES.map((name, at) => ({
      id: `${roomOf(id)}-${at + 1}`,
      roomId: roomOf(id),
      parentId: null,
      order: at + 1,
      createTime: inDays(-39),
      kind: 'document' as const,
      name,
      type: 'pdf',
      pages: 6,
      size: 82_000,
      state: 'published' as const,
      versionNo: 1,
      updateTime: inDays(-20),
      updateBy: person('project').nickName,
      submitterId: person('project').userId,
    })),
  ),
)

/** `due`: days from today; `weight`: percent. */
type MilestoneSeed = readonly [name: string, due: number, weight: number, state: MilestoneState]
const MILESTONE_SEEDS: Readonly<Record<string, readonly MilestoneSeed[]>> = {
  // Weights sum to 99 % on purpose.
  '9002': [
    ['靶点验证', 120, 40, 'planned'],
    ['化合物优化', 300, 59, 'planned'],
  ],
  '9003': [
    ['细胞库建立', -60, 50, 'accepted'],
    ['工艺确认', 120, 50, 'planned'],
  ],
  '9004': [
    ['载体构建', -20, 30, 'rework'],
    ['体内验证', 200, 70, 'planned'],
  ],
  '9005': [
    ['试剂盒定型', -400, 60, 'accepted'],
    ['注册检验', -60, 40, 'accepted'],
  ],
  '9006': [
    ['先导多肽筛选', -300, 50, 'accepted'],
    ['稳定性研究', -100, 50, 'rework'],
  ],
  '9007': [
    ['制剂处方', -200, 50, 'accepted'],
    ['中试批次', -40, 30, 'planned'],
    ['放行检验', 160, 20, 'planned'],
  ],
  '9008': [
    ['降解活性验证', 90, 50, 'planned'],
    ['选择性研究', 240, 50, 'planned'],
  ],
}

milestones.seed(() => [
  makeMilestone('9101', { name: '先导分子确认', due: dayIn(-120), state: 'accepted', ...DELIVERED }),
  makeMilestone('9102', {
    name: '工艺放大',
    due: dayIn(-10),
    state: 'delivered',
    ...DELIVERED,
    documentId: '5-1',
  }),
  makeMilestone('9103', { name: '毒理研究', due: dayIn(90) }),
  makeMilestone('9104', { name: '临床试验申请', due: dayIn(260) }),
  ...Object.entries(MILESTONE_SEEDS).flatMap(([projectId, plan]) =>
    plan.map(([name, due, weight, state], at) =>
      makeMilestone(`${projectId}${at + 1}`, {
        projectId,
        name,
        due: dayIn(due),
        weight,
        state,
        ...(state === 'planned' ? {} : { ...DELIVERED, documentId: `${roomOf(projectId)}-2` }),
      }),
    ),
  ),
])
