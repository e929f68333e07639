import { claimApi, type ClaimChange } from '@/features/implementation/claims/claims.api'
import { claimWorkflow, inputFor, type EvidencePick } from '@/features/implementation/domain/claimWorkflow'
import { isAllowed, type Permission } from '@/shared/auth/permissions'
import { onceFor } from '../../entities/wallets'
import { now } from '../../platform/clock'
import { nextId, type Account } from '../../platform/db'
import { keepMadeFile, storedFile } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { REFUSALS as PLATFORM } from '../../platform/refusals'
import { pick } from '../../platform/pick'
import {
  addClaim,
  alreadyApproved,
  claimActs,
  claims,
  detailOf,
  evidenceAdded,
  evidenceChosen,
  factsOf,
  isFound,
  rowOf,
  type StoredClaim,
} from '../claims'
import { claimFile } from '../claimFile'
import '../conceptFigures'
import { REFUSALS } from '../refusals'
import { projects } from '../store'

const READ = 'implement:claims:list'
const EDIT = 'implement:claims:edit'
const HANDLE = 'implement:claims:handle'
const PAY = 'implement:claims:pay'

type Event = ClaimChange['event']
/** What is said with it. */
type Said<E extends Event, Change = ClaimChange> = Change extends { event: infer Name }
  ? E extends Name
    ? Change
    : never
  : never

/** What an event changes beside the state, and what of it stands in the log. */
interface Outcome {
  changes: Partial<StoredClaim>
  text?: string | null
}

/** Who does it, and when. */
interface Doer {
  account: Account
  by: string
  time: string
}

const once = (ids: readonly string[], id: string) => [...new Set([...ids, id])]

const asHandler = ({ handlerIds }: StoredClaim, { account, by }: Doer) => ({
  handlerIds: once(handlerIds, account.userId),
  handlerName: by,
})
const asPayer = ({ payerIds }: StoredClaim, { account }: Doer) => ({
  payerIds: once(payerIds, account.userId),
})

/** What a claim rests on, with what its owner adds. */
const withEvidence = (
  { projectId, evidence }: StoredClaim,
  picked: readonly EvidencePick[],
  { account }: Doer,
) => ({
  evidence: evidenceAdded(account, projects.require(projectId).roomId, evidence, picked),
})

/** Refuses an amount beyond what the claim allows now. */
function refuseBeyond(claim: StoredClaim, said: Said<'assess' | 'approve' | 'pay'>) {
  if (!inputFor(said.event, factsOf(claim)).safeParse(said).success)
    throw new Refusal(500, REFUSALS.beyondLimit)
}

const OUTCOMES: { readonly [E in Event]: (claim: StoredClaim, said: Said<E>, doer: Doer) => Outcome } = {
  report: ({ reportDate }, _said, { time }) => ({
    changes: { reportedTime: time, reportDate: reportDate ?? time.slice(0, 10) },
  }),
  file: (claim, _said, doer) => ({ changes: asHandler(claim, doer) }),
  survey: (claim, _said, doer) => ({ changes: asHandler(claim, doer) }),
  ask(claim, { wanted, due }, doer) {
    const { by, time } = doer
    const asked = { id: nextId(), wanted, due, by, time, answer: '', answerBy: '', answerTime: '' }
    return {
      changes: { ...asHandler(claim, doer), supplements: [...claim.supplements, asked] },
      text: wanted,
    }
  },
  answer(claim, { answer, evidence }, doer) {
    const { by: answerBy, time: answerTime } = doer
    const before = claim.supplements.slice(0, -1)
    const answered = claim.supplements.slice(-1).map((each) => ({ ...each, answer, answerBy, answerTime }))
    return {
      changes: { ...withEvidence(claim, evidence, doer), supplements: [...before, ...answered] },
      text: answer,
    }
  },
  assess(claim, said, doer) {
    refuseBeyond(claim, said)
    const { amount, words } = said
    const { by, time } = doer
    return { changes: { ...asHandler(claim, doer), assessment: { amount, words, by, time } }, text: words }
  },
  reject: (claim, { reason }, doer) => ({
    changes: { ...asHandler(claim, doer), reason, endTime: doer.time },
    text: reason,
  }),
  appeal: (claim, { reason, evidence }, doer) => ({
    changes: { ...withEvidence(claim, evidence, doer), reason: '', assessment: null, endTime: null },
    text: reason,
  }),
  approve(claim, said, { account, by, time }) {
    refuseBeyond(claim, said)
    const { amount, words } = said
    const approval = { amount, words: words ?? '', by, time }
    return { changes: { approverId: account.userId, approved: amount, approval }, text: words }
  },
  pay(claim, said, doer) {
    refuseBeyond(claim, said)
    const { date, amount, slip } = said
    if (!slip.every(({ fileName }) => storedFile(fileName))) throw new Refusal(404, PLATFORM.notFound)
    const { by, time } = doer
    const payment = { id: nextId(), date, amount, slip, by, time }
    return { changes: { ...asPayer(claim, doer), payments: [...claim.payments, payment] } }
  },
  close: (claim, { reason }, doer) => ({
    changes: { ...asPayer(claim, doer), endTime: doer.time },
    text: reason,
  }),
  withdraw: (_claim, { reason }, { time }) => ({ changes: { reason, endTime: time }, text: reason }),
  note: ({ notes }, { text }, { by, time }) => ({ changes: { notes: [...notes, { text, by, time }] } }),
}

/** What each event asks of an account, beside what the workflow says of its role. */
const NEEDS: Readonly<Record<Event, Permission>> = {
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
  close: PAY,
  note: READ,
}

function change(account: Account, said: ClaimChange) {
  const { id, version, event } = said
  const claim = claimActs.allowed(account, event, { id, version })
  const outcome = OUTCOMES[event] as (claim: StoredClaim, said: ClaimChange, doer: Doer) => Outcome
  const { changes, text } = outcome(claim, said, { account, by: account.nickName, time: now() })
  claimActs.commit(account, event, claim, changes, { said, text: text ?? '' })
}

/** What a list finds. */
const foundBy = (query: Parameters<typeof isFound>[1]) =>
  claims.all().filter((claim) => isFound(claim, query))

const LISTING = {
  keyword: ['no', 'policyNo', 'insurer', 'projectName'],
  contains: ['insurer'],
  equals: ['cover'],
} as const

const listed = (
  query: Parameters<typeof isFound>[1] & { pageNum: number; pageSize: number },
  account?: Account,
) => {
  const { handler, may, ...others } = query
  const actions = (may ?? '').split(',').filter((name) => claimWorkflow.isAction(name))
  const rows = foundBy(query)
    .filter((claim) => !may || !account || claimActs.mayAct(account, claim.id, actions))
    .map((claim) => ({
      ...rowOf(claim),
      projectName: rowOf(claim).project.name,
      createTime: claim.createTime,
    }))
    .filter(({ handlerName }) => !handler || handlerName?.includes(handler))
  return list(rows, others, { ...LISTING, ...(query.orderByColumn ? {} : { latest: 'createTime' as const }) })
}

export const claimMocks = [
  mock(claimApi.list, READ, ({ account, query }) => {
    const { rows, total } = listed(query, account)
    return { rows: rows.map(({ projectName: _name, createTime: _time, ...row }) => row), total }
  }),
  mock(claimApi.export, READ, async ({ account, query: { language, ...query } }) => {
    const { rows } = listed({ ...query, pageNum: 1, pageSize: Infinity })
    return { msg: keepMadeFile(await claimFile(rows, { account, language, query })) }
  }),
  mock(claimApi.policy, READ, ({ query: { policyNo, currency, claimId } }) => {
    const latest = claims
      .all()
      .filter((claim) => claim.policyNo === policyNo && claim.currency === currency && claim.id !== claimId)
      .toSorted((a, b) => b.createTime.localeCompare(a.createTime))[0]
    if (!latest) return { alreadyApproved: 0, terms: null }
    return {
      alreadyApproved: alreadyApproved({ id: claimId, policyNo, currency }),
      terms: {
        ...pick(latest, 'insurer', 'insured', 'beneficiaries', 'cover', 'periodFrom', 'periodTo'),
        ...pick(latest, 'sumInsured', 'premium', 'subsidy'),
        deductible: latest.deductible ?? 0,
      },
    }
  }),
  mock(claimApi.create, EDIT, ({ account, body }) => {
    const { roomId, currency } = projects.require(body.projectId)
    const evidence = evidenceAdded(account, roomId, [], body.evidence)
    const { id } = addClaim(account, { ...body, currency, evidence })
    return { id }
  }),
  mock(claimApi.update, EDIT, ({ account, body: { id, version, ...body } }) => {
    const claim = claimActs.allowed(account, 'edit', { id, version })
    const { roomId, currency } = projects.require(body.projectId)
    const isSame = claim.projectId === body.projectId
    const evidence = evidenceChosen(account, roomId, isSame ? claim.evidence : [], body.evidence)
    claimActs.commit(account, 'edit', claim, { ...body, currency, evidence })
  }),
  mock(claimApi.changeStatus, READ, ({ account, body }) => {
    if (!isAllowed(account.permissions, NEEDS[body.event])) throw new Refusal(403, PLATFORM.forbidden)
    if (body.event !== 'pay') return change(account, body)
    const { idemKey, version: _version, ...payment } = body
    // Sent again after a lost answer it names an older version: the key says that it is the same one.
    onceFor(account, idemKey, payment, () => change(account, body))
  }),
  // Last: its path would take in the others.
  mock(claimApi.detail, READ, ({ account, path }) => detailOf(account, claims.require(String(path.id)))),
]
