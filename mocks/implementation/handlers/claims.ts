import {
  claimApi,
  claimInput,
  type ClaimBody,
  type ClaimChange,
} from '@/features/implementation/claims/claims.api'
import {
  claimWorkflow,
  correctInputFor,
  inputFor,
  paymentsOfOthers,
  type EvidencePick,
} from '@/features/implementation/domain/claimWorkflow'
import { payableOf, validPayments } from '@/features/implementation/domain/coverage'
import { pickTerms, POLICY_TERMS, termsOn, type PolicyTerms } from '@/features/implementation/domain/policy'
import { sumAmounts } from '@/shared/lib/cents'
import type { Currency } from '@/shared/lib/money'
import { isAllowed, type Permission } from '@/shared/auth/permissions'
import { runOnce } from '../../entities/wallets'
import { now } from '../../platform/clock'
import { nextId, type Account } from '../../platform/db'
import { storeGeneratedFile, storedFile } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { REFUSALS as PLATFORM } from '../../platform/refusals'
import {
  addClaim,
  alreadyApproved,
  claimStore,
  claims,
  claimsOfPolicy,
  detailOf,
  addEvidence,
  replaceEvidence,
  factsOf,
  matchesFilters,
  rowOf,
  type StoredClaim,
} from '../claims'
import { claimFile } from '../claimFile'
import '../conceptFigures'
import { findPolicy, policies, recordPolicy, type StoredPolicy } from '../policies'
import { REFUSALS } from '../refusals'
import { projects } from '../store'

const READ = 'implement:claims:list'
const EDIT = 'implement:claims:edit'
const HANDLE = 'implement:claims:handle'
const PAY = 'implement:claims:pay'

type Event = ClaimChange['event']
type ActionInput<E extends Event, Change = ClaimChange> = Change extends { event: infer Name }
  ? E extends Name
    ? Change
    : never
  : never

interface ActionEffect {
  changes: Partial<StoredClaim>
  text?: string | null
}

interface Actor {
  account: Account
  by: string
  time: string
}

const addOnce = (ids: readonly string[], id: string) => [...new Set([...ids, id])]

const withHandler = ({ handlerIds }: StoredClaim, { account, by }: Actor) => ({
  handlerIds: addOnce(handlerIds, account.userId),
  handlerName: by,
})
const withPayer = ({ payerIds }: StoredClaim, { account }: Actor) => ({
  payerIds: addOnce(payerIds, account.userId),
})

const withEvidence = (
  { projectId, evidence }: StoredClaim,
  picked: readonly EvidencePick[],
  { account }: Actor,
) => ({
  evidence: addEvidence(account, projects.require(projectId).roomId, evidence, picked),
})

function checkLimit(claim: StoredClaim, input: ActionInput<'assess' | 'approve' | 'pay'>) {
  if (!inputFor(input.event, factsOf(claim)).safeParse(input).success)
    throw new Refusal(500, REFUSALS.beyondLimit)
}

type Payments = StoredClaim['payments']

function paymentOf(
  { date, amount, slip }: Pick<ActionInput<'pay'>, 'date' | 'amount' | 'slip'>,
  { account, by, time }: Actor,
): Payments[number] {
  if (!slip.every(({ fileName }) => storedFile(fileName))) throw new Refusal(404, PLATFORM.notFound)
  return { id: nextId(), date, amount, slip, payerId: account.userId, by, time, voided: null }
}

function voidPayment(
  claim: StoredClaim,
  paymentId: string,
  { account, by, time, reason, isCorrected }: Actor & { reason: string; isCorrected: boolean },
): Payments {
  if (paymentsOfOthers(factsOf(claim), account.userId).every(({ id }) => id !== paymentId))
    throw new Refusal(500, REFUSALS.ownPayment)
  const voided = { isCorrected, reason, by, time }
  return claim.payments.map((each) => (each.id === paymentId ? { ...each, voided } : each))
}

function withPayments({ approved }: StoredClaim, payments: Payments) {
  const paid = sumAmounts(validPayments(payments).map(({ amount }) => amount))
  const state = payableOf({ approved, paid }) === 0 ? ('paid' as const) : ('approved' as const)
  return { payments, paid, state }
}

const EFFECTS: {
  readonly [E in Event]: (claim: StoredClaim, input: ActionInput<E>, actor: Actor) => ActionEffect
} = {
  report: ({ reportDate }, _input, { time }) => ({
    changes: { reportedTime: time, reportDate: reportDate ?? time.slice(0, 10) },
  }),
  file: (claim, _input, actor) => ({ changes: withHandler(claim, actor) }),
  survey: (claim, _input, actor) => ({ changes: withHandler(claim, actor) }),
  ask(claim, { wanted, due }, actor) {
    const { by, time } = actor
    const supplement = { id: nextId(), wanted, due, by, time, answer: '', answerBy: '', answerTime: '' }
    return {
      changes: { ...withHandler(claim, actor), supplements: [...claim.supplements, supplement] },
      text: wanted,
    }
  },
  answer(claim, { answer, evidence }, actor) {
    const { by: answerBy, time: answerTime } = actor
    const before = claim.supplements.slice(0, -1)
    const answered = claim.supplements.slice(-1).map((each) => ({ ...each, answer, answerBy, answerTime }))
    return {
      changes: { ...withEvidence(claim, evidence, actor), supplements: [...before, ...answered] },
      text: answer,
    }
  },
  assess(claim, input, actor) {
    checkLimit(claim, input)
    const { amount, words: text } = input
    const { by, time } = actor
    return { changes: { ...withHandler(claim, actor), assessment: { amount, words: text, by, time } }, text }
  },
  reject: (claim, { reason }, actor) => ({
    changes: { ...withHandler(claim, actor), reason, endTime: actor.time },
    text: reason,
  }),
  appeal: (claim, { reason, evidence }, actor) => ({
    changes: { ...withEvidence(claim, evidence, actor), reason: '', assessment: null, endTime: null },
    text: reason,
  }),
  approve(claim, input, { account, by, time }) {
    checkLimit(claim, input)
    const { amount, words: text } = input
    const approval = { amount, words: text ?? '', by, time }
    return { changes: { approverId: account.userId, approved: amount, approval }, text }
  },
  pay(claim, input, actor) {
    checkLimit(claim, input)
    return {
      changes: { ...withPayer(claim, actor), payments: [...claim.payments, paymentOf(input, actor)] },
    }
  },
  correct(claim, input, actor) {
    const voided = voidPayment(claim, input.paymentId, { ...actor, reason: input.reason, isCorrected: true })
    if (!correctInputFor(factsOf(claim), input.paymentId).safeParse(input).success)
      throw new Refusal(500, REFUSALS.beyondLimit)
    const payments = [...voided, paymentOf(input, actor)]
    return {
      changes: { ...withPayer(claim, actor), ...withPayments(claim, payments) },
      text: input.reason,
    }
  },
  reverse(claim, { paymentId, reason }, actor) {
    const payments = voidPayment(claim, paymentId, { ...actor, reason, isCorrected: false })
    return { changes: withPayments(claim, payments), text: reason }
  },
  close: (claim, { reason }, actor) => ({
    changes: { ...withPayer(claim, actor), endTime: actor.time },
    text: reason,
  }),
  withdraw: (_claim, { reason }, { time }) => ({ changes: { reason, endTime: time }, text: reason }),
  note: ({ notes }, { text }, { by, time }) => ({ changes: { notes: [...notes, { text, by, time }] } }),
}

/** Required permission per event, in addition to the workflow's role. */
const PERMISSIONS: Readonly<Record<Event, Permission>> = {
  report: EDIT,
  answer: EDIT,
  appeal: EDIT,
  withdraw: EDIT,
  file: HANDLE,
  survey: HANDLE,
  ask: HANDLE,
  assess: HANDLE,
  reject: HANDLE,
  approve: 'implement:claims:approve',
  pay: PAY,
  correct: PAY,
  reverse: PAY,
  close: PAY,
  note: READ,
}

function change(account: Account, input: ClaimChange) {
  const { id, version, event } = input
  const claim = claimStore.allowed(account, event, { id, version })
  const effect = EFFECTS[event] as (claim: StoredClaim, input: ClaimChange, actor: Actor) => ActionEffect
  const { changes, text } = effect(claim, input, { account, by: account.nickName, time: now() })
  claimStore.commit(account, event, claim, changes, { input, text: text ?? '' })
}

/** True if only this claim refers to the policy, and has not been reported: it may still correct the terms. */
function isOwnPolicy({ id, versions }: StoredPolicy, claimId: string | undefined): boolean {
  const named = claimsOfPolicy(id)
  return versions.length === 1 && named.every((each) => each.id === claimId && each.state === 'draft')
}

function withoutPolicy({ policyNo: _no, ...content }: ClaimBody) {
  const terms: readonly string[] = Object.keys(POLICY_TERMS)
  return Object.fromEntries(Object.entries(content).filter(([field]) => !terms.includes(field))) as Omit<
    ClaimBody,
    'policyNo' | keyof PolicyTerms
  >
}

const filteredClaims = (query: Parameters<typeof matchesFilters>[1]) =>
  claims.all().filter((claim) => matchesFilters(claim, query))

const LISTING = {
  keyword: ['no', 'policyNo', 'insurer', 'projectName'],
  contains: ['insurer'],
  equals: ['cover'],
} as const

const listClaims = (
  query: Parameters<typeof matchesFilters>[1] & { pageNum: number; pageSize: number },
  account?: Account,
) => {
  const { handler, may, ...others } = query
  const actions = (may ?? '').split(',').filter((name) => claimWorkflow.isAction(name))
  const rows = filteredClaims(query)
    .filter((claim) => !may || !account || claimStore.mayAct(account, claim.id, actions))
    .map((claim) => ({
      ...rowOf(claim),
      projectName: rowOf(claim).project.name,
      createTime: claim.createTime,
    }))
    .filter(({ handlerName }) => !handler || handlerName?.includes(handler))
  return list(rows, others, { ...LISTING, ...(query.orderByColumn ? {} : { latest: 'createTime' as const }) })
}

/** The currency is the project's, which the schema does not know. */
function requireDecimals(body: ClaimBody, currency: Currency) {
  if (!claimInput(() => currency).safeParse(body).success) throw new Refusal(500, REFUSALS.badPayment)
}

export const claimMocks = [
  mock(claimApi.list, READ, ({ account, query }) => {
    const { rows, total } = listClaims(query, account)
    return { rows: rows.map(({ projectName: _name, createTime: _time, ...row }) => row), total }
  }),
  mock(claimApi.export, READ, async ({ account, query: { language, ...query } }) => {
    const { rows } = listClaims({ ...query, pageNum: 1, pageSize: Infinity })
    return { msg: storeGeneratedFile(await claimFile(rows, { account, language, query })) }
  }),
  mock(claimApi.policy, READ, ({ query: { policyNo, occurrence, claimId } }) => {
    const policy = findPolicy(policyNo)
    if (!policy || isOwnPolicy(policy, claimId)) return { alreadyApproved: 0, policy: null }
    const { id, no, currency, versions } = policy
    return {
      alreadyApproved: alreadyApproved({ id: claimId, policyId: id }),
      policy: {
        no,
        currency,
        terms: pickTerms(occurrence ? termsOn(versions, occurrence) : versions.at(-1)!),
      },
    }
  }),
  mock(
    claimApi.endorse,
    HANDLE,
    ({ account: { nickName: by }, body: { policyNo, from, reason, ...terms } }) => {
      const policy = findPolicy(policyNo)
      if (!policy) throw new Refusal(404, REFUSALS.noPolicy)
      const last = policy.versions.at(-1)!.from
      if (from <= last) throw new Refusal(500, REFUSALS.endorsedLater(last))
      const version = { ...pickTerms(terms), from, reason, by, time: now() }
      policies.put({ ...policy, versions: [...policy.versions, version] })
    },
  ),
  mock(claimApi.create, EDIT, ({ account, body }) => {
    const { roomId, currency } = projects.require(body.projectId)
    requireDecimals(body, currency)
    const evidence = addEvidence(account, roomId, [], body.evidence)
    const policyId = recordPolicy(body, currency, account.nickName, () => false)
    const { id } = addClaim(account, { ...withoutPolicy(body), policyId, currency, evidence })
    return { id }
  }),
  mock(claimApi.update, EDIT, ({ account, body: { id, version, ...body } }) => {
    const claim = claimStore.allowed(account, 'edit', { id, version })
    const { roomId, currency } = projects.require(body.projectId)
    requireDecimals(body, currency)
    const isSame = claim.projectId === body.projectId
    const evidence = replaceEvidence(account, roomId, isSame ? claim.evidence : [], body.evidence)
    const policyId = recordPolicy(body, currency, account.nickName, (policy) => isOwnPolicy(policy, id))
    claimStore.commit(account, 'edit', claim, { ...withoutPolicy(body), policyId, currency, evidence })
    // A number that was corrected leaves no policy behind.
    if (claimsOfPolicy(claim.policyId).length === 0) policies.delete(claim.policyId)
  }),
  mock(claimApi.changeStatus, READ, ({ account, body }) => {
    if (!isAllowed(account.permissions, PERMISSIONS[body.event])) throw new Refusal(403, PLATFORM.forbidden)
    if (body.event !== 'pay') return change(account, body)
    const { idemKey, version: _version, ...payment } = body
    // A retry after a lost response has an outdated version, so the idempotency key must be checked first.
    runOnce(account, idemKey, payment, () => change(account, body))
  }),
  // Must be last: its path also matches the others.
  mock(claimApi.detail, READ, ({ account, path }) => detailOf(account, claims.require(String(path.id)))),
]
