import { STATE, type State } from '@/features/concepts/domain/conceptStates'
import type { StoredConcept } from '../store'
import { ACCOUNTS } from '../../account/seed/accounts'
import { padNumber, createRandom } from '../../entities/seed/catalog/demo/random'
import { simulateConcept, reviewsOf } from './simulateConcept'

const COUNT = 2_000
const SEED = 20_260_101
const FIRST_ID = 60_000
const DAY = 86_400_000

const STATE_SHARES: Record<State, number> = {
  '00': 0.12,
  '10': 0.12,
  '11': 0.14,
  '20': 0.2,
  '30': 0.06,
  '31': 0.06,
  '40': 0.06,
  '41': 0.03,
  '42': 0.02,
  '50': 0.19,
}
const SEALED_SHARE = 0.04

const makePeople = (first: number, names: readonly string[]) =>
  names.map((nickName, index) => ({ userId: String(first + index), nickName }))

const OWNERS = makePeople(9001, ['韩雪', '杨帆', '朱琳', '秦朗', '尤佳', '许诺', '何川', '吕宁', '施然', '孔亮', '曹越', '严清']) // prettier-ignore
const AUDITORS = makePeople(9101, ['华评审', '金评审', '魏评审', '陶评审'])
const MANAGERS = makePeople(9301, ['姜经理', '戚经理'])
const EXPERTS = makePeople(9201, ['谢专家', '邹专家', '喻专家'])
const CHAIRS = makePeople(9401, ['柏主席'])

/** Concepts in review have scores from none, one or all of the experts without an account. */
function withSomeReviews(concept: StoredConcept, index: number): StoredConcept {
  const limit = [0, 1, EXPERTS.length][index % 3]
  const panel = EXPERTS.filter(({ userId }) => concept.panel.includes(userId)).slice(0, limit)
  return { ...concept, reviews: reviewsOf(panel, concept.stateTime, createRandom(SEED + index)) }
}

const SUBJECTS = ['双抗', '小分子抑制剂', '细胞疗法', '基因疗法', '疫苗', '多肽', '核酸药物', '偶联药物', '蛋白降解剂', '诊断伴随方案'] // prettier-ignore

function makeConcepts(now: number): StoredConcept[] {
  const random = createRandom(SEED)
  const withAccount = (name: string) => ACCOUNTS.find(({ userName }) => userName === name)!
  const auditors = [withAccount('auditor'), ...AUDITORS]
  const expert = withAccount('expert')
  return Array.from({ length: COUNT }, (_, index) => {
    const state = random.weighted(STATE_SHARES)
    const after = simulateConcept({
      id: String(FIRST_ID + index),
      basics: { name: `${random.pick(SUBJECTS)} ${padNumber(index + 1, 4)}（演示）` },
      owner: random.pick(OWNERS),
      auditor: random.pick(auditors),
      manager: random.pick(MANAGERS),
      chair: CHAIRS[0]!,
      panel: random.chance(0.3) ? [...random.sample(EXPERTS, 2), expert] : EXPERTS,
      state,
      wasReturned: random.chance(0.25),
      random,
      now: now - random.integer(0, state === '50' ? 1000 : 120) * DAY,
    })
    const concept = state === STATE.secondPending ? withSomeReviews(after, index) : after
    if (state === '10' || state === '30' || state === '41' || !random.chance(SEALED_SHARE)) return concept
    return { ...concept, seal: 'sealed', sealedBy: '姜经理', sealedTime: concept.stateTime }
  })
}

let cached: { day: number; concepts: StoredConcept[] } | null = null

export function manyConcepts(): readonly StoredConcept[] {
  const day = Math.floor(Date.now() / DAY)
  if (cached?.day !== day) cached = { day, concepts: makeConcepts(Date.now()) }
  return cached.concepts
}
