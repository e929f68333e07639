import { STATE, type State } from '@/features/concepts/domain/conceptStates'
import { CALL_NAMES } from '@/features/concepts/model/concepts.api'
import { conceptWorkflow, type Action } from '@/features/concepts/domain/conceptWorkflow'
import { beijingTime } from '../../platform/clock'
import { requested } from '../figures'
import { defaultParties } from '../secrecyParties'
import type { StoredConcept } from '../store'
import type { Account } from '../../platform/db'
import type { Random } from '../../entities/seed/catalog/demo/random'
import { makeFirstStage, makeSecondStage } from './forms'
import { entriesOf } from '../../entities/seed/dictionaries'
import { scanOf } from './scans'

type Person = Pick<Account, 'userId' | 'nickName'>

const DAY = 86_400_000

export function newConcept(
  id: string,
  owner: Person,
  creator: Person,
  first: StoredConcept['firstStage'],
  now: Date,
): StoredConcept {
  const time = beijingTime(now)
  return {
    id,
    code: `POC${time.slice(0, 4)}${id.padStart(5, '0')}`,
    version: 1,
    state: STATE.draft,
    secrecy: 'none',
    service: 'none',
    seal: 'open',
    highlight: false,
    isStopped: false,
    wasPassed: false,
    ownerId: owner.userId,
    ownerName: owner.nickName,
    creatorId: creator.userId,
    auditorId: '',
    auditorName: '',
    managerName: '',
    firstStage: first,
    secondStage: null,
    afterStage: null,
    approvedAmount: null,
    afterSubmitterId: null,
    notes: [],
    opinions: [],
    addenda: [],
    decision: null,
    valuation: null,
    firstRecord: null,
    secondRecord: null,
    secrecyParties: null,
    secrecyFile: null,
    serviceFile: null,
    panel: [],
    reviews: {},
    deadline: null,
    createTime: time,
    updateTime: time,
    updatedBy: creator.nickName,
    submitTime: null,
    stateTime: time,
    sealedBy: null,
    sealedTime: null,
    events: [{ time, by: creator.nickName, action: 'create', from: null, to: STATE.draft, text: '' }],
  }
}

const PASSED: readonly Action[] = ['submitFirst', 'passFirst']
const DECIDED: readonly Action[] = [...PASSED, 'submitSecond', 'decide']

const HISTORIES: Record<State, readonly Action[]> = {
  '00': [],
  '10': ['submitFirst'],
  '11': ['submitFirst', 'returnFirst'],
  '20': PASSED,
  '30': [...PASSED, 'submitSecond'],
  '31': [...PASSED, 'submitSecond', 'returnSecond'],
  '40': DECIDED,
  '41': [...DECIDED, 'submitAfter'],
  '42': [...DECIDED, 'submitAfter', 'returnAfter'],
  '50': [...DECIDED, 'submitAfter', 'passAfter'],
}

export interface Cast {
  owner: Person
  auditor: Person
  manager: Person
  chair: Person
  panel: readonly Person[]
}

interface Scenario extends Cast {
  id: string
  basics: { name: string } & Partial<NonNullable<StoredConcept['firstStage']>>
  state: State
  wasReturned?: boolean
  random: Random
  now: number
}

const RETURN_REASON = '关键实验数据尚不充分，请补充后重新提交。'

function scoresOf(random: Random) {
  const level = random.integer(4, 8)
  return (entriesOf('poc_score_item') ?? []).map(({ dictValue }) => {
    const score = Math.max(1, Math.min(10, level + random.integer(-2, 2)))
    return { item: dictValue, score, comment: '依据充分，结论可信（演示）。' }
  })
}

export function reviewsOf(panel: readonly Person[], time: string, random: Random): StoredConcept['reviews'] {
  return Object.fromEntries(
    panel.map(({ userId, nickName }) => {
      const vote = random.weighted({ invest: 0.4, conditions: 0.3, moreInfo: 0.2, decline: 0.1 })
      return [userId, { name: nickName, hasConflict: false, card: { scores: scoresOf(random), vote, time } }]
    }),
  )
}

function effectsOf(
  action: Action,
  before: StoredConcept,
  scenario: Scenario,
  at: number,
): Partial<StoredConcept> {
  const { owner, auditor, manager, chair, panel, random } = scenario
  const time = beijingTime(new Date(at))
  const day = (days: number) => beijingTime(new Date(at + days * DAY)).slice(0, 10)
  const opinion = { by: auditor.nickName, time, reasonClass: null }
  const audited = { auditorId: auditor.userId, auditorName: auditor.nickName }
  const opinions = before.opinions ?? []
  switch (action) {
    case 'submitFirst':
      return { ...audited, submitTime: before.submitTime ?? time }
    case 'passFirst':
      return {
        ...audited,
        wasPassed: true,
        firstRecord: scanOf('first', auditor.nickName, time),
        managerName: manager.nickName,
        opinions: [
          ...opinions,
          { ...opinion, stage: 'first', isPass: true, text: '立项依据充分，同意进入孵化。' },
        ],
      }
    case 'returnFirst':
      return {
        ...audited,
        opinions: [
          ...opinions,
          { ...opinion, stage: 'first', isPass: false, text: RETURN_REASON, reasonClass: 'incomplete' },
        ],
      }
    case 'submitSecond': {
      const base = random.integer(40, 900) * 1e6
      return {
        secondStage: makeSecondStage(random, scenario.now),
        panel: panel.map(({ userId }) => userId),
        deadline: day(14),
        valuation: { median: base, low: base * 0.4, high: base * 2.1, currency: 'CNY' },
      }
    }
    case 'decide': {
      // never more than requested
      const amount = Math.min(random.integer(2, 40) * 500_000, requested(before).askedAmount ?? Infinity)
      const reviews = reviewsOf(panel, time, random)
      const decision = random.pick(['invest', 'invest', 'conditions'] as const)
      const conditions = decision === 'conditions' ? ['首期实验达标后支付第二期款项'] : []
      return {
        reviews,
        secondRecord: scanOf('second', manager.nickName, time),
        approvedAmount: amount,
        decision: { decision, amount, currency: 'CNY', conditions, by: chair.nickName, time },
      }
    }
    case 'returnSecond':
      return {
        reviews: reviewsOf(panel, time, random),
        decision: {
          decision: 'rework',
          amount: null,
          currency: null,
          reason: RETURN_REASON,
          by: chair.nickName,
          time,
        },
        opinions: [
          ...opinions,
          {
            stage: 'second',
            isPass: false,
            text: RETURN_REASON,
            reasonClass: 'science',
            by: chair.nickName,
            time,
          },
        ],
      }
    case 'submitAfter': {
      const first = Math.round((before.approvedAmount ?? 0) * 40) / 100
      return {
        secrecy: 'signed',
        secrecyParties: defaultParties(before, day(0)),
        secrecyFile: scanOf('secrecy', owner.nickName, time),
        afterSubmitterId: owner.userId,
        afterStage: {
          contractNo: `HT-${before.code}`,
          signedOn: day(0),
          instalments: [
            { due: day(10), amount: first },
            { due: day(200), amount: (before.approvedAmount ?? 0) - first },
          ],
          insurance: random.pick(['none', 'applied']),
          account: '6222 0000 0000 0000（演示）',
        },
      }
    }
    case 'returnAfter':
      return {
        opinions: [
          ...opinions,
          {
            stage: 'after',
            isPass: false,
            text: '付款计划与合同不一致，请核对。',
            by: manager.nickName,
            time,
          },
        ],
      }
    default:
      return {}
  }
}

const ACTORS: Partial<Record<Action, keyof Omit<Cast, 'panel'>>> = {
  passFirst: 'auditor',
  returnFirst: 'auditor',
  decide: 'chair',
  returnSecond: 'chair',
  passAfter: 'manager',
  returnAfter: 'manager',
}

/** Simulates a concept up to a state: each action follows the workflow, with its own time and effects. */
export function simulateConcept(scenario: Scenario): StoredConcept {
  const { id, owner, basics, state, wasReturned, random, now } = scenario
  const returned: readonly Action[] =
    wasReturned && state >= STATE.incubating ? ['submitFirst', 'returnFirst'] : []
  const actions = [...returned, ...HISTORIES[state]]
  const spans = actions.map(() => random.integer(2, 45))
  const rest = random.integer(0, 60)
  let at = now - (rest + spans.reduce((sum, span) => sum + span, 0)) * DAY - random.integer(0, 80_000) * 1000
  let concept = newConcept(
    id,
    owner,
    owner,
    { ...makeFirstStage(random), ...basics, contact: owner.nickName },
    new Date(at),
  )
  for (const [index, action] of actions.entries()) {
    at += spans[index]! * DAY
    const time = beijingTime(new Date(at))
    const by = scenario[ACTORS[action] ?? 'owner'].nickName
    const next = conceptWorkflow.apply(action, concept)
    const event = { time, by, action: CALL_NAMES[action], from: concept.state, to: next.state, text: '' }
    concept = {
      ...next,
      ...effectsOf(action, concept, scenario, at),
      version: concept.version + 1,
      updateTime: time,
      updatedBy: by,
      stateTime: time,
      events: [...concept.events, event],
    }
  }
  return concept
}
