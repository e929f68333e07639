import type { ClaimAction } from '@/features/implementation/domain/claimWorkflow'
import type { PolicyTerms } from '@/features/implementation/domain/policy'
import type { ClaimState } from '@/features/implementation/domain/states'
import { sumAmounts } from '@/shared/lib/cents'
import { ACCOUNTS } from '../../account/seed/accounts'
import { newFilePath, storedFiles } from '../../platform/files'
import { dayIn, inDays } from '../../rooms/seed/times'
import { nodes } from '../../rooms/store'
import { versions } from '../../rooms/storedVersions'
import { claims, makeDraft, type StoredClaim, type StoredEvidence } from '../claims'
import { policies, type PolicyVersion, type StoredPolicy } from '../policies'
import { projects } from '../store'

const person = (name: string) => ACCOUNTS.find(({ userName }) => userName === name)!
const [OWNER, HANDLER, APPROVER, PAYER] = ['project', 'claimHandler', 'project2', 'finance'].map(person) as [
  (typeof ACCOUNTS)[number],
  (typeof ACCOUNTS)[number],
  (typeof ACCOUNTS)[number],
  (typeof ACCOUNTS)[number],
]

const SLIP = {
  fileName: newFilePath('claim-slip', 'pdf'),
  originalName: '付款回单（演示）.pdf',
  size: 1024,
}
storedFiles.seed(() => [
  {
    id: SLIP.fileName,
    bytes: new TextEncoder().encode('%PDF-1.4\n% demo\n%%EOF\n'),
    type: 'application/pdf',
    name: 'claim-slip.pdf',
  },
])

type Effect = (
  claim: StoredClaim,
  input: { by: string; time: string; amount: number },
) => Partial<StoredClaim>
const asHandler = { handlerIds: [HANDLER.userId], handlerName: HANDLER.nickName }
const STEP_EFFECTS: Readonly<
  Partial<
    Record<ClaimAction, readonly [by: { nickName: string }, to: ClaimState, text: string, deed: Effect]>
  >
> = {
  report: [OWNER, 'reported', '', (_, { time }) => ({ reportedTime: time, reportDate: time.slice(0, 10) })],
  file: [HANDLER, 'filed', '', () => asHandler],
  survey: [HANDLER, 'survey', '', () => asHandler],
  ask: [
    HANDLER,
    'supplement',
    '请补充试验终止的伦理批件与费用明细（演示）',
    ({ supplements }, { by, time }) => ({
      supplements: [
        ...supplements,
        {
          id: `s${supplements.length + 1}`,
          wanted: '请补充试验终止的伦理批件与费用明细（演示）',
          due: dayIn(12),
          by,
          time,
          answer: '',
          answerBy: '',
          answerTime: '',
        },
      ],
    }),
  ],
  answer: [
    OWNER,
    'survey',
    '批件与费用明细见附件（演示）',
    ({ supplements }, { by, time }) => ({
      supplements: supplements.map((each) => ({
        ...each,
        answer: '批件与费用明细见附件（演示）',
        answerBy: by,
        answerTime: time,
      })),
    }),
  ],
  assess: [
    HANDLER,
    'assessed',
    '损失与费用明细相符（演示）',
    (_, { by, time, amount }) => ({
      assessment: { amount, words: '损失与费用明细相符（演示）', by, time },
    }),
  ],
  reject: [
    HANDLER,
    'rejected',
    '事故原因属于除外责任（演示）',
    (_, { time }) => ({ reason: '事故原因属于除外责任（演示）', endTime: time }),
  ],
  appeal: [
    OWNER,
    'survey',
    '除外责任不适用：终止由监管要求引起（演示）',
    () => ({ reason: '', endTime: null, assessment: null }),
  ],
  approve: [
    APPROVER,
    'approved',
    '',
    (_, { by, time, amount }) => ({
      approverId: APPROVER.userId,
      approved: amount,
      approval: { amount, words: '', by, time },
    }),
  ],
  pay: [
    PAYER,
    'approved',
    '',
    ({ payments, approved }, { by, time, amount }) => {
      const paid = sumAmounts([...payments.map((each) => each.amount), amount])
      return {
        payerIds: [PAYER.userId],
        payments: [
          ...payments,
          {
            id: `p${payments.length + 1}`,
            date: time.slice(0, 10),
            amount,
            slip: [SLIP],
            payerId: PAYER.userId,
            by,
            time,
            voided: null,
          },
        ],
        paid,
        ...(paid === approved ? { state: 'paid' as const } : {}),
      }
    },
  ],
  close: [PAYER, 'closed', '赔款已全部到账（演示）', (_, { time }) => ({ endTime: time })],
  withdraw: [
    OWNER,
    'withdrawn',
    '损失已由合同对方承担（演示）',
    (_, { time }) => ({ reason: '损失已由合同对方承担（演示）', endTime: time }),
  ],
}

type Step = ClaimAction | readonly [ClaimAction, amount: number]

/** Simulates a claim through its steps, six days apart; the last happened `lastDaysAgo`. */
function simulateClaim(draft: StoredClaim, steps: readonly Step[], lastDaysAgo: number): StoredClaim {
  let claim = draft
  for (const [at, step] of steps.entries()) {
    const [action, amount] = typeof step === 'string' ? [step, 0] : step
    const [{ nickName: by }, to, text, effect] = STEP_EFFECTS[action]!
    const time = inDays(-lastDaysAgo - 6 * (steps.length - 1 - at))
    const result = effect(claim, { by, time, amount })
    const state = result.state ?? to
    claim = {
      ...claim,
      ...result,
      state,
      version: claim.version + 1,
      stateTime: time,
      updateTime: time,
      updatedBy: by,
      events: [...claim.events, { time, by, action, from: claim.state, to: state, text }],
    }
  }
  return claim
}

const evidenceIn = (roomId: string, ...documents: string[]): StoredEvidence[] =>
  versions.implement
    .all()
    .filter(
      (each) => each.roomId === roomId && each.state === 'published' && documents.includes(each.documentId),
    )
    .map(({ documentId, id, no, hash }) => ({
      documentId,
      documentName: nodes.implement.get(documentId)?.name ?? '',
      versionId: id,
      versionNo: no,
      hash,
      by: OWNER.nickName,
      time: inDays(-60),
    }))

const TO_SURVEY = ['report', 'file', 'survey'] as const satisfies Step[]
const ASSESSED = [...TO_SURVEY, 'ask', 'answer'] as const satisfies Step[]

type ClaimSeed = readonly [
  cover: string,
  event: string,
  claimed: number,
  steps: readonly Step[],
  lastDaysAgo: number,
  changes?: Partial<PolicyTerms> & { policyNo?: string; occurrence?: string },
]

const PROJECT_IDS = ['9001', '9001', '9007', '9003', '9001', '9001', '9001'] as const

const POLICY = {
  insurer: '安稳保险（演示）',
  policyNo: 'PI-2026-0188',
  sumInsured: 6_000_000,
  deductible: 100_000,
}

const CLAIMS: readonly ClaimSeed[] = [
  ['trial', 'injury', 380_000.5, [], 3],
  // The policy had lapsed: blocked, with the reason.
  [
    'rdCost',
    'trialFailure',
    900_000,
    [],
    2,
    { policyNo: 'PI-2024-0031', periodFrom: dayIn(-760), periodTo: dayIn(-396), occurrence: dayIn(-40) },
  ],
  ['rdCost', 'trialFailure', 1_250_000, ['report'], 4],
  ['conversion', 'termination', 820_000, ['report', 'file'], 6],
  ['ip', 'infringement', 460_000, TO_SURVEY, 9],
  ['trial', 'injury', 215_300.25, [...TO_SURVEY, 'ask'], 5],
  ['rdCost', 'trialFailure', 640_000, [...ASSESSED, ['assess', 512_640.75]], 3],
  ['conversion', 'termination', 1_500_000, [...ASSESSED, ['assess', 1_320_000], ['approve', 1_300_000]], 7],
  ['trial', 'injury', 96_000, [...TO_SURVEY, ['assess', 90_000], ['approve', 88_888.88], ['pay', 40_000]], 8],
  [
    'rdCost',
    'termination',
    730_000,
    [...TO_SURVEY, ['assess', 700_000], ['approve', 650_000], ['pay', 400_000], ['pay', 250_000]],
    15,
  ],
  [
    'ip',
    'infringement',
    300_000,
    [...ASSESSED, ['assess', 280_000], ['approve', 280_000], ['pay', 280_000], 'close'],
    30,
  ],
  ['rdCost', 'trialFailure', 410_000, ['report', 'file', 'reject'], 12],
  ['trial', 'injury', 150_000, [...TO_SURVEY, ['assess', 120_000], 'reject', 'appeal'], 10],
  ['conversion', 'other', 200_000, ['report', 'file', 'withdraw'], 20],
]

const NEW_POLICY = {
  periodFrom: dayIn(-300),
  periodTo: dayIn(65),
  sumInsured: 3_000_000,
  deductible: 50_000,
  premium: 186_000,
  subsidy: 50,
}

function seedOf([cover, event, claimed, steps, lastDaysAgo, changes]: ClaimSeed, at: number) {
  const project = projects.require(PROJECT_IDS[at % PROJECT_IDS.length]!)
  const startDaysAgo = lastDaysAgo + 6 * steps.length
  const { policyNo, occurrence, ...terms } = {
    policyNo: `PI-2026-0${200 + at}`,
    occurrence: dayIn(-startDaysAgo - 10),
    insurer: at % 3 === 2 ? '远山保险（演示）' : '安稳保险（演示）',
    insured: project.organisation || '蓝溪生物（演示）',
    beneficiaries: '蓝溪生物（演示）',
    ...NEW_POLICY,
    // Three claims share a policy, so that earlier approvals reduce its limit.
    ...(at >= 6 && at <= 8 ? POLICY : {}),
    ...changes,
  }
  const { currency, roomId } = project
  const content = {
    id: String(9501 + at),
    no: `CLM-${dayIn(0).slice(0, 4)}-${String(at + 1).padStart(4, '0')}`,
    projectId: project.id,
    policyId: policyNo,
    cover,
    event,
    occurrence,
    reportDate: null,
    description: '事故经过与损失明细见证据（演示）',
    estimate: Math.round(claimed * 1.1),
    claimed,
    account: '6222 **** 0188（演示）',
    currency,
    evidence: evidenceIn(roomId, '8-1', '6-1', '11-1', `${roomId}-2`),
  }
  const draft = makeDraft(OWNER, content, inDays(-startDaysAgo - 2))
  return { claim: simulateClaim(draft, steps, lastDaysAgo), terms }
}

claims.seed(() => CLAIMS.map((each, at) => seedOf(each, at).claim))
policies.seed(() =>
  CLAIMS.map((each, at) => {
    const { claim, terms } = seedOf(each, at)
    const { policyId: no, currency, createTime: time } = claim
    const original = { ...terms, from: '', reason: '', by: OWNER.nickName, time }
    return { id: no, no, currency, versions: no === POLICY.policyNo ? endorsed(original) : [original] }
  }),
)

/** The sum insured was raised before the events of its claims. */
const endorsed = (terms: PolicyVersion): StoredPolicy['versions'] => [
  { ...terms, sumInsured: 5_000_000 },
  {
    ...terms,
    from: dayIn(-200),
    reason: '追加投保额度（演示）',
    by: HANDLER.nickName,
    time: inDays(-199),
  },
]
