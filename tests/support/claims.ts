import { claimApi } from '@/features/implementation/claims/claims.api'
import type { ClaimAction } from '@/features/implementation/domain/claimWorkflow'
import { pickTerms, type PolicyTerms } from '@/features/implementation/domain/policy'
import type { AnyEndpoint } from '@/shared/api'
import { serverDay } from '@mocks/platform/clock'
import { storedFiles } from '@mocks/platform/files'
import { versions } from '@mocks/rooms/storedVersions'
import type { StoredClaim } from '@mocks/implementation/claims'
import { policies } from '@mocks/implementation/policies'

/** Evidence: the first version of a document in the demo room. */
export function evidence(documentId = '6-1') {
  const { id, hash } = versions.implement
    .all()
    .find((each) => each.documentId === documentId && each.no === 1)!
  return { documentId, versionId: id, hash }
}

const file = { fileName: '/profile/upload/demo/slip.pdf', originalName: 'slip.pdf', size: 3 }

/** Stores a payment slip on the mock server. */
export function slip() {
  storedFiles.put({ id: file.fileName, bytes: new Uint8Array(3), type: 'application/pdf', name: 'slip.pdf' })
  return [file]
}

export const written = () => ({
  projectId: '9001',
  policyNo: 'PI-1',
  insurer: '安稳保险',
  insured: '蓝溪生物',
  beneficiaries: '蓝溪生物',
  cover: 'trial',
  periodFrom: '2020-01-01',
  periodTo: '2099-12-31',
  sumInsured: 100_000,
  deductible: 1000,
  premium: null,
  subsidy: null,
  event: 'injury',
  occurrence: '2026-01-05',
  reportDate: null,
  description: null,
  estimate: null,
  account: null,
  claimed: 5000,
  evidence: [evidence()],
})

/** Stores a policy with the terms of {@link written}; returns its id. */
export function putPolicy(policyNo = written().policyNo, changes: Partial<PolicyTerms> = {}): string {
  const original = { ...pickTerms({ ...written(), ...changes }), from: '', reason: '', by: '', time: '' }
  return policies.put({ id: policyNo, no: policyNo, currency: 'CNY', versions: [original] }).id
}

const reason = '有充分的原因说明'

/** A payment of another person than the accounts that tests act as. */
export const PAYMENT: StoredClaim['payments'][number] = {
  id: 'p1',
  date: '2026-02-01',
  amount: 500,
  slip: [],
  payerId: '99',
  by: '他人',
  time: '2026-02-01 10:00:00',
  voided: null,
}

const VALID_INPUT: Readonly<Record<Exclude<ClaimAction, 'edit'>, () => object>> = {
  report: () => ({}),
  file: () => ({}),
  survey: () => ({}),
  ask: () => ({ wanted: '请补充费用明细', due: '2040-01-01' }),
  answer: () => ({ answer: '明细见附件', evidence: [] }),
  assess: () => ({ amount: 2000, words: '与明细相符合' }),
  approve: () => ({ amount: 1500, words: null }),
  reject: () => ({ reason }),
  appeal: () => ({ reason, evidence: [] }),
  pay: () => ({ date: serverDay(), amount: 400, slip: slip(), idemKey: crypto.randomUUID() }),
  correct: () => ({ paymentId: PAYMENT.id, date: serverDay(), amount: 400, slip: slip(), reason }),
  reverse: () => ({ paymentId: PAYMENT.id, reason }),
  close: () => ({ reason }),
  withdraw: () => ({ reason }),
  note: () => ({ text: '已电话沟通' }),
}

/** A valid call of an action on a claim in its current state. */
export const claimCall = (
  action: ClaimAction,
  { id, version }: Pick<StoredClaim, 'id' | 'version'>,
  input: object = {},
): [AnyEndpoint, { body: object }] =>
  action === 'edit'
    ? [claimApi.update, { body: { ...written(), ...input, id, version } }]
    : [claimApi.changeStatus, { body: { id, version, event: action, ...VALID_INPUT[action](), ...input } }]
