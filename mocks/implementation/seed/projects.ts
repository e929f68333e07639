import { ACCOUNTS } from '../../account/seed/accounts'
import { concepts } from '../../concepts/store'
import { dayIn, inDays } from '../../rooms/seed/times'
import { milestones, projects, type StoredMilestone, type StoredProject } from '../store'

const person = (name: string) => ACCOUNTS.find(({ userName }) => userName === name)!

/** The one whose room tells a story: its concept, room 1 of this section, claims and payments stand beside it. */
const STORY_PROJECT = '9001'

/** A project of a concept that has been passed. */
function aProject(id: string, conceptId: string, changes: Partial<StoredProject>): StoredProject {
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

const aMilestone = (id: string, changes: Partial<StoredMilestone>): StoredMilestone => ({
  id,
  projectId: STORY_PROJECT,
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

projects.seed(() => [aProject(STORY_PROJECT, '5013', { spent: 1_250_000 })])

milestones.seed(() => [
  aMilestone('9101', { name: '先导分子确认', due: dayIn(-120), state: 'accepted', delivererId: '70' }),
  aMilestone('9102', { name: '工艺放大', due: dayIn(-10), state: 'delivered', delivererId: '70' }),
  aMilestone('9103', { name: '毒理研究', due: dayIn(90) }),
  aMilestone('9104', { name: '临床试验申请', due: dayIn(260) }),
])
