import { leastTotal } from '@/features/implementation/domain/agreement'
import { isCommitted, isPaid } from '@/features/implementation/domain/instalmentWorkflow'
import { sumIssue } from '@/features/implementation/domain/schedule'
import { fundApi, instalmentApi, reconcileApi } from '@/features/implementation/funds/model/funds.api'
import type { Args } from '@/shared/api/endpoint'
import { atRate, sumAmounts, toAmount, toCents } from '@/shared/lib/cents'
import { formatNumber } from '@/shared/lib/money'
import { onceFor } from '../../entities/wallets'
import { isAllowed } from '@/shared/auth/permissions'
import { now, serverDay } from '../../platform/clock'
import type { Account } from '../../platform/db'
import { keepMadeFile } from '../../platform/files'
import { list } from '../../platform/list'
import { mock, Refusal } from '../../platform/mock'
import { REFUSALS as PLATFORM } from '../../platform/refusals'
import { requireVersion } from '../../platform/versioned'
import {
  act,
  agreementDetail,
  agreementRow,
  agreements,
  allowed,
  aPlanned,
  bankCurrencyOf,
  commit,
  instalmentRow,
  instalmentsOf,
} from '../funds'
import '../fundsArrivals'
import { dropFile, matchRows, reconciliation, takeRows, unmatchRows } from '../fundsBank'
import { agreementsFile, instalmentsFile } from '../fundsFile'
import { REFUSALS } from '../refusals'
import { instalments, milestones, projects, type StoredInstalment } from '../store'

const ALL = { pageNum: 1, pageSize: Number.MAX_SAFE_INTEGER }

const foundAgreements = (query: Args<typeof fundApi.list>['query']) =>
  list(
    agreements
      .all()
      .toSorted((a, b) => b.signedOn.localeCompare(a.signedOn))
      .map(agreementRow),
    query,
    { keyword: ['no', 'payee', 'projectName'], contains: ['payee'], equals: ['projectId', 'type'] },
  )

function foundInstalments({
  dueFrom = '',
  dueTo = '',
  unpaid,
  paidMonth,
  projectId,
  varied,
  ...query
}: Args<typeof instalmentApi.list>['query']) {
  const rows = instalments
    .all()
    .filter(({ due }) => due >= dueFrom && (dueTo === '' || due <= dueTo))
    .sort((a, b) => a.due.localeCompare(b.due))
    .filter((each) => unpaid !== 'true' || !isPaid(each))
    .filter((each) => !projectId || projectId.split(',').includes(each.projectId))
    .filter((each) => !paidMonth || (isPaid(each) && each.paidOn.startsWith(`${paidMonth}-`)))
    .map(instalmentRow)
    .filter(({ variance }) => varied !== 'true' || (variance ?? 0) !== 0)
  return list(rows, query, {
    keyword: ['code', 'payee', 'projectName'],
    contains: ['payee'],
    equals: ['agreementId', 'type', 'state', 'currency'],
  })
}

function requireFree(no: string, ownId?: string) {
  const isTaken = agreements.all().some((each) => each.no === no && each.id !== ownId)
  if (isTaken) throw new Refusal(500, REFUSALS.agreementTaken(no))
}

const committedOf = (id: string) => instalmentsOf(id).filter(isCommitted)

type Change = Args<typeof instalmentApi.changeStatus>['body']

/** The amount of an input has a limit that only the instalment knows. */
function requireWithin(amount: number, limit: number) {
  if (toCents(amount) > toCents(limit)) throw new Refusal(500, REFUSALS.beyond(formatNumber(limit)))
}

function pay(account: Account, change: Extract<Change, { event: 'pay' }>) {
  const { idemKey, version, event: _event, ...said } = change
  onceFor(account, idemKey, said, () => {
    const stored = allowed(account, 'pay', { id: said.id, version })
    requireWithin(said.amount, stored.approved ?? 0)
    if (said.paidOn > serverDay()) throw new Refusal(500, REFUSALS.future)
    commit(account, 'pay', stored, {
      payerId: account.userId,
      paid: said.amount,
      bankAmount: said.rate === null ? said.amount : atRate(said.amount, said.rate),
      paidOn: said.paidOn,
      rate: said.rate,
      slip: said.slip,
    })
    tellProject(stored.projectId)
  })
}

/** What a project was paid follows from its instalments. */
function tellProject(projectId: string) {
  const project = projects.get(projectId)
  if (project) projects.put({ ...project, updateTime: now() })
}

/** What becomes of an instalment by each event that is not a payment. */
function changesBy(account: Account, change: Exclude<Change, { event: 'pay' }>) {
  return (stored: StoredInstalment): Partial<StoredInstalment> => {
    switch (change.event) {
      case 'apply': {
        const { amount, payee, account: bank, purpose, invoices } = change
        requireWithin(amount, instalmentRow(stored).remaining)
        return {
          applicantId: account.userId,
          reviewerId: null,
          approverId: null,
          applied: amount,
          approved: null,
          payee,
          account: bank,
          purpose,
          invoices,
          reason: '',
        }
      }
      case 'review':
        return { reviewerId: account.userId }
      case 'approve':
        return { approverId: account.userId, approved: stored.applied }
      case 'return':
        return { approverId: account.userId, reason: change.reason }
      default:
        return {}
    }
  }
}

/** The permission that each event asks for, beside the role that the workflow asks for. */
const NEEDS = {
  apply: 'implement:fund:edit',
  review: 'implement:fund:review',
  approve: 'implement:fund:approve',
  return: 'implement:fund:approve',
  pay: 'implement:fund:pay',
  settle: 'implement:fund:pay',
} as const

export const fundMocks = [
  mock(instalmentApi.list, 'implement:fund:list', ({ query }) => foundInstalments(query)),
  mock(instalmentApi.detail, 'implement:fund:list', ({ path }) => {
    const stored = instalments.require(String(path.id))
    return {
      ...instalmentRow(stored),
      events: stored.events.map(({ from = null, text, ...each }) => ({ ...each, from, text: text ?? '' })),
    }
  }),
  mock(instalmentApi.changeStatus, 'implement:fund:list', ({ account, body }) => {
    if (!isAllowed(account.permissions, NEEDS[body.event])) throw new Refusal(403, PLATFORM.forbidden)
    if (body.event === 'pay') return pay(account, body)
    act(body.event, { account, body }, changesBy(account, body), {
      text: body.event === 'return' ? body.reason : body.event === 'apply' ? body.purpose : '',
    })
  }),

  mock(fundApi.list, 'implement:fund:list', ({ query }) => foundAgreements(query)),
  mock(fundApi.export, 'implement:fund:list', async ({ account, query: { of, language, ...query } }) => {
    const { state: _state, ...common } = query
    const file =
      of === 'agreements'
        ? await agreementsFile(foundAgreements({ ...common, ...ALL }).rows, {
            account,
            language,
            query: common,
          })
        : await instalmentsFile(foundInstalments({ ...query, ...ALL }).rows, { account, language, query })
    return { msg: keepMadeFile(file) }
  }),
  mock(fundApi.create, 'implement:fund:edit', ({ account, body }) => {
    projects.require(body.projectId)
    requireFree(body.no)
    const { id } = agreements.add({ ...body, version: 1, updatedBy: account.nickName })
    return { id }
  }),
  mock(fundApi.update, 'implement:fund:edit', ({ account, body }) => {
    const before = agreements.require(body.id)
    requireVersion(before, body.version, before.no)
    projects.require(body.projectId)
    requireFree(body.no, body.id)
    const committed = committedOf(body.id)
    const isMoved = body.projectId !== before.projectId || body.currency !== before.currency
    if (isMoved && committed.length > 0) throw new Refusal(500, REFUSALS.agreementMoved)
    const least = leastTotal(committed)
    if (toCents(body.total) < toCents(least)) throw new Refusal(500, REFUSALS.below(formatNumber(least)))
    for (const each of instalmentsOf(body.id)) instalments.put({ ...each, projectId: body.projectId })
    agreements.put({ ...before, ...body, version: body.version + 1, updatedBy: account.nickName })
  }),
  mock(fundApi.schedule, 'implement:fund:edit', ({ account, body: { id, version, rows } }) => {
    const agreement = agreements.require(id)
    requireVersion(agreement, version, agreement.no)
    const kept = committedOf(id).concat(instalmentsOf(id).filter(({ state }) => state === 'returned'))
    const open = toAmount(toCents(agreement.total) - toCents(sumAmounts(kept.map(({ amount }) => amount))))
    const issue = sumIssue(rows, open)
    if (issue) throw new Refusal(500, REFUSALS.scheduleSum(issue))
    const isOfProject = (milestoneId: string | null) =>
      milestoneId === null || milestones.get(milestoneId)?.projectId === agreement.projectId
    if (!rows.every(({ milestoneId }) => isOfProject(milestoneId)))
      throw new Refusal(500, REFUSALS.otherMilestone)
    instalments.remove(instalmentsOf(id).filter(({ state }) => state === 'planned'))
    const last = Math.max(0, ...kept.map(({ no }) => no))
    const added = { by: account.nickName, time: now() }
    for (const [index, row] of rows.toSorted((a, b) => a.due.localeCompare(b.due)).entries())
      instalments.add(aPlanned(agreement, { ...row, no: last + index + 1 }, added))
    agreements.put({ ...agreement, version: version + 1, updatedBy: account.nickName })
  }),
  mock(reconcileApi.read, 'implement:fund:list', () => reconciliation(instalmentRow)),
  mock(reconcileApi.take, 'implement:fund:pay', ({ account, body }) => takeRows(account, body)),
  mock(reconcileApi.match, 'implement:fund:pay', ({ account, body }) =>
    matchRows(account, body.links, bankCurrencyOf),
  ),
  mock(reconcileApi.unmatch, 'implement:fund:pay', ({ path }) => unmatchRows(String(path.ids))),
  mock(reconcileApi.drop, 'implement:fund:pay', ({ path }) => dropFile(String(path.id))),
  mock(fundApi.detail, 'implement:fund:list', ({ path }) =>
    agreementDetail(agreements.require(String(path.id))),
  ),
]
