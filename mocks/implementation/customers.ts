import { nameKey, likenessOf } from '@/features/implementation/customers/names'
import type { CustomerBody, customerApi, WAYS } from '@/features/implementation/customers/customers.api'
import { dueOf } from '@/features/implementation/customers/dues'
import {
  customerWorkflow,
  STEP_NAMES,
  type CustomerAction,
} from '@/features/implementation/domain/customerWorkflow'
import type { CustomerStage } from '@/features/implementation/domain/states'
import texts from '@/features/implementation/locales/customers.zh.json'
import type { Args, RawAnswerOf } from '@/shared/api/endpoint'
import { isAllowed } from '@/shared/auth/permissions'
import type { StoredFile } from '@/shared/files/files.api'
import { db } from '../account/store'
import { entriesOf } from '../entities/seed/dictionaries'
import { isNdaDue, isOpenTo, membershipIn, rooms, tags } from '../rooms/store'
import { serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { plain } from '../platform/list'
import { createWorkflowStore, type StoredEntity } from '../platform/workflow'
import { REFUSALS } from './refusals'
import { projects } from './store'

/** A customer as the backend keeps him. Names of others, and what follow-ups say, are not kept. */
export interface StoredCustomer
  extends StoredEntity<CustomerStage>, Omit<CustomerBody, 'isAnother' | 'currency' | 'nextActionDate'> {
  currency: NonNullable<CustomerBody['currency']>
  /** Null once it is done and nothing else was planned. */
  nextActionDate: string | null
  lostFrom: CustomerStage | null
  cda: readonly StoredFile[]
  terms: string
  contractNo: string
  contractAmount: number | null
  lostReason: string
  lostWords: string
}

export interface StoredFollow {
  id: string
  customerId: string
  time: string
  way: (typeof WAYS)[number]
  content: string
  nextAction: string | null
  nextDate: string | null
  files: readonly StoredFile[]
  by: string
}

export const customers = collection<StoredCustomer>(REFUSALS.noCustomer)
export const follows = collection<StoredFollow>()

/** What was said to each customer last, and how often; of all at once: a list of thousands asks for it. */
function contactsBy(): ReadonlyMap<string, { last: string; count: number }> {
  const found = new Map<string, { last: string; count: number }>()
  for (const { customerId, time } of follows.values()) {
    const { last = '', count = 0 } = found.get(customerId) ?? {}
    found.set(customerId, { last: time > last ? time : last, count: count + 1 })
  }
  return found
}

/** Whether a caller sees a room from within: its name and those of its tags are for nobody else. */
export function seesRoom(account: Account, roomId: string): boolean {
  const room = rooms.implement.get(roomId)
  return room !== undefined && isOpenTo('implement', account)(room) && !isNdaDue('implement', room, account)
}

/** Whether a caller knows of a tag of a room that he sees: of all that are there who leads it, others of their own. */
function knowsTag(account: Account, roomId: string, tagId: string): boolean {
  const member = membershipIn('implement', roomId, account)
  return tags.implement.has(tagId) && (member?.role === 'admin' || member?.tagId === tagId)
}

/** As much of a customer's room and tag as a caller may know. */
export function linkFor(account: Account, { roomId, tagId }: Pick<StoredCustomer, 'roomId' | 'tagId'>) {
  if (roomId === null || !seesRoom(account, roomId)) return { roomId: null, tagId: null }
  return { roomId, tagId: tagId !== null && knowsTag(account, roomId, tagId) ? tagId : null }
}

/** A customer as the wire has him. */
export type CustomerRow = RawAnswerOf<typeof customerApi.list>['rows'][number]

/** How a caller is told of customers. */
function tellerFor(account: Account) {
  const contacts = contactsBy()
  const people = new Map(db.accounts.map(({ userId, nickName }) => [userId, nickName]))
  const links = new Map<string, ReturnType<typeof linkFor>>()
  function linkOf({ roomId, tagId }: StoredCustomer) {
    const key = `${roomId} ${tagId}`
    const known = links.get(key) ?? linkFor(account, { roomId, tagId })
    links.set(key, known)
    return known
  }
  return (stored: StoredCustomer): CustomerRow => {
    const { events: _events, updatedBy: _by, state, roomId: _room, tagId: _tag, ...customer } = stored
    const { roomId, tagId } = linkOf(stored)
    const { last = null, count = 0 } = contacts.get(customer.id) ?? {}
    return {
      ...customer,
      contacts: [...customer.contacts],
      cda: [...customer.cda],
      stage: state,
      ownerName: people.get(customer.ownerId) ?? '',
      projectName: (customer.projectId && projects.get(customer.projectId)?.name) || '',
      lastContact: last,
      followCount: count,
      roomId,
      roomName: (roomId && rooms.implement.get(roomId)?.name) || '',
      tagId,
      tagName: (tagId && tags.implement.get(tagId)?.name) || '',
    }
  }
}

/** A customer as a caller is told of him. */
export const customerFor = (account: Account, customer: StoredCustomer) => ({
  ...tellerFor(account)(customer),
  events: customer.events.map(({ from = null, text, ...event }) => ({ ...event, from, text: text ?? '' })),
})

type Query = Args<typeof customerApi.figures>['query']

const isWithin = (
  value: string | null,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) => (!from && !to) || (value !== null && (!from || value >= from) && (!to || value <= to))

/** The customers that a filter leaves, the ones that changed last first. */
export function customersIn(query: Query): StoredCustomer[] {
  const { keyword, stages, type, region, ownerId, projectId, due, nextFrom, nextTo, least, most } = query
  const wanted = stages ? new Set(stages.split(',')) : null
  const today = serverDay()
  const isMeant = (customer: StoredCustomer) =>
    (!wanted || wanted.has(customer.state)) &&
    (!type || customer.type === type) &&
    (!region || plain(customer.region).includes(plain(region))) &&
    (!ownerId || customer.ownerId === ownerId) &&
    (!projectId || customer.projectId === projectId) &&
    (!due || dueOf({ ...customer, stage: customer.state }, today) === due) &&
    isWithin(customer.state === 'lost' ? null : customer.nextActionDate, { from: nextFrom, to: nextTo }) &&
    (least === undefined || (customer.expectedAmount ?? 0) >= least) &&
    (most === undefined || (customer.expectedAmount !== null && customer.expectedAmount <= most)) &&
    (!keyword ||
      [customer.name, customer.interests, customer.source, ...customer.contacts.map(({ name }) => name)].some(
        (each) => plain(each).includes(plain(keyword)),
      ))
  return customers
    .all()
    .filter(isMeant)
    .toSorted((a, b) => b.updateTime.localeCompare(a.updateTime) || Number(b.id) - Number(a.id))
}

/** The same, as a caller is told of them. */
export const customersFor = (account: Account, query: Query): CustomerRow[] =>
  customersIn(query).map(tellerFor(account))

/** Those of the same name or one like it, the same first. */
export function twinsOf(name: string, exceptId?: string) {
  const key = nameKey(name)
  const people = new Map(db.accounts.map(({ userId, nickName }) => [userId, nickName]))
  return customers
    .all()
    .flatMap((each) => {
      const likeness = each.id === exceptId ? null : likenessOf(nameKey(each.name), key)
      return likeness ? [{ each, isSame: likeness === 'same' }] : []
    })
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame))
    .map(({ each: { id, name: own, ownerId, state }, isSame }) => ({
      id,
      name: own,
      ownerName: people.get(ownerId) ?? '',
      stage: state,
      isSame,
    }))
}

/** Who may own customers. */
export const ownersIn = () =>
  db.accounts
    .filter(({ permissions, isStopped }) => !isStopped && isAllowed(permissions, 'implement:customer:edit'))
    .map(({ userId, nickName }) => ({ id: userId, name: nickName }))

export const stageText = (stage: string) =>
  entriesOf('customer_stage')?.find(({ dictValue }) => dictValue === stage)?.dictLabel ?? stage

/** What the workflow asks of a customer. */
export const factsOf = (customer: StoredCustomer) => ({
  ...customer,
  followCount: follows.all().filter(({ customerId }) => customerId === customer.id).length,
})

const callOf = (action: CustomerAction): string =>
  Object.hasOwn(STEP_NAMES, action) ? STEP_NAMES[action as keyof typeof STEP_NAMES] : action

/** What the handlers of customers do their actions with. */
export const customerKeeping = createWorkflowStore({
  workflow: customerWorkflow,
  noun: texts.noun,
  find: (_account, id) => customers.require(id),
  put: (customer: StoredCustomer) => void customers.put(customer),
  viewerOf: ({ userId, roles }) => ({ userId, roles }),
  factsFor: factsOf,
  reasons: texts.guard,
  stateText: stageText,
  callOf,
})
