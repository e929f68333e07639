import * as z from 'zod/mini'
import { countOrZero, numberOrNull, orNull, textIfAny, textOrEmpty } from '@/shared/api/wireDefaults'
import { VersionedRef } from '@/shared/api/versionedRef'
import { dataOf, del, get, pageOf, post, put } from '@/shared/api'
import { serverNow } from '@/shared/api/clock'
import { listOf } from '@/shared/api/lists'
import { PageQuery } from '@/shared/api/page'
import { exportOf } from '@/shared/files/exports'
import { importOf } from '@/shared/files/imports'
import { StoredFile } from '@/shared/files/files.api'
import { RUN_DESPITE_FIELD_ERRORS, errorReporter, type AddError } from '@/shared/form/validation'
import {
  amount,
  day,
  email,
  dictCode,
  files,
  flag,
  integer,
  dateTime,
  nullable,
  oneOf,
  phone,
  required,
  rowsOf,
  text,
} from '@/shared/form/fieldParsers'
import { serverTime } from '@/shared/lib/dates'
import { CURRENCIES } from '@/shared/lib/money'
import { CUSTOMER_INPUTS, LARGEST_DEAL } from '../domain/customerWorkflow'
import { CUSTOMER_STAGES } from '../domain/states'
import { DUES } from './dues'

/* The specification names the paths and the fields; what they hold is assumed, here only. */

const id = z.coerce.string()

/** Ways to follow up. */
export const WAYS = ['phone', 'email', 'meeting', 'visit', 'conference', 'other'] as const

const Contact = z.object({ name: z.string(), position: textOrEmpty, phone: textOrEmpty, email: textOrEmpty })
export type Contact = z.infer<typeof Contact>

/** A customer; what a stage has asked for is there from then on. */
export const Customer = z.pipe(
  z.object({
    id,
    version: z.coerce.number(),
    name: z.string(),
    /** Dictionary `customer_type`. */
    type: textOrEmpty,
    region: textOrEmpty,
    contacts: listOf(Contact),
    ownerId: id,
    ownerName: textOrEmpty,
    projectId: z.nullish(id),
    projectName: textOrEmpty,
    /** Assets that the customer is interested in. */
    interests: textOrEmpty,
    /** Percent. */
    probability: numberOrNull,
    expectedAmount: numberOrNull,
    currency: z.catch(z.enum(CURRENCIES), 'CNY'),
    source: textOrEmpty,
    nextAction: textOrEmpty,
    nextActionDate: textIfAny,
    /** Dictionary `customer_stage`. */
    stage: z.enum(CUSTOMER_STAGES),
    lostFrom: orNull(z.enum(CUSTOMER_STAGES)),
    stageTime: textIfAny,
    /** Of the latest follow-up, and how many there are. */
    lastContact: textIfAny,
    followCount: countOrZero,
    /** The room of this section and the tag that the customer is there; only to who sees the room. */
    roomId: z.nullish(id),
    roomName: textOrEmpty,
    tagId: z.nullish(id),
    tagName: textOrEmpty,
    cda: listOf(StoredFile),
    terms: textOrEmpty,
    contractNo: textOrEmpty,
    contractAmount: numberOrNull,
    /** Dictionary `customer_lost_reason`. */
    lostReason: textOrEmpty,
    lostWords: textOrEmpty,
    /** Only of one that is read by itself. */
    events: listOf(
      z.object({
        time: textOrEmpty,
        by: textOrEmpty,
        action: z.string(),
        from: orNull(z.enum(CUSTOMER_STAGES)),
        to: z.enum(CUSTOMER_STAGES),
        text: textOrEmpty,
      }),
    ),
    updateTime: textIfAny,
  }),
  z.transform((customer) => ({ ...customer, state: customer.stage })),
)
export type Customer = z.infer<typeof Customer>

/** The fields that a table of customers can hold; beside them one contact of each. */
const fields = {
  name: required(text(2, 100)),
  type: required(dictCode),
  region: nullable(text(2, 40)),
  interests: nullable(text(2, 200)),
  probability: nullable(integer(0, 100)),
  expectedAmount: nullable(amount(0, LARGEST_DEAL)),
  currency: nullable(oneOf(CURRENCIES)),
  source: nullable(text(2, 80)),
  nextAction: nullable(text(2, 100)),
  nextActionDate: required(day),
}

const contactFields = {
  name: required(text(1, 40)),
  position: nullable(text(1, 40)),
  phone: nullable(phone),
  email: nullable(email),
}

/** The columns of a table of customers; of each it has one contact. */
export const IMPORTED_FIELDS = [
  'name',
  ...(Object.keys(fields).slice(1) as Exclude<keyof typeof fields, 'name'>[]),
  'contactName',
  'contactPosition',
  'contactPhone',
  'contactEmail',
] as const

/** People of a customer at most. */
const MOST_CONTACTS = 20

/** A customer as he is typed. */
export const CustomerInput = z.object({
  ...fields,
  contacts: rowsOf(z.object(contactFields), 0, MOST_CONTACTS),
  ownerId: required(dictCode),
  projectId: nullable(dictCode),
  roomId: nullable(dictCode),
  tagId: nullable(dictCode),
  /** There is another one of that name, and this is not the same company. */
  isAnother: flag,
})
export type CustomerBody = z.output<typeof CustomerInput>

/** What was said and done with a customer. */
export const FollowUp = z.object({
  id,
  time: z.string(),
  way: z.catch(z.enum(WAYS), 'other'),
  content: textOrEmpty,
  nextAction: textOrEmpty,
  nextDate: textIfAny,
  files: listOf(StoredFile),
  by: textOrEmpty,
})
export type FollowUp = z.infer<typeof FollowUp>

/** The rules that only a follow-up has. */
export const FOLLOW_RULES = ['future', 'beforeTime'] as const

/** A follow-up as it is written: what has been, and what comes next. */
export const FollowInput = z
  .object({
    time: required(dateTime),
    way: required(oneOf(WAYS)),
    content: required(text(5, 2000)),
    nextAction: nullable(text(2, 100)),
    nextDate: nullable(day),
    files: files(),
  })
  .check(
    z.superRefine(({ time, nextDate }, context) => {
      const refuse: AddError<(typeof FOLLOW_RULES)[number]> = errorReporter(context)
      if (time > serverTime(serverNow())) refuse(['time'], 'future')
      if (nextDate && nextDate < time.slice(0, 10)) refuse(['nextDate'], 'beforeTime')
    }, RUN_DESPITE_FIELD_ERRORS),
  )

const Filter = z.object({
  keyword: z.optional(z.string()),
  /** Several, joined by commas. */
  stages: z.optional(z.string()),
  type: z.optional(z.string()),
  region: z.optional(z.string()),
  ownerId: z.optional(z.string()),
  projectId: z.optional(z.string()),
  due: z.optional(z.enum(DUES)),
  /** Days of the next action, both included. */
  nextFrom: z.optional(z.string()),
  nextTo: z.optional(z.string()),
  /** Of the expected amount, in the currency of each. */
  least: z.optional(z.coerce.number()),
  most: z.optional(z.coerce.number()),
})
export const CustomerFilter = z.extend(PageQuery, Filter.shape)
export type CustomerFilter = z.infer<typeof Filter>

const Figures = z.object({
  stages: listOf(
    z.object({ stage: z.enum(CUSTOMER_STAGES), count: countOrZero, value: z.number(), weighted: z.number() }),
  ),
  /** Whose next action is overdue. */
  overdue: countOrZero,
})

/** Someone who may own customers. */
const Owner = z.object({ id, name: textOrEmpty })

/** A customer whose name is the same or like another one. */
const Twin = z.object({
  id,
  name: z.string(),
  ownerName: textOrEmpty,
  stage: z.enum(CUSTOMER_STAGES),
  isSame: z.catch(z.boolean(), false),
})
export type Twin = z.infer<typeof Twin>

/** A room that the caller sees, with the tags that he may know of. */
const LinkedRoom = z.object({ id, name: textOrEmpty, tags: listOf(z.object({ id, name: textOrEmpty })) })

/** What the members of a customer's tag do in the room; empty where the reader is not told of it there. */
const Activity = z.object({
  roomId: z.nullish(id),
  doings: z.nullish(
    z.object({
      sessions: countOrZero,
      permitted: countOrZero,
      opened: countOrZero,
      minutes: countOrZero,
      questions: countOrZero,
    }),
  ),
  /** When each of them was there last. */
  visits: listOf(z.object({ name: textOrEmpty, time: z.string() })),
  /** What they have read, the latest first. */
  documents: listOf(z.object({ id, name: textOrEmpty, count: countOrZero, time: z.string() })),
  /** Status: dictionary `vdr_question_status`. */
  questions: listOf(z.object({ id, title: textOrEmpty, status: textOrEmpty, time: textIfAny })),
})
export type Activity = z.infer<typeof Activity>

export const customerApi = {
  list: get('/implement/customer/list', { query: CustomerFilter, response: pageOf(Customer) }),
  /** Of all that a filter leaves: count and value of each stage. */
  figures: get('/implement/customer/figures', { query: Filter, response: dataOf(Figures) }),
  owners: get('/implement/customer/owners', { response: dataOf(listOf(Owner)) }),
  rooms: get('/implement/customer/rooms', { response: dataOf(listOf(LinkedRoom)) }),
  /** Those that a name may be of already, beside the one that it is written for. */
  twins: get('/implement/customer/twins', {
    query: z.object({ name: z.string(), exceptId: z.optional(z.string()) }),
    response: dataOf(listOf(Twin)),
  }),
  activity: get('/implement/customer/activity', {
    query: z.object({ id: z.string() }),
    response: dataOf(Activity),
  }),
  export: exportOf('/implement/customer/export', z.extend(Filter, { language: z.enum(['zh', 'en']) })),
  /** Whoever gives the table owns its customers. */
  importData: importOf('/implement/customer/importData'),
  create: post('/implement/customer', { body: CustomerInput }),
  update: put('/implement/customer', { body: z.intersection(CustomerInput, VersionedRef) }),
  remove: del('/implement/customer/:ids'),
  /** Where a customer goes next, with what that step asks for. */
  changeStage: put('/implement/customer/changeStage', {
    body: z.union([
      z.extend(VersionedRef, { stage: z.enum(['contacted', 'won']) }),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('cda') }), CUSTOMER_INPUTS.sign),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('diligence') }), CUSTOMER_INPUTS.examine),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('terms') }), CUSTOMER_INPUTS.negotiate),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('contract') }), CUSTOMER_INPUTS.contract),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('lost') }), CUSTOMER_INPUTS.lose),
      z.intersection(z.extend(VersionedRef, { stage: z.literal('reopened') }), CUSTOMER_INPUTS.reopen),
    ]),
  }),
  follows: get('/implement/customer/follow/list', {
    query: z.extend(PageQuery, { customerId: z.string() }),
    response: pageOf(FollowUp),
  }),
  follow: post('/implement/customer/follow', {
    body: z.intersection(FollowInput, z.object({ customerId: z.string() })),
  }),
  detail: get('/implement/customer/:id', { response: dataOf(Customer) }),
}
