import { nameKey, similarityOf } from '@/features/implementation/customers/companyNames'
import type {
  CustomerBody,
  customerApi,
  FOLLOW_UP_METHODS,
} from '@/features/implementation/customers/customers.api'
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
import { announce } from '../account/announce'
import { db } from '../account/store'
import { entriesOf } from '../entities/seed/dictionaries'
import { isNdaDue, isOpenTo, membershipIn, rooms, tags } from '../rooms/store'
import { serverDay } from '../platform/clock'
import { collection } from '../platform/collection'
import type { Account } from '../platform/db'
import { normalizeText } from '../platform/list'
import { createWorkflowStore, type StoredEntity } from '../platform/workflowStore'
import { REFUSALS } from './refusals'
import { projects } from './store'

export interface StoredCustomer
  extends StoredEntity<CustomerStage>, Omit<CustomerBody, 'isAnother' | 'currency' | 'nextActionDate'> {
  currency: NonNullable<CustomerBody['currency']>
  nextActionDate: string | null
  lostFrom: CustomerStage | null
  cda: readonly StoredFile[]
  terms: string
  contractNo: string
  contractAmount: number | null
  lostReason: string
  lostWords: string
}

export interface StoredFollowUp {
  id: string
  customerId: string
  time: string
  way: (typeof FOLLOW_UP_METHODS)[number]
  content: string
  nextAction: string | null
  nextDate: string | null
  files: readonly StoredFile[]
  by: string
}

export const customers = collection<StoredCustomer>(REFUSALS.noCustomer)
export const followUps = collection<StoredFollowUp>()

/** Last follow-up and count per customer; computed in one pass because lists have thousands of rows. */
function contactsByCustomer(): ReadonlyMap<string, { last: string; count: number }> {
  const found = new Map<string, { last: string; count: number }>()
  for (const { customerId, time } of followUps.values()) {
    const { last = '', count = 0 } = found.get(customerId) ?? {}
    found.set(customerId, { last: time > last ? time : last, count: count + 1 })
  }
  return found
}

export function canSeeRoom(account: Account, roomId: string): boolean {
  const room = rooms.implement.get(roomId)
  return room !== undefined && isOpenTo('implement', account)(room) && !isNdaDue('implement', room, account)
}

/** A room's leader sees all of its tags; members see their own. */
function canSeeTag(account: Account, roomId: string, tagId: string): boolean {
  const member = membershipIn('implement', roomId, account)
  return tags.implement.has(tagId) && (member?.role === 'admin' || member?.tagId === tagId)
}

/** Hides the room or tag of a link from callers who may not see it. */
export function visibleLink(account: Account, { roomId, tagId }: Pick<StoredCustomer, 'roomId' | 'tagId'>) {
  if (roomId === null || !canSeeRoom(account, roomId)) return { roomId: null, tagId: null }
  return { roomId, tagId: tagId !== null && canSeeTag(account, roomId, tagId) ? tagId : null }
}

export type CustomerRow = RawAnswerOf<typeof customerApi.list>['rows'][number]

function rowBuilderFor(account: Account) {
  const contacts = contactsByCustomer()
  const people = new Map(db.accounts.map(({ userId, nickName }) => [userId, nickName]))
  const links = new Map<string, ReturnType<typeof visibleLink>>()
  function linkOf({ roomId, tagId }: StoredCustomer) {
    const key = `${roomId} ${tagId}`
    const known = links.get(key) ?? visibleLink(account, { roomId, tagId })
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

export const customerFor = (account: Account, customer: StoredCustomer) => ({
  ...rowBuilderFor(account)(customer),
  events: customer.events.map(({ from = null, text, ...event }) => ({ ...event, from, text: text ?? '' })),
})

type Query = Args<typeof customerApi.figures>['query']

const isWithin = (
  value: string | null,
  { from, to }: { from?: string | undefined; to?: string | undefined },
) => (!from && !to) || (value !== null && (!from || value >= from) && (!to || value <= to))

export function filterCustomers(query: Query): StoredCustomer[] {
  const {
    keyword,
    stages,
    type,
    region,
    ownerId,
    projectId,
    due,
    nextFrom,
    nextTo,
    least: min,
    most: max,
  } = query
  const stageSet = stages ? new Set(stages.split(',')) : null
  const today = serverDay()
  const matches = (customer: StoredCustomer) =>
    (!stageSet || stageSet.has(customer.state)) &&
    (!type || customer.type === type) &&
    (!region || normalizeText(customer.region).includes(normalizeText(region))) &&
    (!ownerId || customer.ownerId === ownerId) &&
    (!projectId || customer.projectId === projectId) &&
    (!due || dueOf({ ...customer, stage: customer.state }, today) === due) &&
    isWithin(customer.state === 'lost' ? null : customer.nextActionDate, { from: nextFrom, to: nextTo }) &&
    (min === undefined || (customer.expectedAmount ?? 0) >= min) &&
    (max === undefined || (customer.expectedAmount !== null && customer.expectedAmount <= max)) &&
    (!keyword ||
      [customer.name, customer.interests, customer.source, ...customer.contacts.map(({ name }) => name)].some(
        (each) => normalizeText(each).includes(normalizeText(keyword)),
      ))
  return customers
    .all()
    .filter(matches)
    .toSorted((a, b) => b.updateTime.localeCompare(a.updateTime) || Number(b.id) - Number(a.id))
}

export const customerRows = (account: Account, query: Query): CustomerRow[] =>
  filterCustomers(query).map(rowBuilderFor(account))

/** Customers with the same or a similar name, exact matches first. */
export function duplicatesOf(name: string, exceptId?: string) {
  const key = nameKey(name)
  const people = new Map(db.accounts.map(({ userId, nickName }) => [userId, nickName]))
  return customers
    .all()
    .flatMap((each) => {
      const similarity = each.id === exceptId ? null : similarityOf(nameKey(each.name), key)
      return similarity ? [{ each, isSame: similarity === 'same' }] : []
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

export const possibleOwners = () =>
  db.accounts
    .filter(({ permissions, isStopped }) => !isStopped && isAllowed(permissions, 'implement:customer:edit'))
    .map(({ userId, nickName }) => ({ id: userId, name: nickName }))

export const stageText = (stage: string) =>
  entriesOf('customer_stage')?.find(({ dictValue }) => dictValue === stage)?.dictLabel ?? stage

export const factsOf = (customer: StoredCustomer) => ({
  ...customer,
  followCount: followUps.all().filter(({ customerId }) => customerId === customer.id).length,
})

const wireNameOf = (action: CustomerAction): string =>
  Object.hasOwn(STEP_NAMES, action) ? STEP_NAMES[action as keyof typeof STEP_NAMES] : action

export const announceCustomers = () => announce('customer', 'implement:customer:list')

export const customerStore = createWorkflowStore({
  workflow: customerWorkflow,
  noun: texts.noun,
  find: (_account, id) => customers.require(id),
  put(customer: StoredCustomer) {
    customers.put(customer)
    announceCustomers()
  },
  viewerOf: ({ userId, roles }) => ({ userId, roles }),
  factsFor: factsOf,
  messages: texts.guard,
  stateText: stageText,
  wireNameOf,
})
