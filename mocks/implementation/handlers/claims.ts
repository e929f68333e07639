import { claimApi, type ClaimChange } from '@/features/implementation/claims/api'
import { inputFor } from '@/features/implementation/domain/claimWorkflow'
import { isAllowed, type Permission } from '@/shared/auth/permissions'
import { onceFor } from '../../domain/wallets'
import { beijing } from '../../platform/clock'
import { nextId, type Account } from '../../platform/db'
import { keepMadeFile, storedFile } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { REFUSALS as PLATFORM } from '../../platform/refusals'
import { addClaim, alreadyApproved, claimActs, claims, detailOf, evidenceAdded, evidenceChosen, factsOf, isFound, rowOf, type StoredClaim } from '../claims' // prettier-ignore
import { claimFile } from '../claimFile'
import { REFUSALS } from '../refusals'
import { projects } from '../store'

const READ = 'implement:claims:list'
const EDIT = 'implement:claims:edit'

/** What each event asks of an account, beside what the workflow says of its role. */
const NEEDS: Readonly<Record<ClaimChange['event'], Permission>> = {
  report: EDIT,
  answer: EDIT,
  appeal: EDIT,
  withdraw: EDIT,
  file: 'implement:claims:handle',
  survey: 'implement:claims:handle',
  ask: 'implement:claims:handle',
  assess: 'implement:claims:handle',
  reject: 'implement:claims:handle',
  approve: 'implement:claims:approve',
  pay: 'implement:claims:pay',
  close: 'implement:claims:pay',
  note: READ,
}

const now = () => beijing(new Date())

/** Refuses an amount beyond what the claim allows now. */
function refuseBeyond(claim: StoredClaim, change: Extract<ClaimChange, { amount: number }>) {
  if (!inputFor(change.event, factsOf(claim)).safeParse(change).success)
    throw new Refusal(500, REFUSALS.beyondLimit)
}

const once = (ids: readonly string[], id: string) => [...new Set([...ids, id])]

/** What an event changes beside the state, and what of it stands in the log. */
function outcomeOf(
  account: Account,
  claim: StoredClaim,
  change: ClaimChange,
): { changes: Partial<StoredClaim>; text?: string } {
  const { userId, nickName: by } = account
  const time = now()
  const asHandler = { handlerIds: once(claim.handlerIds, userId), handlerName: by }
  const { roomId } = projects.require(claim.projectId)
  switch (change.event) {
    case 'report':
      return { changes: { reportedTime: time, reportDate: claim.reportDate ?? time.slice(0, 10) } }
    case 'file':
    case 'survey':
      return { changes: asHandler }
    case 'ask': {
      const { wanted, due } = change
      const asked = { id: nextId(), wanted, due, by, time, answer: '', answerBy: '', answerTime: '' }
      return { changes: { ...asHandler, supplements: [...claim.supplements, asked] }, text: wanted }
    }
    case 'answer': {
      const { answer } = change
      const supplements = claim.supplements.map((each, at) =>
        at === claim.supplements.length - 1 ? { ...each, answer, answerBy: by, answerTime: time } : each,
      )
      const evidence = evidenceAdded(account, roomId, claim.evidence, change.evidence)
      return { changes: { supplements, evidence }, text: answer }
    }
    case 'assess': {
      refuseBeyond(claim, change)
      const { amount, words } = change
      return { changes: { ...asHandler, assessment: { amount, words, by, time } }, text: words }
    }
    case 'reject':
      return { changes: { ...asHandler, reason: change.reason, endTime: time }, text: change.reason }
    case 'appeal': {
      const evidence = evidenceAdded(account, roomId, claim.evidence, change.evidence)
      return { changes: { evidence, reason: '', assessment: null, endTime: null }, text: change.reason }
    }
    case 'approve': {
      refuseBeyond(claim, change)
      const { amount, words } = change
      return {
        changes: { approverId: userId, approved: amount, approval: { amount, words: words ?? '', by, time } },
        text: words ?? '',
      }
    }
    case 'pay': {
      refuseBeyond(claim, change)
      const { date, amount, slip } = change
      if (!slip.every(({ fileName }) => storedFile(fileName))) throw new Refusal(404, PLATFORM.notFound)
      const payment = { id: nextId(), date, amount, slip, by, time }
      return { changes: { payerIds: once(claim.payerIds, userId), payments: [...claim.payments, payment] } }
    }
    case 'close':
      return { changes: { payerIds: once(claim.payerIds, userId), endTime: time }, text: change.reason }
    case 'withdraw':
      return { changes: { reason: change.reason, endTime: time }, text: change.reason }
    case 'note':
      return { changes: { notes: [...claim.notes, { text: change.text, by, time }] } }
  }
}

function change(account: Account, asked: ClaimChange) {
  const { id, version, event } = asked
  const claim = claimActs.allowed(account, event, { id, version })
  const { changes, text = '' } = outcomeOf(account, claim, asked)
  claimActs.commit(account, event, claim, changes, { said: asked, text })
}

/** What a list finds. */
const foundBy = (query: Parameters<typeof isFound>[1]) =>
  claims.all().filter((claim) => isFound(claim, query))

const LISTING = {
  keyword: ['no', 'policyNo', 'insurer', 'projectName'],
  contains: ['insurer'],
  equals: ['cover'],
} as const

const listed = (query: Parameters<typeof isFound>[1] & { pageNum: number; pageSize: number }) => {
  const { handler, ...others } = query
  const rows = foundBy(query)
    .map((claim) => ({
      ...rowOf(claim),
      projectName: rowOf(claim).project.name,
      createTime: claim.createTime,
    }))
    .filter(({ handlerName }) => !handler || handlerName?.includes(handler))
  return list(rows, others, { ...LISTING, ...(query.orderByColumn ? {} : { latest: 'createTime' as const }) })
}

export const claimMocks = [
  mock(claimApi.list, READ, ({ query }) => {
    const { rows, total } = listed(query)
    return { rows: rows.map(({ projectName: _name, createTime: _time, ...row }) => row), total }
  }),
  mock(claimApi.export, READ, async ({ query: { language, ...query } }) => {
    const { rows } = listed({ ...query, pageNum: 1, pageSize: Infinity })
    return { msg: keepMadeFile(await claimFile(rows, language)) }
  }),
  mock(claimApi.policy, READ, ({ query: { policyNo, claimId } }) => {
    const latest = claims
      .all()
      .filter((claim) => claim.policyNo === policyNo && claim.id !== claimId)
      .toSorted((a, b) => b.createTime.localeCompare(a.createTime))[0]
    if (!latest) return { alreadyApproved: 0, terms: null }
    const { insurer, insured, beneficiaries, cover, periodFrom, periodTo, sumInsured, deductible, premium, subsidy } = latest // prettier-ignore
    return {
      alreadyApproved: alreadyApproved({ id: claimId, policyNo }),
      terms: { insurer, insured, beneficiaries, cover, periodFrom, periodTo, sumInsured, deductible: deductible ?? 0, premium, subsidy }, // prettier-ignore
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
