import { customerApi, type CustomerBody } from '@/features/implementation/customers/customers.api'
import { pipelineOf } from '@/features/implementation/customers/pipeline'
import { dueOf } from '@/features/implementation/customers/dues'
import { STEP_NAMES, type StageStep } from '@/features/implementation/domain/customerWorkflow'
import type { Args } from '@/shared/api/endpoint'
import { canInRoom } from '@/features/rooms/domain/abilities'
import { importResult, tableFile } from '../../entities/table/tableFile'
import { parseRows } from '../../entities/table/readTable'
import { nameKey } from '@/features/implementation/customers/companyNames'
import { now, serverDay } from '../../platform/clock'
import { nextId, type Account } from '../../platform/db'
import { storeGeneratedFile, formText } from '../../platform/files'
import { mock, Refusal } from '../../platform/mock'
import { page } from '../../platform/page'
import { readUploadedSheet } from '../../platform/sheet'
import { roomFor, rooms, stateOf, tagsOf } from '../../rooms/store'
import { activityOf } from '../customerActivity'
import { customerCell, customerTable } from '../customerTable'
import {
  announceCustomers,
  customerFor,
  customerStore,
  customers,
  customerRows,
  filterCustomers,
  followUps,
  visibleLink,
  possibleOwners,
  canSeeRoom,
  duplicatesOf,
  type StoredCustomer,
  type StoredFollowUp,
} from '../customers'
import { REFUSALS } from '../refusals'
import { projects } from '../store'

const READ = 'implement:customer:list'
const EDIT = 'implement:customer:edit'
const { allowed, commit } = customerStore

/** Refuses a duplicate name unless the user confirms that it is another company. */
function checkDuplicate({ name, isAnother }: CustomerBody, exceptId?: string) {
  const duplicate = duplicatesOf(name, exceptId).find(({ isSame }) => isSame)
  if (duplicate && !isAnother)
    throw new Refusal(500, REFUSALS.customerTwin(duplicate.name, duplicate.ownerName))
}

function checkLink(account: Account, { roomId, tagId }: Pick<CustomerBody, 'roomId' | 'tagId'>) {
  const linked = roomId === null ? undefined : roomsFor(account).find(({ id }) => id === roomId)
  if (roomId !== null && !linked) throw new Refusal(500, REFUSALS.noLinkedRoom)
  if (tagId !== null && !linked?.tags.some(({ id }) => id === tagId))
    throw new Refusal(500, REFUSALS.noLinkedTag)
}

function roomsFor(account: Account) {
  return rooms.implement
    .all()
    .filter(({ id }) => canSeeRoom(account, id))
    .map((room) => {
      const { role, tagId } = roomFor('implement', room, account)
      const isLeader = canInRoom('tag:list', { role, state: stateOf(room) })
      const known = tagsOf('implement', room.id).filter(({ id }) => isLeader || id === tagId)
      return { id: room.id, name: room.name, tags: known.map(({ id, name }) => ({ id, name })) }
    })
}

type Link = Pick<StoredCustomer, 'roomId' | 'tagId'>

/** Applies the submitted link, but keeps the parts of the old one that the caller cannot see. */
function mergeLink(account: Account, fields: Link, before: Link | undefined): Link {
  if (!before) return fields
  const seen = visibleLink(account, before)
  const roomId = fields.roomId ?? (seen.roomId === null ? before.roomId : null)
  const isTagHidden = seen.tagId === null && roomId === before.roomId
  return { roomId, tagId: fields.tagId ?? (isTagHidden ? before.tagId : null) }
}

const toStored = (
  account: Account,
  { isAnother: _isAnother, currency, ...body }: CustomerBody,
  before?: StoredCustomer,
) => ({ ...body, ...mergeLink(account, body, before), currency: currency ?? ('CNY' as const) })

function checkInput(account: Account, body: CustomerBody, before?: StoredCustomer) {
  checkDuplicate(body, before?.id)
  if (!possibleOwners().some(({ id }) => id === body.ownerId)) throw new Refusal(500, REFUSALS.noOwner)
  if (body.projectId !== null) projects.require(body.projectId)
  const isNewLink = body.roomId !== (before?.roomId ?? null) || body.tagId !== (before?.tagId ?? null)
  if (isNewLink) checkLink(account, body)
}

const makeCustomer = (
  by: Account,
  fields: ReturnType<typeof toStored>,
  event: 'create' | 'import' = 'create',
): StoredCustomer => {
  const time = now()
  return {
    ...fields,
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
    events: [{ time, by: by.nickName, action: event, to: 'lead' }],
  }
}

/** A follow-up that plans nothing clears the next action if it is due, and leaves a later one. */
function nextActionAfter({ time, nextAction, nextDate }: StoredFollowUp, before: StoredCustomer) {
  if (nextDate !== null) return { nextAction, nextActionDate: nextDate }
  const isDone = before.nextActionDate !== null && before.nextActionDate <= time.slice(0, 10)
  return isDone ? { nextAction: null, nextActionDate: null } : {}
}

const stepOf = (stage: string) =>
  (Object.keys(STEP_NAMES) as StageStep[]).find((step) => STEP_NAMES[step] === stage)!

/** Fields that a stage change stores, and its text for the history. */
function stageChangesOf(body: Args<typeof customerApi.changeStage>['body']) {
  const { id: _id, version: _version, stage: _stage, ...input } = body
  const text =
    'terms' in input
      ? input.terms
      : 'contractNo' in input
        ? input.contractNo
        : 'lostWords' in input
          ? input.lostWords
          : 'reason' in input
            ? input.reason
            : ''
  const { reason: _reason, ...changes } = input as typeof input & { reason?: string }
  return { kept: changes as Partial<StoredCustomer>, text }
}

export const customerMocks = [
  mock(customerApi.list, READ, ({ account, query }) => page(customerRows(account, query), query)),
  mock(customerApi.figures, READ, ({ query }) => {
    const found = filterCustomers(query).map((customer) => ({ ...customer, stage: customer.state }))
    return {
      stages: pipelineOf(found),
      overdue: found.filter((customer) => dueOf(customer, serverDay()) === 'overdue').length,
    }
  }),
  mock(customerApi.owners, READ, () => possibleOwners()),
  mock(customerApi.rooms, EDIT, ({ account }) => roomsFor(account)),
  mock(customerApi.twins, READ, ({ query: { name, exceptId } }) => duplicatesOf(name, exceptId).slice(0, 5)),

  mock(customerApi.activity, READ, ({ account, query }) => activityOf(account, customers.require(query.id))),

  mock(customerApi.export, READ, async ({ account, query: { language, ...query } }) => {
    const file = await tableFile(customerTable(''), customerRows(account, query), customerCell, {
      account,
      language,
      query,
    })
    return { msg: storeGeneratedFile(file) }
  }),
  mock(customerApi.importData, EDIT, async ({ account, body }) => {
    const taken = new Set(customers.all().map(({ name }) => nameKey(name)))
    const table = customerTable(account.userId)
    const sheet = await readUploadedSheet(body.get('file'))
    const rows = parseRows(table, sheet, { taken, keyOf: nameKey })
    const validBodies = rows.flatMap((row) => row.body ?? [])
    if (validBodies.length === rows.length)
      for (const each of validBodies) customers.put(makeCustomer(account, toStored(account, each), 'import'))
    announceCustomers()
    return importResult(table, sheet, rows, formText(body, 'language'))
  }),
  mock(customerApi.create, EDIT, ({ account, body }) => {
    checkInput(account, body)
    customers.put(makeCustomer(account, toStored(account, body)))
    announceCustomers()
  }),
  mock(customerApi.update, EDIT, ({ account, body: { id, version, ...body } }) => {
    const before = allowed(account, 'edit', { id, version })
    const fields = toStored(account, body, before)
    checkInput(account, { ...body, ...fields }, before)
    commit(account, 'edit', before, fields)
  }),
  mock(customerApi.remove, EDIT, ({ account, path }) => {
    const removed = String(path.ids)
      .split(',')
      .map((id) => allowed(account, 'remove', { id }))
    customers.remove(removed)
    announceCustomers()
    followUps.remove(followUps.all().filter(({ customerId }) => removed.some(({ id }) => id === customerId)))
  }),
  mock(customerApi.changeStage, EDIT, ({ account, body }) => {
    const { kept: changes, text } = stageChangesOf(body)
    const { id, version } = body
    const action = stepOf(body.stage)
    const before = allowed(account, action, { id, version })
    if (body.stage === 'diligence') checkLink(account, body)
    const link = body.stage === 'diligence' ? mergeLink(account, body, before) : {}
    commit(account, action, before, { ...changes, ...link }, { text })
  }),

  mock(customerApi.follows, READ, ({ query: { customerId, ...query } }) => {
    customers.require(customerId)
    const own = followUps.all().filter((each) => each.customerId === customerId)
    return page(
      own.toSorted((a, b) => b.time.localeCompare(a.time) || Number(b.id) - Number(a.id)),
      query,
    ) as never
  }),
  mock(customerApi.follow, EDIT, ({ account, body: { customerId, ...body } }) => {
    const before = allowed(account, 'follow', { id: customerId })
    const follow = followUps.put({ ...body, id: nextId(), customerId, by: account.nickName })
    commit(account, 'follow', before, nextActionAfter(follow, before), { text: body.content.slice(0, 80) })
  }),

  // Must be last: its path also matches the others.
  mock(customerApi.detail, READ, ({ account, path }) =>
    customerFor(account, customers.require(String(path.id))),
  ),
]
