import { customerApi, type CustomerBody } from '@/features/implementation/customers/customers.api'
import { pipelineOf } from '@/features/implementation/customers/pipeline'
import { dueOf } from '@/features/implementation/customers/dues'
import { STEP_NAMES, type StageStep } from '@/features/implementation/domain/customerWorkflow'
import type { Args } from '@/shared/api/endpoint'
import { canInRoom } from '@/features/rooms/domain/abilities'
import { answerTo, tableFile } from '../../entities/table/files'
import { rowsIn } from '../../entities/table/read'
import { nameKey } from '@/features/implementation/customers/names'
import { now, serverDay } from '../../platform/clock'
import { nextId, type Account } from '../../platform/db'
import { keepMadeFile, textIn } from '../../platform/files'
import { mock, Refusal } from '../../platform/mock'
import { page } from '../../platform/page'
import { sheetOf } from '../../platform/sheet'
import { roomFor, rooms, stateOf, tagsOf } from '../../rooms/store'
import { activityOf } from '../customerActivity'
import { customerCell, customerTable } from '../customerTable'
import {
  customerFor,
  customerKeeping,
  customers,
  customersFor,
  customersIn,
  follows,
  linkFor,
  ownersIn,
  seesRoom,
  twinsOf,
  type StoredCustomer,
  type StoredFollow,
} from '../customers'
import { REFUSALS } from '../refusals'
import { projects } from '../store'

const READ = 'implement:customer:list'
const EDIT = 'implement:customer:edit'
const { allowed, commit } = customerKeeping

/** Two of one name would not be told apart, unless whoever writes them says that they are two. */
function refuseTwin({ name, isAnother }: CustomerBody, exceptId?: string) {
  const twin = twinsOf(name, exceptId).find(({ isSame }) => isSame)
  if (twin && !isAnother) throw new Refusal(500, REFUSALS.customerTwin(twin.name, twin.ownerName))
}

/** A room that the caller sees, and a tag of it that he may know of. */
function refuseLink(account: Account, { roomId, tagId }: Pick<CustomerBody, 'roomId' | 'tagId'>) {
  const linked = roomId === null ? undefined : roomsFor(account).find(({ id }) => id === roomId)
  if (roomId !== null && !linked) throw new Refusal(500, REFUSALS.noLinkedRoom)
  if (tagId !== null && !linked?.tags.some(({ id }) => id === tagId))
    throw new Refusal(500, REFUSALS.noLinkedTag)
}

/** The rooms that a caller sees, with the tags that he may know of there: all to who leads it, else his own. */
function roomsFor(account: Account) {
  return rooms.implement
    .all()
    .filter(({ id }) => seesRoom(account, id))
    .map((room) => {
      const { role, tagId } = roomFor('implement', room, account)
      const isLeader = canInRoom('tag:list', { role, state: stateOf(room) })
      const known = tagsOf('implement', room.id).filter(({ id }) => isLeader || id === tagId)
      return { id: room.id, name: room.name, tags: known.map(({ id, name }) => ({ id, name })) }
    })
}

type Link = Pick<StoredCustomer, 'roomId' | 'tagId'>

/** A link as someone has written it; what he does not see of the one before stays as it is. */
function linkAfter(account: Account, written: Link, before: Link | undefined): Link {
  if (!before) return written
  const seen = linkFor(account, before)
  const roomId = written.roomId ?? (seen.roomId === null ? before.roomId : null)
  const isTagHidden = seen.tagId === null && roomId === before.roomId
  return { roomId, tagId: written.tagId ?? (isTagHidden ? before.tagId : null) }
}

/** As it is kept. */
const asWritten = (
  account: Account,
  { isAnother: _isAnother, currency, ...body }: CustomerBody,
  before?: StoredCustomer,
) => ({ ...body, ...linkAfter(account, body, before), currency: currency ?? ('CNY' as const) })

function refuseWrong(account: Account, body: CustomerBody, before?: StoredCustomer) {
  refuseTwin(body, before?.id)
  if (!ownersIn().some(({ id }) => id === body.ownerId)) throw new Refusal(500, REFUSALS.noOwner)
  if (body.projectId !== null) projects.require(body.projectId)
  const isNewLink = body.roomId !== (before?.roomId ?? null) || body.tagId !== (before?.tagId ?? null)
  if (isNewLink) refuseLink(account, body)
}

const aCustomer = (
  by: Account,
  written: ReturnType<typeof asWritten>,
  how: 'create' | 'import' = 'create',
): StoredCustomer => {
  const time = now()
  return {
    ...written,
    id: nextId(),
    version: 1,
    state: 'lead',
    lostFrom: null,
    cda: [],
    terms: '',
    contractNo: '',
    contractAmount: null,
    lostReason: '',
    lostWords: '',
    stateTime: time,
    updateTime: time,
    updatedBy: by.nickName,
    events: [{ time, by: by.nickName, action: how, to: 'lead' }],
  }
}

/** What is to be done next after a follow-up: as it says, else what was planned for later. */
function nextAfter({ time, nextAction, nextDate }: StoredFollow, before: StoredCustomer) {
  if (nextDate !== null) return { nextAction, nextActionDate: nextDate }
  const isDone = before.nextActionDate !== null && before.nextActionDate <= time.slice(0, 10)
  return isDone ? { nextAction: null, nextActionDate: null } : {}
}

const stepOf = (stage: string) =>
  (Object.keys(STEP_NAMES) as StageStep[]).find((step) => STEP_NAMES[step] === stage)!

/** What a step leaves behind in the customer, and in the words of his history. */
function saidIn(body: Args<typeof customerApi.changeStage>['body']) {
  const { id: _id, version: _version, stage: _stage, ...said } = body
  const text =
    'terms' in said
      ? said.terms
      : 'contractNo' in said
        ? said.contractNo
        : 'lostWords' in said
          ? said.lostWords
          : 'reason' in said
            ? said.reason
            : ''
  const { reason: _reason, ...kept } = said as typeof said & { reason?: string }
  return { kept: kept as Partial<StoredCustomer>, text }
}

export const customerMocks = [
  mock(customerApi.list, READ, ({ account, query }) => page(customersFor(account, query), query)),
  mock(customerApi.figures, READ, ({ query }) => {
    const found = customersIn(query).map((customer) => ({ ...customer, stage: customer.state }))
    return {
      stages: pipelineOf(found),
      overdue: found.filter((customer) => dueOf(customer, serverDay()) === 'overdue').length,
    }
  }),
  mock(customerApi.owners, READ, () => ownersIn()),
  mock(customerApi.rooms, EDIT, ({ account }) => roomsFor(account)),
  mock(customerApi.twins, READ, ({ query: { name, exceptId } }) => twinsOf(name, exceptId).slice(0, 5)),

  mock(customerApi.activity, READ, ({ account, query }) => activityOf(account, customers.require(query.id))),

  mock(customerApi.export, READ, async ({ account, query: { language, ...query } }) => {
    const file = await tableFile(customerTable(''), customersFor(account, query), customerCell, {
      account,
      language,
      query,
    })
    return { msg: keepMadeFile(file) }
  }),
  mock(customerApi.importData, EDIT, async ({ account, body }) => {
    const taken = new Set(customers.all().map(({ name }) => nameKey(name)))
    const table = customerTable(account.userId)
    const sheet = await sheetOf(body.get('file'))
    const rows = rowsIn(table, sheet, { taken, keyOf: nameKey })
    const right = rows.flatMap((row) => row.body ?? [])
    if (right.length === rows.length)
      for (const each of right) customers.put(aCustomer(account, asWritten(account, each), 'import'))
    return answerTo(table, sheet, rows, textIn(body, 'language'))
  }),
  mock(customerApi.create, EDIT, ({ account, body }) => {
    refuseWrong(account, body)
    customers.put(aCustomer(account, asWritten(account, body)))
  }),
  mock(customerApi.update, EDIT, ({ account, body: { id, version, ...body } }) => {
    const before = allowed(account, 'edit', { id, version })
    const written = asWritten(account, body, before)
    refuseWrong(account, { ...body, ...written }, before)
    commit(account, 'edit', before, written)
  }),
  mock(customerApi.remove, EDIT, ({ account, path }) => {
    const doomed = String(path.ids)
      .split(',')
      .map((id) => allowed(account, 'remove', { id }))
    customers.remove(doomed)
    follows.remove(follows.all().filter(({ customerId }) => doomed.some(({ id }) => id === customerId)))
  }),
  mock(customerApi.changeStage, EDIT, ({ account, body }) => {
    const { kept, text } = saidIn(body)
    const { id, version } = body
    const action = stepOf(body.stage)
    const before = allowed(account, action, { id, version })
    if (body.stage === 'diligence') refuseLink(account, body)
    const link = body.stage === 'diligence' ? linkAfter(account, body, before) : {}
    commit(account, action, before, { ...kept, ...link }, { text })
  }),

  mock(customerApi.follows, READ, ({ query: { customerId, ...query } }) => {
    customers.require(customerId)
    const own = follows.all().filter((each) => each.customerId === customerId)
    return page(
      own.toSorted((a, b) => b.time.localeCompare(a.time) || Number(b.id) - Number(a.id)),
      query,
    ) as never
  }),
  mock(customerApi.follow, EDIT, ({ account, body: { customerId, ...body } }) => {
    const before = allowed(account, 'follow', { id: customerId })
    const follow = follows.put({ ...body, id: nextId(), customerId, by: account.nickName })
    commit(account, 'follow', before, nextAfter(follow, before), { text: body.content.slice(0, 80) })
  }),

  // Last: its path would take in the others.
  mock(customerApi.detail, READ, ({ account, path }) =>
    customerFor(account, customers.require(String(path.id))),
  ),
]
